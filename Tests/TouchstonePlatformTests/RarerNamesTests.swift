import AppKit
import SwiftUI
import Testing
import UIKit

// Names of SwiftUI, UIKit, AppKit and Core Animation that public code rarely uses. That they compile, as they are used
// there, is most of the point.
@MainActor @Suite struct RarerNamesTests {
  struct Program: App {
    @AppStorage("labels") private var labels: ToolbarLabelStyle = .iconOnly
    @State private var isShown = true

    var body: some Scene {
      WindowGroup("Notes", id: "notes", for: UUID.self) { $id in
        Text("\(id)")
      } defaultValue: {
        UUID()
      }
      .commands {
        CommandGroup(after: .singleWindowList) { WindowVisibilityToggle(windowID: "log") }
        if isShown { TextEditingCommands() } else { EmptyCommands() }
        if #available(macOS 15, *) { InspectorCommands() }
      }
      .windowToolbarLabelStyle($labels)
      .windowBackgroundDragBehavior(.enabled)
      .persistentSystemOverlays(.hidden)
      .defaultAppStorage(.standard)
      .transformEnvironment(\.locale) { $0 = Locale(identifier: "de") }
      .backgroundTask(.urlSession("downloads")) {}
      WindowGroup(for: Int.self) { $number in Text("\(number ?? 0)") }
      Window(Text("Log"), id: "log") { Text("") }
        .windowToolbarLabelStyle(fixed: .titleAndIcon)
        .keyboardShortcut(KeyboardShortcut("l"))
      MenuBarExtra("Extra", systemImage: "star", isInserted: $isShown) { Button("Quit") {} }
      AlertScene("Gone", isPresented: $isShown) { Button("OK") {} }
        .dialogIcon(Image(systemName: "star"))
        .dialogSeverity(.critical)
        .dialogSuppressionToggle("Never again", isSuppressed: $isShown)
      AssistiveAccess { Text("") }
    }
  }

