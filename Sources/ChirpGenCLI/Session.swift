import ChirpDiagnostics
import ChirpGenCore
import ChirpYAML

/// One run of a command.
struct Session {
  private let options: Options
  private let paths: Paths
  private let console: Console

  init(_ options: Options, folder: String, console: Console) {
    self.options = options
    self.console = console
    paths = Paths(folder: folder)
  }

  func run(_ command: Command) -> ExitStatus {
    var diagnostics = Diagnostics()
    do {
      let list = JobList(options: options, paths: paths)
      guard let jobs = try list.jobs(diagnostics: &diagnostics) else {
        return report(diagnostics)
      }
      return try run(command, jobs, diagnostics: &diagnostics)
    } catch let error as JobList.UsageError {
      console.error("chirp-gen: error: \(error.message)")
      console.error("chirp-gen: note: \(error.hint)")
      return .usage
    } catch let error as FileSystem.Failure {
      console.error("chirp-gen: error: cannot write '\(error.path)': \(error.reason)")
      return .failure
    } catch let error as TemplateFault {
      console.error(error.text)
      return .internalFault
    } catch {
      console.error("chirp-gen: error: \(error)")
      return .internalFault
    }
  }

  private func run(
    _ command: Command, _ jobs: [Job], diagnostics: inout Diagnostics
  ) throws -> ExitStatus {
    if command == .validate { return validate(jobs, diagnostics: &diagnostics) }
    var plans: [OutputPlan] = []
    for job in jobs {
      guard let output = job.output else {
        throw JobList.UsageError(
          message: "nothing says where the files of '\(job.spec)' go",
          hint: "add '--output DIR', or list the spec in 'chirp-gen.yaml'")
      }
      if let files = try files(for: job, diagnostics: &diagnostics) {
        plans.append(try OutputPlan(files, folder: paths.resolve(output), name: output))
      }
    }
    if diagnostics.hasErrors { return report(diagnostics) }
    _ = report(diagnostics)
    return switch command {
    case .check: Report(console).differences(plans)
    case .generate, .validate: try write(plans)
    }
  }

  private func write(_ plans: [OutputPlan]) throws(FileSystem.Failure) -> ExitStatus {
    for plan in plans {
      try OutputWriter.write(plan)
      Report(console).summary(of: plan)
    }
    return .success
  }

  private func validate(_ jobs: [Job], diagnostics: inout Diagnostics) -> ExitStatus {
    for job in jobs {
      guard let file = spec(of: job, diagnostics: &diagnostics) else { continue }
      let generator = Generator(options: job.options, templates: .builtIn)
      if generator.module(for: file, diagnostics: &diagnostics) != nil {
        console.output("\(job.spec): fine")
      }
    }
    return report(diagnostics)
  }

  private func files(
    for job: Job, diagnostics: inout Diagnostics
  ) throws -> [GeneratedFile]? {
    guard let file = spec(of: job, diagnostics: &diagnostics) else { return nil }
    let templates = try templates(of: job, diagnostics: &diagnostics)
    let progress = Progress(console, bytes: file.bytes.count)
    defer { progress.clear() }
    let generator = Generator(options: job.options, templates: templates) { stage in
      progress.show("\(stage.rawValue) \(job.spec)")
    }
    return try generator.files(for: file, diagnostics: &diagnostics)
  }

  private func spec(of job: Job, diagnostics: inout Diagnostics) -> SourceFile? {
    paths.read(job.spec, as: .spec, saidAt: job.specRange, diagnostics: &diagnostics)
  }

  private func templates(of job: Job, diagnostics: inout Diagnostics) throws -> TemplateSet {
    guard let folder = job.templates else { return .builtIn }
    guard FileSystem.kind(of: paths.resolve(folder)) == .folder else {
      throw JobList.UsageError(
        message: "there is no folder '\(folder)' of templates",
        hint: "see 'chirp-gen generate --help'")
    }
    var files: [SourceFile] = []
    for name in try FileSystem.names(in: paths.resolve(folder)) where name.hasSuffix(".mustache") {
      let path = Paths.join(folder, name)
      if let file = paths.read(path, as: .template, diagnostics: &diagnostics) {
        files.append(file)
      }
    }
    return TemplateSet(replacedBy: files)
  }

  /// Prints what there is to say of the input.
  private func report(_ diagnostics: Diagnostics) -> ExitStatus {
    let text = DiagnosticPrinter(colored: console.errorIsColored).text(diagnostics)
    if !text.isEmpty { console.error(unended: text) }
    guard diagnostics.hasErrors else { return .success }
    let count = diagnostics.inSourceOrder.count { $0.severity == .error }
    console.error("chirp-gen: \(count) \(count == 1 ? "error" : "errors"); nothing was written")
    return .failure
  }
}
