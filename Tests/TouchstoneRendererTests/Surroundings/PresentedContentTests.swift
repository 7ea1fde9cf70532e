import Foundation
import Testing
import TouchstoneCore
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
    _ presentation: Presentation, _ view: AnyView, look: Look, width: CGFloat = 1024,
    open: (@MainActor (ImageRenderer<AnyView>) throws -> Void)? = nil
  ) throws -> String {
    let renderer = ImageRenderer(content: view)
    renderer.environment.look = look
    renderer.environment.horizontalSizeClass = width < 600 ? .compact : .regular
    renderer.proposedSize = ProposedViewSize(width: width, height: 852)
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

  /// Looks, with the width of a tablet's or a window's screen, and of a phone's.
  nonisolated private static let screens: [(look: Look, width: CGFloat)] =
    Look.builtIn.map { ($0, 1024) } + [(.iOS18, 393), (.iOS26, 393)]

  @Test(arguments: screens)
  func `a presentation draws the same from every container`(look: Look, width: CGFloat) throws {
    let isPhone = width < 600
    for presentation in Presentation.allCases {
      // What phones have places of their own for is on a screen with a bar.
      let contents = isPhone ? [Self.contents[0]] : Self.contents
      for content in presentation.hasContent ? contents : [("items", AnyView(EmptyView()))] {
        let plain = presentation.present(content.view, from: Color.white)
        // The same for all containers outside of which nothing is set.
        let drawnPlain = Result { try drawn(presentation, plain, look: look, width: width) }
        for container in Self.containers where presentation != .menu || container.name != Self.openMenu {
          // Of a split view, a phone shows one column.
          if isPhone, container.isColumn { continue }
          let view = container.view(presentation.present(content.view, from: Color.white.frame(height: 40)))
          let cell: Comment = "\(presentation) with \(content.name), from \(container.name), \(look), \(width)"
          do {
            let set = container.setting ?? { $0 }
            let expected =
              try container.setting.map { try drawn(presentation, $0(plain), look: look, width: width) }
              ?? drawnPlain.get()
            let isEqual =
              try drawn(presentation, set(view), look: look, width: width, open: container.open) == expected
            #expect(isEqual, cell)
          } catch {
            Issue.record(error, cell)
          }
        }
      }
    }
  }

  @Test(arguments: Look.builtIn)
  func `a sheet inherits the style of lists that code sets outside`(look: Look) throws {
    let sheet = Presentation.sheet.present(AnyView(List { Text("Row") }), from: Color.white)
    let own = Presentation.sheet.present(AnyView(List { Text("Row") }.listStyle(.plain)), from: Color.white)
    let inherited = try drawn(.sheet, AnyView(sheet.listStyle(.plain)), look: look)
    #expect(try inherited == drawn(.sheet, own, look: look))
    #expect(try inherited != drawn(.sheet, sheet, look: look))
  }

  /// What code sets inside a container is inherited, without the container's own style of the same kind.
  @Test(arguments: Look.builtIn)
  func `a sheet inherits the styles that code sets in a bar, and not those of the bar`(look: Look) throws {
    let content = AnyView(
      VStack {
        Label("Label", systemImage: "star").labelStyle(OwnLabelStyle())
        Button("Button") {}.buttonStyle(OwnButtonStyle())
        Label("Label", systemImage: "star")
        Button("Button") {}
      })
    func sheet(_ place: (AnyView) -> AnyView) throws -> String {
      try drawn(.sheet, place(Presentation.sheet.present(content, from: Color.white.frame(height: 40))), look: look)
    }
    let inherited = try sheet { AnyView($0.labelStyle(OwnLabelStyle()).buttonStyle(OwnButtonStyle())) }
    let fromBar = try sheet { view in
      AnyView(
        NavigationStack {
          Color.white.toolbar { view.labelStyle(OwnLabelStyle()).buttonStyle(OwnButtonStyle()) }
        })
    }
    #expect(fromBar == inherited)
    #expect(try inherited != sheet { $0 })
    // Styles outside of the bar are below those inside.
    let outer = try sheet { view in
      AnyView(
        NavigationStack { Color.white.toolbar { view.labelStyle(OwnLabelStyle()) } }.labelStyle(.titleOnly)
          .buttonStyle(OwnButtonStyle()))
    }
    #expect(
      try outer
        == sheet { AnyView($0.labelStyle(OwnLabelStyle()).labelStyle(.titleOnly).buttonStyle(OwnButtonStyle())) })
  }

  private struct OwnLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { Label(configuration).padding(3).background(.red) }
  }

  private struct OwnButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding(5).background(.green) }
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
