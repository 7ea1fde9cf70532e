import AppKit
import SwiftUI
import UIKit

/// Names that once were missing and that few files use, in views as people write them.
@MainActor enum OlderSnippets {
  struct Panes: View {
    @Environment(\.controlActiveState) private var active
    @Environment(\.undoManager) private var undo
    @Environment(\.legibilityWeight) private var weight
    @Environment(\.isLuminanceReduced) private var isDimmed
    @Environment(\.autocorrectionDisabled) private var isPlain
    @Environment(\.keyboardShortcut) private var shortcut
    @Environment(\.openSettings) private var openSettings
    @Environment(\.backgroundMaterial) private var material
    @Environment(\.sizeCategory) private var category
    @State private var isOn = true

    var body: some View {
      let _ = Self._printChanges()
      HSplitView {
        VSplitView {
          Toggle("Checked", isOn: $isOn).toggleStyle(.checkbox)
          Picker("Radio", selection: $isOn) { Text("Yes").tag(true) }.pickerStyle(.radioGroup)
            .horizontalRadioGroupLayout()
        }
        Menu("Actions", systemImage: "gear") {
          Button("One") {}
        } primaryAction: {
          openSettings()
        }
        .menuStyle(.borderlessButton)
        ControlGroup("Group") { Button("In group") { undo?.undo() } }
      }
      .labelsVisibility(.visible)
      .opacity(isDimmed || isPlain || shortcut != nil || material != nil || weight == .bold ? 0.5 : 1)
      .disabled(active == .inactive && category == .accessibilityLarge)
    }
  }

  struct Fields: View {
    private struct Dropped: DropDelegate {
      func performDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [UTType.text]) }
      func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .copy) }
    }

    @State private var text = "Ada"
    @State private var selection: TextSelection?
    @FocusState private var isFocused: Bool

    @available(*, deprecated)
    var body: some View {
      VStack {
        TextField("Name", text: $text, selection: $selection).textInputAutocapitalization(.never)
        TextField("Code", text: $text).autocapitalization(.allCharacters).keyboardType(.alphabet).disableAutocorrection(
          true)
        PasteButton(payloadType: String.self) { text = $0.joined() }
        Text("Fixed").textVariant(.sizeDependent).onDrag { NSItemProvider() }
          .onDrop(of: [UTType.text], delegate: Dropped()).onMoveCommand { _ in }
        List { Text("Bordered").focusedValue(\.name, text).focused($isFocused) }.listStyle(.bordered)
        ScrollView { Text("Paged") }.scrollTargetBehavior(AnyScrollTargetBehavior(.paging))
      }
      .containerBackground(.blue, for: .navigation)
      .accessibilityRotor("Names") { AccessibilityRotorEntry("Ada", id: 1) }
      .navigationViewStyle(.columns)
      .userActivity("org.example.fields") { _ in }
    }
  }

  struct Program: App {
    final class Delegate: NSObject, UIApplicationDelegate {}
    @UIApplicationDelegateAdaptor(Delegate.self) private var delegate

    struct Note: FileDocument {
      static var readableContentTypes: [UTType] { [.plainText] }
      init() {}
      init(configuration: ReadConfiguration) throws {}
      func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data())
      }
    }

    var body: some Scene {
      DocumentGroup(newDocument: Note()) { _ in Fields() }
      Settings { Panes() }
    }
  }
}
