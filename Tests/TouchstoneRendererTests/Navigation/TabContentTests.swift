import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// What modifiers of tabs do in the tab bar of a phone.
@MainActor @Suite struct TabContentTests {
  private func texts(_ node: RenderNode) -> [String] {
    ((node as? TextNode).map { [$0.string] } ?? []) + node.children.flatMap(texts)
  }

  private func renderer(_ view: some View) -> ImageRenderer<AnyView> {
    let renderer = ImageRenderer(content: AnyView(view))
    renderer.proposedSize = ProposedViewSize(width: 390, height: 700)
    return renderer
  }

  private func texts(_ view: some View) -> [String] { texts(renderer(view).picture(scale: 1).root) }

  @Test func `tabs of any type are those that they hide`() {
    let view = TabView {
      Tab("Home", systemImage: "house") { Text("Page") }
      AnyTabContent<Never>(Tab("Mail", systemImage: "envelope") { Text("Mails") })
    }
    #expect(texts(view) == ["Page", "Home", "Mail"])
  }

  @Test func `a hidden tab is not in the bar`() {
    let view = TabView {
      Tab("Home", systemImage: "house") { Text("Page") }
      Tab("Admin", systemImage: "gear") { Text("Secret") }.hidden(true)
      Tab("Mail", systemImage: "envelope") { Text("Mails") }.hidden(false)
    }
    #expect(texts(view) == ["Page", "Home", "Mail"])
  }

  @Test func `settings for sidebars keep the tab and what other modifiers set`() {
    let view = TabView {
      TabSection("More") {
        Tab("Home", systemImage: "house") { Text("Page") }
          .badge(3)
          .customizationID("home").customizationBehavior(.disabled, for: .sidebar, .tabBar)
          .defaultVisibility(.hidden, for: .sidebar).tabPlacement(.pinned)
          .swipeActions { Button("Delete") {} }.contextMenu { Button("Open") {} }
      }
      .sectionActions { Button("Add") {} }
      .defaultVisibility(.hidden, for: .tabBar)
    }
    #expect(texts(view) == ["Page", "Home", "3"])
  }

  @Test func `the popover of a tab is at the edge that it asks for`() throws {
    func top(_ edge: Edge) throws -> CGFloat {
      let view = TabView {
        Tab("Home", systemImage: "house") { Text("Page") }
          .popover(isPresented: .constant(true), arrowEdge: edge) { Text("Inside") }
      }
      let renderer = renderer(view)
      renderer.environment.horizontalSizeClass = .regular
      let root = renderer.picture(scale: 1).root
      func find(_ node: RenderNode) -> RenderNode? {
        (node as? TextNode)?.string == "Inside" ? node : node.children.lazy.compactMap(find).first
      }
      return try #require(find(root)).frame(in: root).minY
    }
    #expect(try top(.top) != top(.bottom))
  }

  @Test func `badges are in the bar and a number of zero is not`() {
    let view = TabView {
      Tab("A", image: "none") { Text("Page") }.badge(0)
      Tab("B", systemImage: "star") { Text("") }.badge("new")
    }
    #expect(texts(view).suffix(3) == ["A", "B", "new"])
  }

  private struct Choice: View {
    @State private var page = 1
    @State private var isShown = true

    var body: some View {
      TabView(selection: $page) {
        Tab("One", systemImage: "star", value: 1) { Text("First") }
          .popover(isPresented: $isShown) { Text("Popover") }
        Tab("Two", systemImage: "star", value: 2) { Text("Second") }.disabled(true)
        Tab("Three", systemImage: "star", value: 3) { Text("Third") }
          .accessibilityLabel("Last").accessibilityIdentifier("last")
      }
    }
  }

  @Test func `a disabled tab cannot be selected and is dimmed`() throws {
    let renderer = renderer(Choice())
    #expect(throws: InteractionError.self) { try renderer.tap("Two") }
    #expect(texts(renderer.picture(scale: 1).root).contains("First"))
    // Without the line above the bar: the darkest pixel of a dimmed tab is lighter.
    func darkest(disabled: Bool) throws -> UInt8 {
      let view = TabView {
        Tab("A", systemImage: "star") { Color.white }
        Tab("B", systemImage: "square.fill") { Color.white }.disabled(disabled)
      }
      let picture = ImageRenderer(content: view.frame(width: 200, height: 200).background(.white))
      let bitmap = try picture.render().bitmap
      return (120..<190).flatMap { x in (158..<198).map { bitmap.rgba(x, $0)[0] } }.min() ?? 0
    }
    #expect(try darkest(disabled: true) > darkest(disabled: false))
  }

  @Test func `the label and the identifier of a tab are those of its button`() throws {
    let renderer = renderer(Choice())
    try renderer.tap("last")
    #expect(texts(renderer.picture(scale: 1).root).contains("Third"))
    let labels = renderer.picture(scale: 1).root.accessibilityElements.map(\.label)
    #expect(labels.contains("Last") && !labels.contains("Three"))
  }

  @Test func `a popover of the visible tab is drawn as a sheet`() {
    #expect(texts(renderer(Choice()).picture(scale: 1).root).contains("Popover"))
  }

  @Test func `a customisation of tabs is stored and read again`() throws {
    var customization = TabViewCustomization()
    customization[tab: "home"].tabBarVisibility = .hidden
    customization[section: "more"].tabOrder = ["b", "a"]
    let stored = try JSONEncoder().encode(customization)
    let read = try JSONDecoder().decode(TabViewCustomization.self, from: stored)
    #expect(read == customization && read[tab: "home"].tabBarVisibility == .hidden)
    #expect(read[tab: "other"].sidebarVisibility == .automatic)
    customization.resetVisibility()
    #expect(customization[tab: "home"].tabBarVisibility == .automatic)
  }
}
