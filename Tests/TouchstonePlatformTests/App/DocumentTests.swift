import SwiftUI
import Testing
import UniformTypeIdentifiers

/// Scenes and documents as apps declare them, in Apple's documentation of `DocumentGroup` and `Scene`.
@Suite struct DocumentTests {
  struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text: String

    init(text: String = "") { self.text = text }

    init(configuration: ReadConfiguration) throws {
      guard let data = configuration.file.regularFileContents, let text = String(data: data, encoding: .utf8) else {
        throw CocoaError(.fileReadCorruptFile)
      }
      self.text = text
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  final class Sketch: ReferenceFileDocument {
    static var readableContentTypes: [UTType] { [.json] }
    var points: [Int] = []

    init() {}
    init(configuration: ReadConfiguration) throws {
      points = try JSONDecoder().decode([Int].self, from: configuration.file.regularFileContents ?? Data())
    }

    func snapshot(contentType: UTType) throws -> [Int] { points }
    func fileWrapper(snapshot: [Int], configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(directoryWithFileWrappers: [
        "points.json": FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
      ])
    }
  }

  struct Editor: App {
    @Environment(\.scenePhase) private var phase
    @State private var count = 0

    var body: some Scene {
      DocumentGroup(newDocument: Note()) { file in TextEditor(text: file.$document.text) }
      DocumentGroup(viewing: Sketch.self) { file in Text("\(file.document.points.count)") }
      WindowGroup("Notes", id: "notes", for: Int.self) { $number in Text("\(number ?? 0)") }
        .defaultSize(width: 300, height: 200)
        .commands { CommandMenu("Note") { Button("New") { count += 1 }.keyboardShortcut("n") } }
        .onChange(of: phase) { count += 1 }
    }
  }

  @Test func `a document that is a value is written and read as it was`() throws {
    let file = try Note(text: "é").fileWrapper(configuration: .init(contentType: .plainText, existingFile: nil))
    #expect(file.isRegularFile)
    #expect(!file.isDirectory)
    #expect(try Note(configuration: .init(contentType: .plainText, file: file)).text == "é")
    #expect(Note.writableContentTypes == [.plainText])
  }

  @Test func `a document that is an object is written as a folder`() throws {
    let sketch = Sketch()
    sketch.points = [1, 2]
    let file = try sketch.fileWrapper(
      snapshot: try sketch.snapshot(contentType: .json), configuration: .init(contentType: .json, existingFile: nil))
    #expect(file.isDirectory)
    #expect(file.regularFileContents == nil)
    let points = try #require(file.fileWrappers?["points.json"])
    #expect(try Sketch(configuration: .init(contentType: .json, file: points)).points == [1, 2])
  }

  @Test func `a file that is not of the document's form is refused`() {
    let file = FileWrapper(regularFileWithContents: Data([0xFF]))
    #expect(throws: CocoaError.self) { try Note(configuration: .init(contentType: .plainText, file: file)) }
  }

  // That it compiles is the point: an app of several kinds of scenes.
  @Test @MainActor func `an app of documents and windows has scenes`() {
    #expect(String(describing: type(of: Editor().body)).contains("DocumentGroup"))
  }
}
