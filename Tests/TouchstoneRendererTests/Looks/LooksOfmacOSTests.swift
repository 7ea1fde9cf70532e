import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// Lengths and colours of macOS 11 to 15 against those that AppKit tells or prints, and those of public goldens.
@MainActor @Suite struct LooksOfmacOSTests {
  private typealias Screen = LookColorTests.Screen

  private func expect(
    _ actual: CGFloat?, _ expected: CGFloat, _ what: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let actual = try #require(actual, Comment(rawValue: what), sourceLocation: sourceLocation)
    #expect(
      abs(actual - expected) <= LookMeasurementTests.tolerance, "\(what): \(actual), measured \(expected)",
      sourceLocation: sourceLocation)
  }

  private func expect(
    _ actual: Int, color expected: Int, _ what: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      LookColorTests.distance(actual, expected) <= LookColorTests.tolerance,
      "\(what): \(String(actual, radix: 16)), measured \(String(expected, radix: 16))", sourceLocation: sourceLocation)
  }

  private struct Item: Identifiable { let id: String }

  private var table: some View {
    Table([Item(id: "One"), Item(id: "Two"), Item(id: "Three")]) { TableColumn("Header") { Text($0.id) } }
  }

  // AppKit tells the height of a header view (swift-cross-ui, request 693), and the frames of a table's rows and cells: rows
  // of 24 begin 10 below the top, their cells 16 beside it (a question of a developer, macOS 11).
  @Test func `tables have the dimensions of AppKit's`() throws {
    let screen = LookMeasurementTests.Screen(table, look: .macOS15)
    try expect(screen.text("Header")?.midY, 14, "the middle of a header (B)")
    try expect(screen.text("Header")?.minX, 16, "the start of a header's title")
    let (one, two) = (try #require(screen.text("One")), try #require(screen.text("Two")))
    try expect(two.midY - one.midY, 24, "row to row (B)")
    try expect(one.midY, 28 + 10 + 12, "the first row (B)")
    try expect(one.minX, 16, "the start of a cell (B)")
  }

  // What AppKit prints for its colours.
  @Test(arguments: [(ColorScheme.light, 0xDCDCDC, 0x0063E1, 0xECECEC), (.dark, 0x464646, 0x0058D0, 0x323232)])
  func `selected rows and windows have AppKit's colours`(scheme: ColorScheme, plain: Int, focused: Int, window: Int)
    throws
  {
    let list = List(selection: .constant(Optional("A"))) {
      Text("Row").tag("A")
      Text("Other").tag("B")
    }
    let screen = try Screen(list, look: .macOS15, colorScheme: scheme)
    let row = try #require(screen.screen.text("Row"))
    expect(screen.color(300, row.midY), color: plain, "a selected row")
    let active = try Screen(list.environment(\.backgroundProminence, .increased), look: .macOS15, colorScheme: scheme)
    expect(active.color(300, row.midY), color: focused, "a selected row of a list with the focus")
    expect(active.ink(in: row), color: 0xFFFFFF, "its text")
    let form = try Screen(Form { Text("Row") }.formStyle(.grouped), look: .macOS15, colorScheme: scheme)
    expect(form.color(5, 600), color: window, "the window behind a grouped form")
  }

  // What AppKit prints for alternatingContentBackgroundColors.
  @Test func `every second row of a table has another background, and those below it too`() throws {
    let screen = try Screen(table, look: .macOS15)
    let rows = try ["One", "Two", "Three"].map { try #require(screen.screen.text($0)).midY }
    expect(screen.color(200, rows[0]), color: 0xFFFFFF, "the first row")
    expect(screen.color(200, rows[1]), color: 0xF4F5F5, "the second row")
    expect(screen.color(200, rows[2]), color: 0xFFFFFF, "the third row")
    expect(screen.color(200, rows[2] + 24), color: 0xF4F5F5, "the empty row below")
    let plain = try Screen(table.tableStyle(.inset(alternatesRowBackgrounds: false)), look: .macOS15)
    expect(plain.color(200, rows[1]), color: 0xFFFFFF, "the second row of a table without")
  }

  @Test func `every second row of a list has another background where its style says so`() throws {
    let list = List { ForEach(["One", "Two"], id: \.self) { Text($0) } }
    let second = try #require(try Screen(list.listStyle(.inset), look: .macOS15).screen.text("Two")).midY
    for (alternates, color) in [(true, 0xF4F5F5), (false, 0xFFFFFF)] {
      let inset = try Screen(list.listStyle(.inset(alternatesRowBackgrounds: alternates)), look: .macOS15)
      expect(inset.color(200, second), color: color, "the second row, inset")
    }
    let outer = list.listStyle(.inset).listStyle(.inset(alternatesRowBackgrounds: true))
    expect(try Screen(outer, look: .macOS15).color(200, second), color: 0xFFFFFF, "the inner style counts")
    let bordered = try Screen(list.listStyle(.bordered(alternatesRowBackgrounds: true)), look: .macOS15)
    let row = try #require(bordered.screen.text("Two")).midY
    expect(bordered.color(200, row), color: 0xF4F5F5, "the second row in a border")
  }

  // Goldens of charts and of controls on macOS: primary is black at 0.85, and the dark accent colour is the light one.
  @Test func `labels are translucent and the accent colour is one`() throws {
    let shapes = VStack(spacing: 0) {
      Rectangle().fill(.primary).frame(height: 100)
      Rectangle().fill(Color.accentColor).frame(height: 100)
      Spacer()
    }
    let light = try Screen(shapes.background(Color.white), look: .macOS15)
    expect(light.color(10, 50), color: 0x272727, "primary on white")
    let dark = try Screen(shapes.background(Color.black), look: .macOS15, colorScheme: .dark)
    expect(dark.color(10, 150), color: 0x007AFF, "the dark accent colour")
    let dividers = LookMeasurementTests.Screen(VStack { Divider() }, look: .macOS15)
    try expect(dividers.frames("Divider").first?.height, 1, "a divider")
  }

  @Test func `titles of a sidebar begin at one place whatever their symbols`() throws {
    let screen = LookMeasurementTests.Screen(
      NavigationSplitView {
        List {
          Label("Open", systemImage: "tray")
          Label("Drafts", systemImage: "doc")
        }
      } detail: {
        Text("Detail")
      }, look: .macOS15
    ) { $0.horizontalSizeClass = .regular }
    let (open, drafts) = (try #require(screen.text("Open")), try #require(screen.text("Drafts")))
    try expect(drafts.minX, open.minX, "the start of the titles")
    try expect(drafts.midY - open.midY, 28, "row to row")
  }

  @Test func `a sheet is as large as its content`() throws {
    let screen = try Screen(
      Color.black.sheet(isPresented: .constant(true)) { Color.white.frame(width: 200, height: 100) }, look: .macOS15)
    #expect(screen.color(196, 426) == 0xFFFFFF)
    #expect(screen.color(90, 426) != 0xFFFFFF && screen.color(196, 370) != 0xFFFFFF)
  }

  @Test func `lines of inset lists end before the side on iOS`() throws {
    func ends<S: ListStyle>(_ style: S) throws -> Bool {
      let list = List {
        Text("One")
        Text("Two")
      }
      let screen = try Screen(list.listStyle(style))
      let row = try #require(screen.screen.frames("row").first)
      return screen.color(390, row.maxY - 0.17) == screen.color(390, row.midY)
    }
    #expect(try ends(InsetListStyle()) && !ends(PlainListStyle()))
  }
}
