import ChirpGenCLI
import Testing

/// Completions, as the shells give them.
@Suite("completions")
struct CompletionTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace(spec: SampleSpec.text)
    try workspace.makeFolder("a folder")
    try workspace.write("", to: "my spec.yml")
    try workspace.write("", to: "notes.txt")
    for shell in ["bash", "zsh", "fish"] {
      let run = workspace.run("completions", shell)
      #expect(run.status == .success)
      try workspace.write(run.output, to: "completions.\(shell)")
    }
  }

  private static let commands = [
    "generate", "check", "validate", "watch", "init", "schema", "completions", "manual", "help",
  ]
  private static let options = [
    "--output", "--style", "--layout", "--namespace", "--access", "--imports", "--include",
    "--exclude", "--rename", "--templates", "--inputs", "--format", "--config", "--spec", "--help",
    "--version",
  ]
  private static let files = [
    "completions.bash", "completions.fish", "completions.zsh", "notes.txt",
  ]

  /// A command line, and what its last word is completed to.
  private static let lines: [(words: [String], completions: [String])] = [
    (["chirp-gen", ""], commands),
    (["chirp-gen", "ge"], ["generate"]),
    (["chirp-gen", "--a"], ["--access"]),
    (["chirp-gen", "--access", ""], ["public", "package", "internal"]),
    (["chirp-gen", "generate", "--"], options),
    (["chirp-gen", "generate", "spec.yaml", "--layout", "s"], ["split", "single"]),
    (["chirp-gen", "validate", "--style", ""], ["factories", "enum", "structs"]),
    (["chirp-gen", "check", "--format", "g"], ["github"]),
    (["chirp-gen", "validate", "--"], options.filter(isOfValidate)),
    (["chirp-gen", "validate", "--namespace", ""], []),
    (["chirp-gen", "completions", ""], ["bash", "zsh", "fish"]),
    (["chirp-gen", "help", "va"], ["validate"]),
    (["chirp-gen", "schema", "--"], ["--help", "--version"]),
    (["chirp-gen", "schema", ""], []),
  ]

  private static func isOfValidate(_ option: String) -> Bool {
    [
      "--style", "--namespace", "--include", "--exclude", "--rename", "--format", "--config",
      "--spec", "--help", "--version",
    ].contains(option)
  }

  /// Calls the function that bash calls, with the words that it splits a line into.
  private func bash(_ words: [String]) async throws -> [String] {
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    let run = try await Shell.run(
      """
      source completions.bash
      COMP_WORDS=(\(list)) COMP_CWORD=\(words.count - 1)
      _chirp_gen
      printf '%s\\n' "${COMPREPLY[@]}"
      """, in: workspace)
    #expect(run.status == 0)
    #expect(run.error == "")
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test("bash", arguments: lines)
  func bash(line: (words: [String], completions: [String])) async throws {
    #expect(try await bash(line.words) == line.completions)
  }

  @Test("bash: files, folders, and values behind '='")
  func bashValues() async throws {
    #expect(
      try await bash(["chirp-gen", "generate", ""]) == ["spec.yaml", "my spec.yml", "a folder"])
    #expect(try await bash(["chirp-gen", "generate", "--output", ""]) == ["a folder"])
    #expect(try await bash(["chirp-gen", "init", "a"]) == ["a folder"])
    #expect(try await bash(["chirp-gen", "generate", "--layout", "="]) == ["split", "single"])
    #expect(
      try await bash(["chirp-gen", "generate", "--layout", "=", "sp"]) == ["split"])
    let run = try await Shell.run(
      "eval \"$(cat completions.bash)\"; complete -p chirp-gen", in: workspace)
    #expect(run == Shell(status: 0, output: "complete -F _chirp_gen chirp-gen\n"))
  }

  @Test("fish", .needs("fish"), arguments: lines)
  func fish(line: (words: [String], completions: [String])) async throws {
    let text = line.words.joined(separator: " ")
    let run = try await Shell.run(
      "HOME=\"$PWD\" fish --no-config -c \"source completions.fish; complete -C '\(text)'\"",
      in: workspace)
    #expect(run.status == 0)
    #expect(run.error == "")
    let words = run.output.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
    // Where nothing is known, fish offers files.
    #expect(
      words.filter { !Self.files.contains(String($0)) }.sorted()
        == line.completions.map { $0[...] }.sorted())
  }

  @Test("zsh reads its script, and uses it for the program", .needs("zsh"))
  func zsh() async throws {
    #expect(try await Shell.run("zsh -f -n completions.zsh", in: workspace) == Shell(status: 0))
    let run = try await Shell.run(
      """
      zsh -f -c 'autoload -U compinit && compinit -u -D; eval "$(<completions.zsh)"
      print $_comps[chirp-gen]'
      """, in: workspace)
    #expect(run == Shell(status: 0, output: "_chirp-gen\n"))
  }

  @Test("zsh finds its script in a folder of functions", .needs("zsh"))
  func zshFolder() async throws {
    let run = try await Shell.run(
      """
      mkdir functions && cp completions.zsh functions/_chirp-gen
      zsh -f -c 'fpath=("$PWD/functions" $fpath); autoload -U compinit && compinit -u -D
      print $_comps[chirp-gen]'
      """, in: workspace)
    #expect(run == Shell(status: 0, output: "_chirp-gen\n"))
  }

  @Test("zsh", .needs("zsh"))
  func zshLines() async throws {
    let lines = [
      "chirp-gen gen": "chirp-gen generate ", "chirp-gen help va": "chirp-gen help validate",
      "chirp-gen --access=pa": "chirp-gen --access=package",
      "chirp-gen check --format gi": "chirp-gen check --format github",
      "chirp-gen generate my": "chirp-gen generate my\\ spec.yml",
    ]
    // A terminal of its own, into which each line is typed with a tab at its end.
    let script = """
      zmodload zsh/zpty
      zpty shell zsh -f -i
      zpty -w shell 'PROMPT=; autoload -U compinit; compinit -u -D; source completions.zsh'
      show() { print -r -- "$BUFFER" >> typed; BUFFER= }
      zpty -w shell "$(functions show)"
      zpty -w shell 'zle -N show; bindkey "^X" show; echo ready > typed'
      await() { repeat 600 { [[ -f typed && $(wc -l < typed) -gt $1 ]] && return; sleep 0.05 }; exit 1 }
      await 0
      integer count=0
      for line in \(lines.keys.sorted().map { "'\($0)'" }.joined(separator: " ")); do
        zpty -w -n shell "$line"$'\\t'$'\\x18'
        await $((++count))
      done
      zpty -d shell
      """
    try workspace.write(script, to: "type.zsh")
    #expect(try await Shell.run("zsh -f type.zsh", in: workspace).status == 0)
    let typed = try workspace.text("typed").split(separator: "\n").dropFirst().map(String.init)
    #expect(
      typed.map { $0.trimmingSuffix(" ") }
        == lines.sorted { $0.key < $1.key }.map { $0.value.trimmingSuffix(" ") })
  }
}

extension String {
  fileprivate func trimmingSuffix(_ character: Character) -> String {
    String(reversed().drop { $0 == character }.reversed())
  }
}
