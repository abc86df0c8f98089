package import ChirpDiagnostics

/// Templates that know each other by name, and how they are rendered.
///
/// # Reference
///
/// A template is [Mustache](https://mustache.github.io/mustache.5.html), as version 1.4 of its
/// specification has it, with the optional module for inheritance and without those for lambdas
/// and dynamic names.
///
/// | tag | prints |
/// | --- | --- |
/// | `{{name}}` | the text that `name` stands for, escaped if the options say so |
/// | `{{{name}}}`, `{{&name}}` | the same, never escaped |
/// | `{{#name}} … {{/name}}` | what it holds: once if `name` is true, for each element of a list |
/// | `{{^name}} … {{/name}}` | what it holds, if `name` is false |
/// | `{{>name}}` | another template, a partial |
/// | `{{<name}} … {{/name}}` | another template, a parent, filling its blocks with those in the tag |
/// | `{{$name}} … {{/name}}` | a block: what fills it, or else what it holds |
/// | `{{! … }}` | nothing: a comment |
/// | `{{=<% %>=}}` | nothing, and makes `<%` and `%>` the delimiters up to the end of the template |
///
/// **Names.** A section puts its value, or each element of its list, on a stack of contexts. A name
/// is asked of the innermost context first, then of those around it. In `a.b.c` only `a` is looked
/// for in the stack; `b` is asked of what it stands for, and so on; where one is absent, all is.
/// `{{.}}` is the innermost value itself. False are an absent value, `false`, an empty text and an
/// empty list.
///
/// **Lines.** A tag that prints nothing itself, or a partial, takes its whole line with it if only
/// blanks stand around it. Tags of parents and blocks, and ends, can share such a line. The blanks
/// in front of such a partial or parent go in front of each line of the other template that is not
/// empty; they do not go into the lines of a value. What fills a block is printed with the
/// indentation of the block in place of its own.
///
/// **Strictness.** In a strict library a name that no context has, a partial that is not there, and
/// a value that is no text where a text is printed are errors. A library that is not strict prints
/// nothing for them, and the word `true` or `false` for a truth value.
///
/// **Limits.** Tags nest up to 100 deep in a template, and up to 150 deep through all templates
/// that are being rendered. Templates can include themselves; one that does so without end is an
/// error.
///
/// # Fit sections
///
/// With `TemplateOptions.lineFit` the name `fit` is reserved. A fit section prints what it holds on
/// one line if that has room there, and else as it stands in the template, which is the broken form:
///
///     {{#fit}}
///     func {{name}}(
///       {{#parameters}}
///       {{declaration}},
///       {{/parameters}}
///     ) -> {{result}} {
///     {{/fit}}
///
/// Its tags stand in lines of their own. It is decided over whole lines of output, indented as they
/// will be:
///
/// - The flat form is the first line and behind it the others without their indentation, each
///   after a space; but there is none behind a line that ends with `(` or `[`, and none in front of
///   a line that begins with `)` or `]`, where a `,` goes too. Empty lines are left out. It is taken
///   if it has at most `LineFit.columns` characters and no line is a comment, one that begins
///   with `//`.
/// - In the broken form a `,` goes if the next line begins with `)`, and stays if that begins with
///   `]`; `(` and `)`, or `[` and `]`, with nothing between them share a line.
/// - If a line of the broken form is too wide, `LineFit.exemption` is printed as a line in front of
///   it, with the indentation of its first line. Exemptions in it then go.
///
/// A fit section in another one is decided first, and its lines are lines of the outer one.
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
      if !options.constants.isEmpty { resolveConstants(in: &self.templates[index]) }
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

  private func resolveConstants(in template: inout Template) {
    for index in template.names.indices where template.names[index].rest.isEmpty {
      template.names[index].constant = options.constants[template.names[index].first]
    }
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
