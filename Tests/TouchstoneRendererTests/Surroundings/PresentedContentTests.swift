import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// What a presentation shows doesn't depend on the container that the presenting view is in.
///
/// A style that code sets on a container is inherited, because presented views inherit the environment; what containers
/// set for their own content isn't.
///
/// - Source: Ole Begemann, "Sheets don't inherit the environment" (oleb.net, 2020), with what the SwiftUI team answered:
///   they do since iOS 14.
@MainActor @Suite struct PresentedContentTests {
  /// A container of the presenting view.
  private struct Container {
    let name: String
    /// What code sets outside of the container, and so for the presentation.
    var setting: @MainActor (AnyView) -> AnyView = { $0 }
    /// Makes the presenting view visible, where it isn't from the start.
    var open: (@MainActor (ImageRenderer<AnyView>) throws -> Void)?
    let view: @MainActor (AnyView) -> AnyView
  }

  /// The container in which a menu is a submenu, whose first item is its title.
  private static let openMenu = "open menu"

  private static let containers = [
    Container(name: "scroll view") { view in AnyView(ScrollView { view }) },
    Container(name: "horizontal stack") { view in AnyView(HStack { view }) },
    Container(name: "row") { view in AnyView(List { view }) },
    Container(name: "plain row", setting: { AnyView($0.listStyle(.plain)) }) { view in AnyView(List { view }) },
    Container(name: "row of a sidebar", setting: { AnyView($0.listStyle(.sidebar)) }) { view in AnyView(List { view })
    },
    Container(name: "table") { view in
      AnyView(
        Table([Item(id: 0)]) {
          TableColumn("Column") { _ in view }
          TableColumn("Other") { _ in Text("Other") }
        })
    },
    Container(name: "form") { view in AnyView(Form { view }) },
    Container(name: "grouped form", setting: { AnyView($0.formStyle(.grouped)) }) { view in AnyView(Form { view }) },
    Container(name: "screen with a large title") { view in
      AnyView(NavigationStack { view.navigationTitle("Title") })
    },
    Container(name: "sidebar") { view in AnyView(NavigationSplitView(sidebar: { view }, detail: { Color.white })) },
    Container(name: "middle column") { view in
      AnyView(NavigationSplitView(sidebar: { Color.white }, content: { view }, detail: { Color.white }))
    },
    Container(name: "last column") { view in
      AnyView(NavigationSplitView(sidebar: { Color.white }, detail: { view }))
    },
    Container(name: "item of a bar") { view in
      AnyView(NavigationStack { Color.white.toolbar { ToolbarItem(placement: .confirmationAction) { view } } })
    },
    Container(name: "item of a bottom bar") { view in
      AnyView(NavigationStack { Color.white.toolbar { ToolbarItem(placement: .bottomBar) { view } } })
    },
    Container(name: "item of a bar with a border shape", setting: { AnyView($0.buttonBorderShape(.circle)) }) { view in
      AnyView(NavigationStack { Color.white.toolbar { view.buttonBorderShape(.circle) } })
    },
    Container(name: "item of a dark bar") { view in
      AnyView(
        NavigationStack { Color.white.toolbar { view }.toolbarColorScheme(.dark, for: .automatic, .navigationBar) })
    },
    Container(name: "tab") { view in AnyView(TabView { view.tabItem { Text("Tab") } }) },
    Container(name: "section header") { view in AnyView(List { Section(content: { Text("Row") }, header: { view }) }) },
    Container(name: "plain section header", setting: { AnyView($0.listStyle(.plain)) }) { view in
      AnyView(List { Section(content: { Text("Row") }, header: { view }) })
    },
    Container(name: "prominent section header", setting: { AnyView($0.headerProminence(.increased)) }) { view in
      AnyView(List { Section(content: { Text("Row") }, header: { view }) })
    },
    Container(name: "section header of a sidebar", setting: { AnyView($0.listStyle(.sidebar)) }) { view in
      AnyView(List { Section(content: { Text("Row") }, header: { view }) })
    },
    Container(name: "section footer") { view in
      AnyView(List { Section(content: { Text("Row") }, footer: { view }) })
    },
    Container(name: "selected row", setting: { AnyView($0.environment(\.backgroundProminence, .increased)) }) { view in
      AnyView(List(selection: .constant(1)) { view.tag(1) })
    },
    Container(
      name: "selected row with a background",
      setting: { AnyView($0.environment(\.backgroundProminence, .increased).scrollContentBackground(.hidden)) },
      view: { view in AnyView(List(selection: .constant(1)) { view.tag(1).scrollContentBackground(.hidden) }) }),
    Container(name: "button of a swipe", open: { try $0.swipe("Row") }) { view in
      AnyView(List { Text("Row").swipeActions { view } })
    },
    Container(name: openMenu, open: { try $0.tap("Outer") }) { view in
      AnyView(Menu("Outer") { view }.menuOrder(.fixed))
    },
    Container(name: "segment", setting: { AnyView($0.pickerStyle(.segmented)) }) { view in
      AnyView(Picker("Picker", selection: .constant(1)) { view.tag(1) })
    },
    Container(name: "glass") { view in AnyView(GlassEffectContainer { view.glassEffect() }) },
    Container(name: "label of a button") { view in AnyView(Button(action: {}, label: { view })) },
    Container(name: "label of a bordered button", setting: { AnyView($0.buttonStyle(.bordered)) }) { view in
      AnyView(Button(action: {}, label: { view }))
    },
    Container(name: "label of a link") { view in AnyView(Link(destination: URL(filePath: "/"), label: { view })) },
    Container(name: "label of a toggle") { view in AnyView(Toggle(isOn: .constant(true), label: { view })) },
    Container(name: "label of a button toggle", setting: { AnyView($0.toggleStyle(.button)) }) { view in
      AnyView(Toggle(isOn: .constant(true), label: { view }))
    },
    Container(name: "label of a menu") { view in AnyView(Menu(content: {}, label: { view })) },
    Container(name: "label of a picker in a row") { view in
      AnyView(Form { Picker(selection: .constant(1), content: { Text("One").tag(1) }, label: { view }) })
    },
    Container(name: "value in a row") { view in
      AnyView(Form { LabeledContent(content: { view }, label: { Text("Label") }) })
    },
    Container(name: "title of a label") { view in AnyView(Label(title: { view }, icon: { Color.red })) },
    Container(name: "icon of a label") { view in AnyView(List { Label(title: { Text("Label") }, icon: { view }) }) },
    Container(name: "disclosure group") { view in
      AnyView(DisclosureGroup(isExpanded: .constant(true), content: { view }, label: { Text("Group") }))
    },
    Container(name: "label of a gauge") { view in AnyView(Gauge(value: 0.5, label: { view })) },
    Container(name: "ring of a gauge", setting: { AnyView($0.gaugeStyle(.accessoryCircular)) }) { view in
      AnyView(Gauge(value: 0.5, label: { view }))
    },
    Container(name: "label of a toggle in a form") { view in
      AnyView(Form { Toggle(isOn: .constant(true), label: { view }) })
    },
    Container(name: "unavailable content") { view in
      AnyView(ContentUnavailableView(label: { Text("None") }, description: { view }, actions: {}))
    },
    Container(name: "action of unavailable content") { view in
      AnyView(ContentUnavailableView(label: { Text("None") }, actions: { view }))
    },
    Container(name: "control group") { view in AnyView(ControlGroup { view }) },
    Container(name: "group box") { view in
      AnyView(
        GroupBox {
          view
        } label: {
          view
        })
    },
    Container(name: "sheet") { view in AnyView(Color.white.sheet(isPresented: .constant(true)) { view }) },
    Container(name: "cover") { view in AnyView(Color.white.fullScreenCover(isPresented: .constant(true)) { view }) },
    Container(name: "inspector") { view in AnyView(Color.white.inspector(isPresented: .constant(true)) { view }) },
    Container(name: "popover") { view in AnyView(Color.white.popover(isPresented: .constant(true)) { view }) },
    Container(
      name: "compact width", setting: { AnyView($0.environment(\.horizontalSizeClass, .compact)) },
      view: { view in AnyView(NavigationSplitView(sidebar: { view }, detail: { Color.white })) }),
  ]

