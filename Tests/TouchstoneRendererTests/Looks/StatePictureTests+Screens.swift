import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// What the system adds to screens, and how it reacts.
extension StatePictureTests {
  private func split<V: View>(_ view: V) -> ImageRenderer<V> {
    let renderer = renderer(view, width: 1024)
    renderer.environment.horizontalSizeClass = .regular
    return renderer
  }

  @Test func `a button hides the sidebar, and another one shows it`() throws {
    let renderer = split(
      NavigationSplitView {
        List { Text("Folders") }
      } detail: {
        NavigationStack { Text("Detail") }
      })
    let before = try #require(screen(renderer).image("sidebar.leading"))
    #expect(before.minX < 40 && before.midY < 44)
    try renderer.tap("Hide Sidebar")
    #expect(screen(renderer).text("Folders") == nil)
    #expect(try #require(screen(renderer).image("sidebar.leading")).minX < 40)
    try renderer.tap("Show Sidebar")
    #expect(screen(renderer).text("Folders") != nil)
  }

  private struct Columns: View {
    @State private var visibility = NavigationSplitViewVisibility.detailOnly

    var body: some View {
      NavigationSplitView(columnVisibility: $visibility) {
        Text("Folders")
      } content: {
        Text("Letters")
      } detail: {
        Text("Letter")
      }
    }
  }

  @Test func `the button shows one column after the other`() throws {
    let renderer = split(Columns())
    func columns() -> [Bool] { ["Folders", "Letters", "Letter"].map { screen(renderer).text($0) != nil } }
    #expect(columns() == [false, false, true])
    try renderer.tap("Show Sidebar")
    #expect(columns() == [false, true, true])
    try renderer.tap("Show Sidebar")
    #expect(columns() == [true, true, true])
    try renderer.tap("Hide Sidebar")
    #expect(columns() == [false, true, true])
  }

  @Test func `the button of the sidebar can be removed`() {
    let renderer = split(
      NavigationSplitView {
        List { Text("Folders") }.toolbar(removing: .sidebarToggle)
      } detail: {
        Text("Detail").sheet(isPresented: .constant(true)) { NavigationStack { Text("Sheet") } }
      })
    #expect(screen(renderer).image("sidebar.leading") == nil)
  }

  // UIKit's bar buttons have symbols of the large scale.
  @Test func `symbols in bars are large`() throws {
    let bar = renderer(NavigationStack { Text("A").toolbar { Button("Add", systemImage: "circle") {} } })
    let symbol = renderer(Image(systemName: "circle").imageScale(.large))
    #expect(try #require(screen(bar).image("circle")).size == screen(symbol).image("circle")?.size)
  }

  private struct Fruit: Identifiable { let id: String }

  private struct Searching: View {
    @State private var text = "ap"
    @State private var tokens: [Fruit] = []
    @State private var suggested = [Fruit(id: "Apple"), Fruit(id: "Pear")]
    let isActive: Bool

    var body: some View {
      NavigationStack {
        List { Text("Content") }
          .searchable(
            text: $text, tokens: $tokens, suggestedTokens: $suggested, isPresented: .constant(isActive)
          ) { Text($0.id) }
      }
    }
  }

  @Test func `a suggested token moves into the search field`() throws {
    #expect(screen(renderer(Searching(isActive: false))).text("Apple") == nil)
    let renderer = renderer(Searching(isActive: true))
    let field = try #require(screen(renderer).text("ap"))
    #expect(try #require(screen(renderer).text("Pear")).minY > field.maxY)
    try renderer.tap("Pear")
    let screen = screen(renderer)
    let pears = screen.root.subtree.filter { ($0 as? TextNode)?.string == "Pear" }.map { $0.frame(in: screen.root) }
    #expect(pears.contains { abs($0.midY - field.midY) < 1 }, "in the field")
    #expect(pears.contains { $0.minY > field.maxY }, "still a suggestion")
    #expect(screen.text("ap") == nil)
  }

  @Test(arguments: [(1, true), (2, false)])
  func `a calendar marks the day of the clock`(day: Int, isToday: Bool) throws {
    // The clock stands at 1 January 2001.
    let date = Date(timeIntervalSinceReferenceDate: Double(day - 1) * 86_400)
    let picker = DatePicker("Date", selection: .constant(date), displayedComponents: .date).datePickerStyle(.graphical)
      .environment(\.timeZone, .gmt).background(Color.white)
    let screen = try LookColorTests.Screen(picker)
    let first = try #require(screen.screen.text("1"))
    if isToday {
      #expect(screen.color(first.midX, first.midY - 18) == 0x007AFF, "today is on the tint if it is selected")
    } else {
      #expect(screen.ink(in: first) == 0x007AFF, "today is in the tint colour")
    }
    let other = try #require(screen.screen.text("9"))
    #expect(screen.ink(in: other) == 0x000000)
  }

  @Test(arguments: [CGFloat(320), 375, 393])
  func `a calendar is in the middle of its row`(width: CGFloat) throws {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    let renderer = ImageRenderer(
      content: Form {
        DatePicker("Date", selection: .constant(date), displayedComponents: .date).datePickerStyle(.graphical)
      })
    renderer.proposedSize = ProposedViewSize(width: width, height: 852)
    let screen = LookMeasurementTests.Screen(root: renderer.picture(scale: 3).root)
    let (first, last) = (try #require(screen.text("SUN")), try #require(screen.text("SAT")))
    #expect(abs(first.midX - (width - last.midX)) <= 1, "\(first.midX) \(width - last.midX)")
  }
}
