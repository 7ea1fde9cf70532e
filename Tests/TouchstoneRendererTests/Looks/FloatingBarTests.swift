import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// The bars of iOS 26 where a screen has a home indicator, a search tab, an accessory, or is scrolled.
///
/// The distances of tab bars were measured in skiptools/skipapp-showcase, screenshots (iOS 26): 21 from the bottom of the
/// screen, whatever the safe area is. What moves where is what Apple's documentation of each modifier says.
@MainActor @Suite struct FloatingBarTests {
  private typealias Screen = LookMeasurementTests.Screen

  private func renderer<V: View>(_ view: V, look: Look = .iOS26, safeBottom: CGFloat = 0) -> ImageRenderer<V> {
    let renderer = ImageRenderer(content: view)
    renderer.environment.look = look
    renderer.environment.safeAreaInsets.bottom = safeBottom
    renderer.proposedSize = ProposedViewSize(width: 393, height: 852)
    return renderer
  }

  private func screen<V: View>(_ renderer: ImageRenderer<V>) -> Screen { Screen(root: renderer.picture(scale: 3).root) }

  private var rows: some View { List(0..<40, id: \.self) { Text("Row \($0)") } }

  private func tabs(_ names: [String]) -> some View {
    TabView { ForEach(names, id: \.self) { name in rows.tabItem { Label(name, systemImage: "circle") } } }
  }

  @Test(arguments: [0, 34] as [CGFloat])
  func `a tab bar is at the bottom of the screen, not of the safe area`(safeBottom: CGFloat) throws {
    let glass = screen(renderer(tabs(["One", "Two", "Three"]), safeBottom: safeBottom)).frames("glass")
    #expect(glass.map(\.maxY) == [852 - 21] && glass.map(\.height) == [62] && glass.map(\.width) == [274])
  }

  @Test func `five tabs fit on a phone`() throws {
    let glass = try #require(screen(renderer(tabs(["A", "B", "C", "D", "E"]))).frames("glass").first)
    #expect(glass.minX == 21 && glass.maxX == 393 - 21)
  }

  private var searching: some View {
    TabView {
      Tab("Home", systemImage: "house") { rows }
      Tab("Mail", systemImage: "envelope") { rows }
      Tab(role: .search) { rows }
    }
  }

  @Test func `the search tab is a circle at the end`() throws {
    let renderer = renderer(searching)
    let glass = screen(renderer).frames("glass").sorted { $0.minX < $1.minX }
    #expect(glass.count == 2)
    #expect(glass[0].minX == 21 && glass[1].maxX == 393 - 21 && glass[1].width == 62 && glass[1].height == 62)
    #expect(screen(renderer).text("Search") == nil)
    try renderer.tap("Search")
    #expect(screen(self.renderer(searching, look: .iOS18)).text("Search") != nil)
  }

  private struct Reader: View {
    let behavior: TabBarMinimizeBehavior

    var body: some View {
      TabView {
        Tab("Home", systemImage: "house") { List(0..<40, id: \.self) { Text("Row \($0)").id($0) } }
        Tab("Mail", systemImage: "envelope") { Text("Mail") }
      }
      .tabBarMinimizeBehavior(behavior)
      .tabViewBottomAccessory { Text("Playing") }
    }
  }

  @Test func `a bar is minimised when the user scrolls down`() throws {
    let renderer = renderer(Reader(behavior: .onScrollDown))
    #expect(screen(renderer).text("Mail") != nil)
    let above = try #require(screen(renderer).text("Playing"))
    try renderer.scroll(to: 30)
    let scrolled = screen(renderer)
    #expect(scrolled.text("Mail") == nil && scrolled.text("Home") == nil)
    let circle = try #require(scrolled.frames("glass").first { $0.width == $0.height })
    #expect(circle.minX == 21 && circle.maxY == 852 - 21)
    let inline = try #require(scrolled.text("Playing"))
    #expect(above.maxY < 852 - 21 - 62 && abs(inline.midY - circle.midY) < 1)
  }

  @Test(arguments: [TabBarMinimizeBehavior.automatic, .never, .onScrollUp])
  func `other behaviours keep it`(behavior: TabBarMinimizeBehavior) throws {
    let renderer = renderer(Reader(behavior: behavior))
    try renderer.scroll(to: 30)
    #expect(screen(renderer).text("Mail") != nil)
  }

  // MARK: What is below bars

