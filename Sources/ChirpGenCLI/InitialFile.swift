import ChirpGenCore
import ChirpSchema

/// A file that `init` writes.
struct InitialFile {
  let name: String
  /// What it is for.
  let purpose: String
  let text: String

  static let all = [
    InitialFile(name: "api.yaml", purpose: "describes a small API; make it yours", text: spec),
    InitialFile(
      name: ConfigurationReader.fileName, purpose: "says where the Swift goes",
      text: configuration),
    InitialFile(
      name: ChirpSchema.fileName, purpose: "lets an editor complete and check the spec",
      text: ChirpSchema.text),
  ]

  private static let spec = """
    # yaml-language-server: $schema=\(ChirpSchema.fileName)
    chirp: 1

    api:
      name: Notes
      baseURL: https://api.example.com

    auth:
      session: { type: bearer }     # 'auth: session' at a route sends a token

    errors:
      body: Refusal                 # what the server answers when it refuses a request
      reason: message               # the field of it that is for people

    types:
      Note:
        conforms: [Identifiable, Hashable]
        fields:
          id: UUID
          text: String
          tags: [String]
          createdAt: Date
          dueAt: Date?              # may be absent

      Refusal:
        fields:
          message: String

    routes:
      notes:                        # becomes API.notes(page:)
        description: The notes, newest first.
        route: GET /notes
        query: { page: Int = 1 }    # 1 is the default
        response: [Note]

      note:
        route: GET /notes/{noteID}
        path: { noteID: UUID }
        response: Note

      addNote:
        route: POST /notes
        auth: session
        body: { text: String }
        response: Note

      deleteNote:                   # no response: one without a body
        route: DELETE /notes/{noteID}
        path: { noteID: UUID }
        auth: session

    """

  private static let configuration = """
    # Paths are relative to this file. Run 'chirp-gen' in its folder after each change of the spec.
    spec: api.yaml
    output: Sources/MyAPI

    """
}
