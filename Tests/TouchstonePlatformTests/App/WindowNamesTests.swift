import SwiftUI
import Testing

/// Scenes, actions and settings of windows and dialogs, as Apple's documentation uses them.
@MainActor @Suite struct WindowNamesTests {
  struct Program: App {
    @State private var isAsking = true

    var body: some Scene {
      Window("Status", id: "status") { Text("") }
        .windowResizability(.contentSize)
        .defaultWindowPlacement { content, context in
          let display = context.defaultDisplay.visibleRect
          let size = content.sizeThatFits(.unspecified)
          let position = CGPoint(x: display.midX - (size.width / 2), y: display.maxY - size.height - 140)
          return WindowPlacement(position, size: size)
        }
        .windowIdealPlacement { content, context in
          let size = content.sizeThatFits(ProposedViewSize(width: nil, height: context.defaultDisplay.bounds.height))
          return WindowPlacement(width: size.width, height: size.height)
        }
        .windowLevel(.floating)
        .windowManagerRole(.principal)
        .windowIdealSize(.fitToContent)
        .keyboardShortcut("0", modifiers: [.command, .option], localization: .withoutMirroring)
      AlertScene("Login", isPresented: $isAsking) { Button("OK") {} }
      AlertScene("Login", isPresented: $isAsking, presenting: 1) {
        Text("\($0)")
      } message: {
        Text("\($0)")
      }
      DocumentGroupLaunchScene("Notes") {
        NewDocumentButton("New")
      } background: {
        Color.red
      }
      DocumentGroupLaunchScene("Notes") {
        NewDocumentButton("New")
      } background: {
        Color.red
      } overlayAccessoryView: { geometry in
        Circle().position(x: geometry.titleViewFrame.midX, y: geometry.frame.minY)
      }
      DocumentGroupLaunchScene()
    }
  }

  struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    init() {}
    init(configuration: ReadConfiguration) throws {}
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data())
    }
  }

  struct Actions: View {
    @Namespace private var namespace
    @Environment(\.newDocument) private var newDocument
    @Environment(\.openDocument) private var openDocument
    @Environment(\.resetFocus) private var resetFocus

    var body: some View {
      Button("Do") {
        newDocument(Note())
        resetFocus(in: namespace)
        Task { try await openDocument(at: URL(fileURLWithPath: "/a.txt")) }
      }
      .keyboardShortcut("d", modifiers: .control, localization: .custom)
      .focusScope(namespace)
    }
  }

  private func size(_ view: some View) -> [Int] {
    let renderer = ImageRenderer(content: view)
    renderer.scale = 1
    return renderer.cgImage.map { [$0.width, $0.height] } ?? []
  }

  @Test func `scenes of windows, alerts and documents compile`() {
    _ = Program().body
    let alert = AlertScene("Login", isPresented: .constant(true)) { Button("OK") {} }
    #expect("\(type(of: alert))" == "AlertScene<Button<Text>, EmptyView>")
    #expect("\(type(of: DocumentGroupLaunchScene()))".contains("DefaultDocumentGroupLaunchActions"))
  }

  @Test func `actions and settings of dialogs leave the view as large as it is`() {
    #expect(size(Actions()) == size(Button("Do") {}))
    let box = Rectangle().frame(width: 20, height: 10)
      .fileDialogBrowserOptions([.includeHiddenFiles, .displayFileExtensions])
      .fileDialogConfirmationLabel("Choose")
      .fileDialogMessage("Choose a file")
      .fileDialogURLEnabled(#Predicate { $0.isFileURL })
      .fileDialogDefaultDirectory(nil)
      .fileExporterFilenameLabel("Name")
      .fileDialogImportsUnresolvedAliases(true)
    #expect(size(box) == [20, 10])
  }

  @Test func `a link for text is a button with its label`() {
    #expect(size(TextFieldLink("Add", prompt: Text("Name")) { _ in }) == size(Button("Add") {}))
  }
}
