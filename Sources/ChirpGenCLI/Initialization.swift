import ChirpDiagnostics
import ChirpGenCore

/// Writes the files that a user begins with. Nothing that is there already is touched.
struct Initialization {
  let paths: Paths
  let console: Console

  /// - Parameter folder: As the user names it.
  func run(in folder: String) -> ExitStatus {
    let taken = InitialFile.all.filter { FileSystem.kind(of: path($0, in: folder)) != nil }
    if !taken.isEmpty {
      for file in taken { console.fault("'\(shown(file, in: folder))' is there already") }
      console.error("chirp-gen: note: name another folder: chirp-gen init FOLDER")
      return .failure
    }
    do throws(FileSystem.Failure) {
      try write(in: folder)
    } catch {
      console.fault(Diagnostic.Message.failed(error, paths.shown(error.path)).text)
      return .failure
    }
    for file in InitialFile.all {
      console.output("\(shown(file, in: folder).shown): \(file.purpose)")
    }
    console.output(next(in: folder))
    return .success
  }

  private func write(in folder: String) throws(FileSystem.Failure) {
    let created = try FileSystem.createFolder(paths.resolve(folder))
    var written: [String] = []
    do throws(FileSystem.Failure) {
      for file in InitialFile.all {
        let path = path(file, in: folder)
        try FileSystem.write(Array(file.text.utf8), to: path)
        written.append(path)
      }
    } catch {
      for path in written { try? FileSystem.remove(path) }
      FileSystem.removeEmptyFolders(created)
      throw error
    }
  }

  private func path(_ file: InitialFile, in folder: String) -> String {
    paths.resolve(Paths.join(folder, file.name))
  }

  private func shown(_ file: InitialFile, in folder: String) -> String {
    folder == "." ? file.name : Paths.join(folder, file.name)
  }

  /// What to do with them.
  private func next(in folder: String) -> String {
    let here = folder == "." ? "" : " in '\(folder.shown)'"
    return """

      next: run 'chirp-gen'\(here), which writes Sources/MyAPI, and add its target to Package.swift,
      beside a dependency on the package chirp-gen:

        .target(
          name: "MyAPI",
          dependencies: [.product(name: "ChirpRuntime", package: "chirp-gen")]),
      """
  }
}