  private struct Item: Identifiable { let id: Int }

  /// A presented view.
  private static let contents: [(name: String, view: AnyView)] = [
    (
      "screen",
      AnyView(
        NavigationStack {
          List {
            Section("Header") {
              Text("Row")
              LabeledContent("Label", value: "Value")
            }
          }
          .navigationTitle("Sheet").searchable(text: .constant(""))
        })
    ),
    ("list", AnyView(List { Text("Row") })),
    ("grouped form", AnyView(Form { Toggle("Toggle", isOn: .constant(true)) }.formStyle(.grouped))),
    (
      "controls",
      AnyView(
        VStack {
          Toggle("Toggle", isOn: .constant(true))
          Button("Button") {}
          Label("Label", systemImage: "star")
          Picker("Picker", selection: .constant(1)) { Text("One").tag(1) }
          Divider()
          Spacer()
          TextField("Field", text: .constant("Text"))
          Text("Half").containerRelativeFrame(.horizontal) { length, _ in length / 2 }
        })
    ),
  ]

  private enum Presentation: CaseIterable {
    case sheet, cover, popover, inspector, alert, menu

    /// Whether it shows views of any kind, and not just texts and controls of its own.
    var hasContent: Bool { self != .alert && self != .menu }

    @MainActor func present(_ content: AnyView, from view: some View) -> AnyView {
      let content = content.accessibilityIdentifier("Content")
      return switch self {
      case .sheet: AnyView(view.sheet(isPresented: .constant(true)) { content })
      case .cover: AnyView(view.fullScreenCover(isPresented: .constant(true)) { content })
      case .popover: AnyView(view.popover(isPresented: .constant(true)) { content })
      case .inspector: AnyView(view.inspector(isPresented: .constant(true)) { content })
      case .alert:
        AnyView(
          view.alert("Alert", isPresented: .constant(true)) {
            Button("OK") {}
          } message: {
            Text("Message")
          })
      case .menu:
        AnyView(
          view.overlay {
            Menu("Menu") {
              Button("Button", systemImage: "star") {}
              Toggle("Toggle", isOn: .constant(true))
              Section("Section") { Picker("Picker", selection: .constant(1)) { Text("One").tag(1) } }
            }
            .menuOrder(.fixed)
            .accessibilityIdentifier("Menu")
          })
      }
    }
  }

