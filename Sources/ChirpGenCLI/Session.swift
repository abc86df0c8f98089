import ChirpDiagnostics
import ChirpGenCore

/// One run of a command.
struct Session {
  enum Purpose {
    case generate
    case check
    case validate
  }

  private let purpose: Purpose
  private let options: Options
  private let format: DiagnosticFormat
  private let paths: Paths
  private let console: Console
  private let buildStep: BuildStep?

  init(
    _ purpose: Purpose, _ options: Options, folder: String, console: Console,
    log: InputLog? = nil
  ) throws(UsageError) {
    self.purpose = purpose
    self.options = options
    self.console = console
    paths = Paths(folder: folder, log: log)
    buildStep = options.inputs.map { [paths] in BuildStep(list: $0, paths: paths) }
    format = try options.choice(\.format, of: "--format", as: DiagnosticFormat.self) ?? .text
  }

  func run() throws(UsageError) -> ExitStatus {
    var diagnostics = Diagnostics()
    let list = JobList(options: options, paths: paths, isForOutput: purpose != .validate)
    let jobs = try list.jobs(diagnostics: &diagnostics)
    switch purpose {
    case .validate:
      return validate(jobs, diagnostics: &diagnostics)
    case .generate, .check:
      for job in jobs where job.output == nil && !diagnostics.hasErrors {
        throw UsageError(
          message: "nothing says where the files of '\(job.spec.text)' go",
          hint: "add '--output DIR', or list the spec in 'chirp-gen.yaml'")
      }
      return output(of: jobs, diagnostics: &diagnostics)
    }
  }

  private func validate(_ jobs: [Job], diagnostics: inout Diagnostics) -> ExitStatus {
    for job in jobs {
      guard let file = paths.read(job.spec, as: .spec, diagnostics: &diagnostics) else { continue }
      let generator = Generator(
        options: job.options, templates: .builtIn, readInclude: includes(of: file))
      _ = generator.module(for: file, diagnostics: &diagnostics)
    }
    let status = report(diagnostics)
    if status == .success, format == .text {
      for job in jobs { console.output("\(job.spec.text.shown): fine") }
    }
    return status
  }

  private func output(of jobs: [Job], diagnostics: inout Diagnostics) -> ExitStatus {
    do {
      let plans = try plans(for: jobs, diagnostics: &diagnostics)
      if purpose == .check, format != .text, !diagnostics.hasErrors {
        for plan in plans { Drift.report(plan, diagnostics: &diagnostics) }
      }
      let status = report(diagnostics)
      guard status == .success else { return status }
      if purpose == .check {
        return format == .text ? Report(console).differences(plans) : .success
      }
      try OutputWriter.write(plans)
      if let buildStep {
        try buildStep.compare(with: diagnostics.files)
      } else if format == .text {
        for plan in plans { Report(console).summary(of: plan) }
      }
      return .success
    } catch let error as FileSystem.Failure {
      return fail(.failed(error, paths.shown(error.path)))
    } catch let error as TemplateFault {
      console.error(unended: error.text)
      return .internalFault
    } catch {
      console.fault("\(error)")
      return .internalFault
    }
  }

  private func plans(
    for jobs: [Job], diagnostics: inout Diagnostics
  ) throws(TemplateFault) -> [OutputPlan] {
    // What a faulty configuration says of folders is not compared with them.
    let isConfigured = !diagnostics.hasErrors
    var plans: [OutputPlan] = []
    for job in jobs {
      guard let files = try files(for: job, diagnostics: &diagnostics), isConfigured,
        let output = job.output
      else { continue }
      do throws(FileSystem.Failure) {
        plans.append(
          try OutputPlan(
            files, folder: paths.resolve(output.text), name: Report.name(ofFolder: output.text),
            isOurs: buildStep != nil, diagnostics: &diagnostics))
      } catch {
        diagnostics.error(
          .failed(error, paths.shown(error.path)), at: output.range,
          notes: [.init(.chooseFolder)])
      }
    }
    return plans
  }

  private func files(
    for job: Job, diagnostics: inout Diagnostics
  ) throws(TemplateFault) -> [GeneratedFile]? {
    let replacements =
      job.templates.map { paths.templates(in: $0, diagnostics: &diagnostics) } ?? []
    guard let file = paths.read(job.spec, as: .spec, diagnostics: &diagnostics) else { return nil }
    let progress = Progress(console, bytes: file.bytes.count)
    defer { progress.clear() }
    let templates = TemplateSet(replacedBy: replacements)
    let generator = Generator(
      options: job.options, templates: templates, source: paths.nameInProject(of: job.spec.text),
      readInclude: includes(of: file)
    ) { stage in
      progress.show("\(stage.rawValue) \(job.spec.text.shown)")
    }
    return try generator.files(for: file, diagnostics: &diagnostics)
  }

  /// Reads what the spec in `file` includes.
  private func includes(of file: SourceFile) -> SpecLoader.Read {
    { path, diagnostics in
      paths.readInclude(path, of: file.path, diagnostics: &diagnostics)
    }
  }

  /// Says what went wrong behind the input.
  private func fail(_ message: Diagnostic.Message) -> ExitStatus {
    if format == .text {
      console.fault(message.text)
      return .failure
    }
    var diagnostics = Diagnostics()
    diagnostics.error(message, at: nil)
    return report(diagnostics)
  }

  /// Prints what there is to say of the input.
  private func report(_ diagnostics: Diagnostics) -> ExitStatus {
    switch format {
    case .text: printText(diagnostics)
    case .json: console.output(unended: JSONDiagnosticPrinter().text(diagnostics))
    case .github: console.output(unended: GitHubDiagnosticPrinter().text(diagnostics))
    }
    return diagnostics.hasErrors ? .failure : .success
  }

  private func printText(_ diagnostics: Diagnostics) {
    let text = DiagnosticPrinter(colored: console.errorIsColored).text(diagnostics)
    if !text.isEmpty { console.error(unended: text) }
    let count = diagnostics.inSourceOrder.count { $0.severity == .error }
    if count == 0 { return }
    let errors = count == 1 ? "1 error" : "\(count) errors"
    console.error("chirp-gen: \(errors)\(purpose == .generate ? "; nothing was written" : "")")
  }
}

extension Diagnostic.Message {
  fileprivate static let chooseFolder: Self = "the output goes into a folder that can be read"
}
