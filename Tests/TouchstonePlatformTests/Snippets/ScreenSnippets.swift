import SwiftUI

/// Whole screens of iPhones and Macs, with the APIs of iOS 16 to 26.
@MainActor enum ScreenSnippets {
  struct Person: Identifiable, Hashable {
    let id: Int
    var name: String
    var age: Int
    var children: [Person]?
  }

  static let people = [
    Person(id: 1, name: "Ada", age: 36, children: [Person(id: 3, name: "Byron", age: 8)]),
    Person(id: 2, name: "Bo", age: 4),
  ]

  struct Directory: View {
    @State private var selection: Set<Int> = []
    @State private var order = [KeyPathComparator(\Person.name, order: .forward)]
    @State private var columns = TableColumnCustomization<Person>()
    @State private var isInspected = true

    var body: some View {
      Table(of: Person.self, selection: $selection, sortOrder: $order, columnCustomization: $columns) {
        TableColumn("Name", value: \.name).width(min: 40, ideal: 80).customizationID("name")
        TableColumn("Age", value: \.age) { Text($0.age, format: .number) }.alignment(.numeric).defaultVisibility(
          .visible)
      } rows: {
        Section("People") {
          ForEach(people) { person in
            TableRow(person).itemProvider { nil }.contextMenu { Button("Call \(person.name)") {} }
          }
          .dropDestination(for: String.self) { _, _ in }
        }
        OutlineGroup(people, children: \.children) { TableRow($0) }
      }
      .tableColumnHeaders(.hidden)
      .alternatingRowBackgrounds(.disabled)
      .contextMenu(forSelectionType: Int.self) { ids in
        Button("Delete \(ids.count)", role: .destructive) {}
      } primaryAction: { _ in
      }
      .inspector(isPresented: $isInspected) {
        Form { LabeledContent("Selected", value: selection.count, format: .number) }.formStyle(.grouped)
          .inspectorColumnWidth(min: 100, ideal: 150, max: 200)
      }
      .onDeleteCommand {}
      .onCommand("selectAll:") {}
      .copyable(people.map(\.name))
      .pasteDestination(for: String.self) { _ in
      } validator: {
        $0
      }
    }
  }

  struct Mail: View {
    @State private var path = NavigationPath()
    @State private var visibility = NavigationSplitViewVisibility.doubleColumn
    @State private var tokens: [Person] = []
    @State private var text = ""
    @FocusState private var isSearching: Bool

    struct Wide: NavigationSplitViewStyle {
      func makeBody(configuration: Configuration) -> some View { Text("Wide") }
    }