  /// Returns what a presentation draws: its content, or the whole of an alert or of an open menu.
  private func drawn(
    _ presentation: Presentation, _ view: AnyView, look: Look,
    open: (@MainActor (ImageRenderer<AnyView>) throws -> Void)? = nil
  ) throws -> String {
    let renderer = ImageRenderer(content: view)
    renderer.environment.look = look
    renderer.environment.horizontalSizeClass = .regular
    renderer.proposedSize = ProposedViewSize(width: 1024, height: 852)
    try open?(renderer)
    if presentation == .menu { try renderer.tap("Menu") }
    let layers = try #require(first(in: renderer.picture(scale: 3).root) { $0.name == "presentation" })
    let top = try #require(layers.children.first)
    let shown =
      switch presentation {
      case .alert: top
      case .menu: try #require(top.children.first)
      default: try #require(first(in: top) { $0.traits.accessibility.identifier == "Content" })
      }
    var recorder = Recorder(displayScale: 3, diagnostics: DiagnosticLog())
    shown.draw(into: &recorder)
    return DisplayList(size: shown.frame.size, items: recorder.items).description
  }

  private func first(in node: RenderNode, where isWanted: (RenderNode) -> Bool) -> RenderNode? {
    if isWanted(node) { return node }
    for child in node.children { if let found = first(in: child, where: isWanted) { return found } }
    return nil
  }

  @Test(arguments: [Look.iOS18, .iOS26, .macOS15])
  func `a presentation draws the same from every container`(look: Look) throws {
    for presentation in Presentation.allCases {
      for content in presentation.hasContent ? Self.contents : [("items", AnyView(EmptyView()))] {
        for container in Self.containers where presentation != .menu || container.name != Self.openMenu {
          let plain = presentation.present(content.view, from: Color.white)
          let view = container.view(presentation.present(content.view, from: Color.white.frame(height: 40)))
          let cell: Comment = "\(presentation) with \(content.name), from \(container.name), \(look)"
          do {
            let isEqual =
              try drawn(presentation, container.setting(view), look: look, open: container.open)
              == drawn(presentation, container.setting(plain), look: look)
            #expect(isEqual, cell)
          } catch {
            Issue.record(error, cell)
          }
        }
      }
    }
  }

  @Test(arguments: [Look.iOS18, .iOS26, .macOS15])
  func `a sheet inherits the style of lists that code sets outside`(look: Look) throws {
    let sheet = Presentation.sheet.present(AnyView(List { Text("Row") }), from: Color.white)
    let own = Presentation.sheet.present(AnyView(List { Text("Row") }.listStyle(.plain)), from: Color.white)
    let inherited = try drawn(.sheet, AnyView(sheet.listStyle(.plain)), look: look)
    #expect(try inherited == drawn(.sheet, own, look: look))
    #expect(try inherited != drawn(.sheet, sheet, look: look))
  }

  @Test func `what observes scrolling outside doesn't hear of scroll views in a sheet`() throws {
    var heights: [CGFloat] = []
    func observed(_ view: some View) -> some View {
      view.onScrollGeometryChange(for: CGFloat.self, of: \.containerSize.height) { heights.append($1) }
    }
    let sheet = Presentation.sheet.present(AnyView(ScrollView { Text("Row") }), from: Color.white)
    _ = try drawn(.sheet, AnyView(observed(sheet)), look: .iOS18)
    #expect(heights.isEmpty)
    _ = try drawn(.sheet, AnyView(observed(ScrollView { sheet })), look: .iOS18)
    #expect(heights == [852])
  }
}
