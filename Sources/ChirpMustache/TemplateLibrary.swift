package import ChirpDiagnostics

/// Templates that know each other by name, and how they are rendered.
package struct TemplateLibrary: Sendable {
  let options: TemplateOptions
  private(set) var templates: [Template] = []
  /// The index of each template by its name.
  private var indexes: [String: Int] = [:]

  /// Joins `templates`, of which a later one replaces an earlier one with the same name. What they
  /// ask of each other and cannot have is reported.
  package init(
    _ templates: [Template], options: TemplateOptions = TemplateOptions(),
    diagnostics: inout Diagnostics
  ) {
    self.options = options
    for template in templates {
      if let index = indexes[template.name] {
        self.templates[index] = template
      } else {
        indexes[template.name] = self.templates.count
        self.templates.append(template)
      }
    }
    for index in self.templates.indices {
      link(&self.templates[index], diagnostics: &diagnostics)
      checkFits(in: self.templates[index], diagnostics: &diagnostics)
    }
  }

  /// Renders the template `name` and appends the text, in UTF-8, to `output`.
  ///
  /// - Parameter diagnostics: Takes an error for each fault that the render meets, once for each
  ///   place in a template. The text is of no use then.
  package func render(
    _ name: String, context: some TemplateContext, into output: inout [UInt8],
    diagnostics: inout Diagnostics
  ) {
    render(name, value: .object(context), into: &output, diagnostics: &diagnostics)
  }

  /// Renders the template `name` for any value, as if it stood in a section of that value.
  func render(
    _ name: String, value: TemplateValue, into output: inout [UInt8],
    diagnostics: inout Diagnostics
  ) {
    guard let index = indexes[name] else {
      diagnostics.error(.unknownTemplate(name), at: nil)
      return
    }
    var renderer = Renderer(library: self, root: value)
    // The renderer takes both over, so that neither is copied.
    swap(&renderer.output, &output)
    swap(&renderer.diagnostics, &diagnostics)
    renderer.render(templates[index])
    swap(&renderer.output, &output)
    swap(&renderer.diagnostics, &diagnostics)
  }

  /// Finds the templates that `template` names.
  private func link(_ template: inout Template, diagnostics: inout Diagnostics) {
    for (number, reference) in template.references.enumerated() {
      let target = indexes[reference.name]
      template.references[number].target = target
      if target == nil, options.isStrict {
        diagnostics.error(
          .unknownTemplate(reference.name), at: template.file.place(of: reference.range))
      }
    }
  }

  private func checkFits(in template: Template, diagnostics: inout Diagnostics) {
    guard options.lineFit != nil else { return }
    for case .fit(let name, isAlone: false, _) in template.steps {
      diagnostics.error(
        .fitAmongText, at: template.file.place(of: template.names[name].range))
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownTemplate(_ name: String) -> Self {
    "unknown template '\(name)'"
  }

  fileprivate static var fitAmongText: Self {
    "the tags of a 'fit' section stand in lines of their own"
  }
}