  struct Windows: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.pushWindow) private var pushWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.documentConfiguration) private var document
    @Environment(\.lineHeight) private var lineHeight
    @Environment(\.levelOfDetail) private var detail
    @Environment(\.accessibilityShowBorders) private var showsBorders
    @AppStorage("tabs") private var tabs: TabViewCustomization
    @SceneStorage("columns") private var columns: TableColumnCustomization<Row>
    @State private var file: URL?
    @FocusState private var focus: Bool?

    struct Row: Identifiable { let id = 0 }

    var body: some View {
      Button(document?.fileURL?.lastPathComponent ?? "Open") {
        Task { try await openWindow(id: "log", sharingBehavior: .requested) }
        pushWindow(id: "log", value: 1)
        var transaction = Transaction()
        transaction.dismissBehavior = .destructive
        withTransaction(transaction) { dismissWindow(value: 1) }
      }
      .buttonStyle(.accessoryBarAction)
      .defaultFocus($focus, true, priority: .userInitiated)
      .quickLookPreview($file)
      .quickLookPreview($file, in: [])
      .pointerStyle(.frameResize(position: .bottomTrailing, directions: .outward))
      .touchBar { Button("Bold") {} }
      .presentedWindowStyle(.hiddenTitleBar)
      .dialogPreventsAppTermination(true)
      .contextMenu(forSelectionType: Int.self) { Button("Delete \($0.count)") {} }
      .tabViewCustomization($tabs)
      .toolbar {
        ToolbarItem(placement: .accessoryBar(id: "tags")) { Text(detail == .simplified ? "" : "Tags") }
      }
      .toolbarBackground(.hidden, for: .windowToolbar)
      .transition(.symbolEffect(.appear))
      .visualEffect { content, _ in content.blendMode(.multiply) }
      .textFieldStyle(.squareBorder)
      .menuStyle(.borderedButton)
      .listStyle(.inset(alternatesRowBackgrounds: true))
    }
  }

  struct Pan: NSGestureRecognizerRepresentable {
    func makeNSGestureRecognizer(context: Context) -> NSPanGestureRecognizer { NSPanGestureRecognizer() }
    func handleNSGestureRecognizerAction(_ recognizer: NSPanGestureRecognizer, context: Context) {
      _ = context.converter.convert(globalPoint: recognizer.translation(in: nil))
    }
  }

  struct Shared: View {
    @State private var days: Set<DateComponents> = []

    var body: some View {
      ShareLink(Text("Share all"), items: ["a", "b"])
      ShareLink(items: ["a"]) { SharePreview(Text($0)) }
      ShareLink("Share one", item: "a", preview: SharePreview("A", image: Image(systemName: "star")))
      MultiDatePicker("Days", selection: $days, in: Date.now...)
      Text("List").safeAreaBar(edge: .leading) { Text("Bar") }
        .onPasteCommand(of: ["public.text"]) { _ in }
        .dialogSuppressionToggle(Text("Never again"), isSuppressed: .constant(false))
    }
  }

  struct Spoken: View {
    var body: some View {
      Text("Page").gesture(Pan())
        .accessibilityScrollStatus("Page 2")
        .accessibilityRotor("Pages", textRanges: [])
        .accessibilityRotor(.links, entries: ["a"], entryID: \.self, entryLabel: \.self)
        .dismissalConfirmationDialog("Leave?", shouldPresent: true) {
          Button("Leave") {}
        } message: {
          Text("It is not saved.")
        }
        .accessibilityActivationPoint(.bottom, isEnabled: true)
        .accessibilityDragPoint(.center, description: "Corner", isEnabled: false)
        .accessibilityAction {
          var words = AttributedString("Saved")
          words.accessibilitySpeechAnnouncementPriority = .high
          AccessibilityNotification.Announcement(words).post()
          AccessibilityNotification.LayoutChanged().post()
        }
    }
  }

  @Test func `labels of what opens windows are drawn`() {
    let spoken = ImageRenderer(content: WindowVisibilityToggle(windowID: "log"))
    #expect(spoken.cgImage != nil)
    #expect(ImageRenderer(content: Windows()).cgImage != nil)
    #expect(ImageRenderer(content: Spoken()).cgImage != nil)
    #expect(ImageRenderer(content: Shared()).cgImage != nil)
  }

  @Test func `the screen of documents shows its title and its actions`() {
    let screen = DocumentLaunchView("Notes", for: [.plainText]) {
      NewDocumentButton("New note")
    } onDocumentOpen: { url in
      Text(url.path)
    } background: {
      Color.yellow
    }
    let renderer = ImageRenderer(content: screen.frame(width: 200, height: 200))
    renderer.scale = 1
    let bytes = renderer.cgImage.map { Array($0.bitmap.bytes.prefix(3)) }
    // The system's yellow: blue 0, green 204 and red 255.
    #expect(bytes == [0, 204, 255])
  }

  @Test func `customisations keep what the user has changed`() {
    var tabs = TabViewCustomization()
    tabs[sidebarVisibility: "home"] = .hidden
    #expect(tabs[tab: "home"].sidebarVisibility == .hidden)
    #expect(tabs[sectionID: "albums"] == nil)
  }

  @Test func `paragraphs keep their alignment and the height of their lines`() {
    var text = AttributedString("One line")
    text.alignment = .center
    text.lineHeight = .exact(points: 30)
    #expect(text.alignment == .center)
    #expect(text.lineHeight == .exact(points: 30))
  }

  @Test func `stacks of views keep their order`() {
    let (first, second, third) = (NSView(frame: .zero), NSView(frame: .zero), NSImageView(image: NSImage(size: .zero)))
    let stack = NSStackView(views: [first, third])
    stack.orientation = .vertical
    stack.insertArrangedSubview(second, at: 1)
    stack.setCustomSpacing(3, after: first)
    // Foundation's type, of which there must be no other.
    let insets = NSEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stack.edgeInsets = insets
    #expect(stack.edgeInsets.right == 4)
    #expect(stack.arrangedSubviews == [first, second, third])
    #expect(stack.customSpacing(after: first) == 3)
    #expect(stack.customSpacing(after: second) == NSStackView.useDefaultSpacing)
    stack.removeArrangedSubview(second)
    #expect(stack.arrangedSubviews == [first, third])
    #expect(stack.subviews.contains(second))
  }
}