  /// Black rows from edge to edge on white, scrolled to the middle; the colour of the picture at heights.
  private func levels(_ look: Look, _ change: (AnyView) -> AnyView = { $0 }) throws -> (Int) -> UInt8 {
    let list = List(0..<40, id: \.self) { index in
      Color.black.frame(height: 60).listRowInsets(EdgeInsets()).listRowSeparator(.hidden).id(index)
    }
    .listStyle(.plain)
    let renderer = renderer(
      NavigationStack {
        change(AnyView(list)).navigationTitle("T").navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarItem(placement: .bottomBar) { Button("B") {} } }
      }, look: look, safeBottom: 34)
    try renderer.scroll(to: 20, anchor: .center)
    let bitmap = try renderer.render().bitmap
    return { bitmap[4, $0].red }
  }

  @Test func `content fades below bars`() throws {
    let level = try levels(.iOS26)
    #expect(level(426) == 0, "content between the bars is as it is")
    #expect(level(2) > 200 && level(849) > 200, "it is nearly the background at the edges")
    #expect(level(849) > level(800) && level(2) > level(50))
    let before = try levels(.iOS18)
    #expect(before(2) == before(40) && before(2) > 200, "before iOS 26 bars covered it")
    #expect(before(100) == 0 && before(760) == 0 && before(849) == before(2))
  }

  @Test func `the effect can be hidden`() throws {
    let hidden = try levels(.iOS26) { AnyView($0.scrollEdgeEffectHidden(true, for: .bottom)) }
    #expect(hidden(849) == 0 && hidden(2) > 200)
  }

  @Test func `a hard edge covers all of the bar`() throws {
    let hard = try levels(.iOS26) { AnyView($0.scrollEdgeEffectStyle(.hard, for: .top)) }
    #expect(hard(50) > 200 && hard(60) == 0)
    #expect(try levels(.iOS26)(50) < hard(50))
  }

  // MARK: Groups of buttons

  @Test func `a space separates the glass of buttons`() throws {
    func glass<C: ToolbarContent>(@ToolbarContentBuilder _ items: () -> C) -> [CGRect] {
      let view = NavigationStack { Text("A").toolbar(content: items) }
      return screen(renderer(view)).frames("glass")
    }
    let together = glass {
      ToolbarItem { Button("One") {} }
      ToolbarItem { Button("Two") {} }
    }
    let apart = glass {
      ToolbarItem { Button("One") {} }
      ToolbarSpacer(.fixed)
      ToolbarItem { Button("Two") {} }
    }
    #expect(together.count == 1 && apart.count == 2)
  }

  /// The width of the look's table, whatever the width of the symbol is.
  @Test(arguments: ["chevron.down", "checkmark", "plus", "arrow.up.arrow.down", "person.3"])
  func `a button that shows only a symbol is a circle`(symbol: String) throws {
    func glass<C: ToolbarContent>(@ToolbarContentBuilder _ items: () -> C) -> [CGSize] {
      screen(renderer(NavigationStack { Text("A").toolbar(content: items) })).frames("glass").map(\.size)
    }
    let circle = CGSize(width: 44, height: 44)
    #expect(glass { ToolbarItem { Button("Do", systemImage: symbol) {} } } == [circle])
    #expect(glass { ToolbarItem { Menu("Do", systemImage: symbol) { Button("One") {} } } } == [circle])
    let two = glass {
      ToolbarItem { Button("Do", systemImage: symbol) {} }
      ToolbarItem { Button("Undo", systemImage: symbol) {} }
    }
    #expect(two == [CGSize(width: 88, height: 44)])
  }

  @Test func `a fixed space at the bottom is as wide as at the top`() throws {
    let view = NavigationStack {
      rows.toolbar {
        ToolbarItem(placement: .bottomBar) { Button("One") {} }
        ToolbarSpacer(.fixed, placement: .bottomBar)
        ToolbarItem(placement: .bottomBar) { Button("Two") {} }
      }
    }
    let glass = screen(renderer(view, safeBottom: 34)).frames("glass").sorted { $0.minX < $1.minX }
    #expect(glass.count == 2 && glass[1].minX - glass[0].maxX == Look.iOS26.navigationBar.buttonSpacing / 2)
  }

  @Test func `items at the bottom are on glass at both ends`() throws {
    let view = NavigationStack {
      rows.toolbar {
        ToolbarItemGroup(placement: .bottomBar) {
          Button("One") {}
          Spacer()
          Button("Two") {}
        }
      }
    }
    let glass = screen(renderer(view, safeBottom: 34)).frames("glass").sorted { $0.minX < $1.minX }
    #expect(glass.count == 2 && glass[0].minX == 28 && abs(glass[1].maxX - (393 - 28)) < 0.01)
    #expect(abs(glass[0].maxY - (852 - 21)) < 0.01)
  }
}