    var body: some View {
      NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: .constant(.content)) {
        List { NavigationLink("Inbox", value: people[0]) }
          .toolbar(removing: .sidebarToggle)
          .navigationSplitViewColumnWidth(min: 100, ideal: 140)
      } content: {
        List(people) { person in
          Label(person.name, systemImage: "envelope").badge(person.age).badgeProminence(.decreased)
        }
        .searchable(text: $text, tokens: $tokens, isPresented: .constant(true), prompt: "Search") { Text($0.name) }
        .searchFocused($isSearching)
        .searchScopes($text, activation: .onSearchPresentation) { Text("All").tag("") }
        .searchSuggestions { Text("Ada").searchCompletion("ada") }
        .searchDictationBehavior(.inline(activation: .onSelect))
      } detail: {
        NavigationStack(path: $path) {
          Text("Nothing selected")
            .navigationDestination(for: Person.self) { Text($0.name) }
            .navigationDestination(item: .constant(nil as Person?)) { Text($0.name) }
            .navigationTransition(.automatic)
            .toolbarTitleMenu { RenameButton() }
            .toolbarTitleDisplayMode(.inlineLarge)
            .toolbarBackgroundVisibility(.hidden, for: .navigationBar)
            .navigationTitle(.constant("Letters"))
            .renameAction {}
        }
      }
      .navigationSplitViewStyle(Wide())
      .navigationSplitViewStyle(.balanced)
    }
  }

  struct Settings: View {
    @AppStorage("isOn") private var isOn = true
    @State private var date = Date(timeIntervalSince1970: 0)
    @State private var color = Color.red
    @State private var isConfirmed = false
    @State private var days: Set<DateComponents> = []
    @Bindable var model = Model()

    @Observable final class Model { var name = "" }

    var body: some View {
      Form {
        Section("General", isExpanded: .constant(true)) {
          Toggle("Notify", systemImage: "bell", isOn: $isOn).toggleStyle(.button)
          Toggle(sources: [$isOn, $isOn], isOn: \.self) { Text("All") }
          TextField("Name", text: $model.name, prompt: Text("Ada"), axis: .vertical).textContentType(.name).submitLabel(
            .done
          )
          .textInputSuggestions { Text("Ada").textInputCompletion("Ada") }.onSubmit(of: .text) {}
          DatePicker("Date", selection: $date, in: ...Date.distantFuture, displayedComponents: [.date]).datePickerStyle(
            .compact)
          MultiDatePicker("Days", selection: $days).frame(height: 40)
          ColorPicker(selection: $color, supportsOpacity: false) { Text("Colour") }
          Stepper(value: .constant(2), in: 0...4, step: 2, format: .percent) { Text("Count") }
          Picker(selection: $isOn) {
            Text("Yes").tag(true)
            Text("No").tag(false)
          } label: {
            Text("Sure?")
          } currentValueLabel: {
            Text("Perhaps")
          }
          .pickerStyle(.palette).paletteSelectionEffect(.symbolVariant(.fill))
          Gauge(value: 0.3) {
            Text("Load")
          } currentValueLabel: {
            Text("30")
          } minimumValueLabel: {
            Text("0")
          } maximumValueLabel: {
            Text("1")
          }
          .gaugeStyle(.accessoryCircular)
          ControlGroup("Zoom", systemImage: "plus.magnifyingglass") { Button("In") {} }.controlGroupStyle(.compactMenu)
          LabeledContent {
            Text("1.0")
          } label: {
            Text("Version"); Text("Build 3")
          }
          MenuButton("Old menu") { Button("One") {} }.menuButtonStyle(BorderlessButtonMenuButtonStyle())
          ShareLink(items: ["a"], preview: { SharePreview($0, image: Image(systemName: "star")) })
          ContentUnavailableView.search(text: "x")
        }
        .sectionActions { Button("Reset") {} }
        .headerProminence(.increased)
      }
      .defaultFocus(FocusState<Bool>().projectedValue, true)
      .confirmationDialog("Sure?", isPresented: $isConfirmed, titleVisibility: .visible) {
        Button("Yes", role: .destructive) {}
      } message: {
        Text("It cannot be undone.")
      }
      .dialogSuppressionToggle(isSuppressed: $isOn)
      .sheet(isPresented: .constant(false)) {
        Text("Sheet").presentationDetents([.fraction(0.3), .height(200)], selection: .constant(.height(200)))
          .presentationBackground(.thinMaterial).presentationCornerRadius(20).presentationContentInteraction(.scrolls)
          .presentationBackgroundInteraction(.enabled(upThrough: .height(200))).presentationCompactAdaptation(.none)
          .interactiveDismissDisabled()
      }
      .popover(isPresented: .constant(false), attachmentAnchor: .point(.center), arrowEdge: .top) { Text("Popover") }
      .fileImporter(isPresented: .constant(false), allowedContentTypes: [.image], allowsMultipleSelection: true) { _ in
      }
      .onKeyPress(.space, phases: .down) { _ in .handled }
      .keyboardShortcut(.defaultAction)
      .task(id: isOn, priority: .background) {}
      .onChange(of: isOn, initial: true) { old, new in print(old, new) }
      .onReceive(NotificationCenter.default.publisher(for: .init("changed"))) { _ in }
    }
  }

  struct Program: App {
    final class Delegate: NSObject, NSApplicationDelegate, ObservableObject { @Published var count = 0 }
    @NSApplicationDelegateAdaptor private var delegate: Delegate
    @Environment(\.openWindow) private var openWindow
    @FocusedValue(\.name) private var name
    @FocusedBinding(\.text) private var text

    var body: some Scene {
      WindowGroup("Mail", id: "mail", for: Int.self) { $id in
        Text("\(id)")
      } defaultValue: {
        0
      }
      .commands {
        CommandMenu("Extra") {
          Button("Open \(name ?? "")") { openWindow(id: "mail", value: 1) }.keyboardShortcut(
            "o", modifiers: [.command, .shift])
        }
        CommandGroup(replacing: .newItem) { Button("New") { delegate.count += 1 } }
        SidebarCommands(); ToolbarCommands(); InspectorCommands()
      }
      .defaultSize(width: 400, height: 300).windowResizability(.contentMinSize).windowStyle(.hiddenTitleBar)
      .restorationBehavior(.disabled).defaultLaunchBehavior(.presented).windowManagerRole(.principal)
      Window("Log", id: "log") { Text("") }.windowLevel(.floating).defaultWindowPlacement { content, context in
        WindowPlacement(.center, size: content.sizeThatFits(.init(context.defaultDisplay.visibleRect.size)))
      }
      MenuBarExtra("Mail", systemImage: "envelope") { Button("Quit") {} }.menuBarExtraStyle(.window)
      DocumentGroup(newDocument: { Letter() }) { file in Text(file.fileURL?.path ?? "") }.documentBrowserContextMenu {
        _ in Button("Open") {}
      }
    }
  }

  final class Letter: ReferenceFileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    init() {}
    init(configuration: ReadConfiguration) throws {}
    func snapshot(contentType: UTType) throws -> String { "" }
    func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(snapshot.utf8))
    }
  }
}

extension FocusedValues {
  @Entry var name: String?
  @Entry var text: Binding<String>?
}
