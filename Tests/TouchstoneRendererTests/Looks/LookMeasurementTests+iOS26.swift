import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

extension LookMeasurementTests {
  // home-assistant/iOS (iOS 26, Medium), cashapp/AccessibilitySnapshot (26.2), skiptools/skipapp-showcase (26).
  @Test func `groups of iOS 26`() throws {
    let screen = Screen(Groups(), look: .iOS26, width: 402)
    let rows = screen.frames("row")
    for row in rows { try expect(row.height, 52, "the height of a row", .rowHeight26) }
    try expect(screen.text("Toggle")?.minX, 32, "the content of a row", .margin26)
    try expect(screen.frames("header").first?.height, 40.3, "the cell of a header", .header26)
    try expect(screen.frames("footer").first?.height, 29.7, "the cell of a footer (B)", .footer26)
    try expect(rows[5].minY - rows[4].maxY, 35, "group to group", .groupDistance26)
    try expect(rows[7].minY - rows[6].maxY, 70, "group to group with footer and header", .groupDistanceFooter26)
    try expect(screen.frames("clipShape").first?.width, 63, "the width of a switch", .switch26)
    let wide = Screen(Groups(), look: .iOS26, width: 420)
    try expect(wide.text("Toggle")?.minX, 40, "the content of a row on a wide screen", .margin26)
  }

  // skiptools/skipapp-showcase, screenshots (iOS 26).
  @Test func `tab bars of iOS 26 float`() throws {
    let tabs = TabView {
      Text("A").tabItem { Label("Showcase", systemImage: "list.bullet") }
      Text("B").tabItem { Label("About", systemImage: "info.circle") }
      Text("C").tabItem { Label("More", systemImage: "ellipsis") }
    }
    let screen = Screen(tabs, look: .iOS26, width: 420)
    let top = 852 - 21 - 62.0
    try expect(screen.text("Showcase")?.minY, top + 48.7 - 9.5, "the title", .tabBarTitles26)
    let titles = ["Showcase", "About"].compactMap { screen.text($0)?.midX }
    // A selected tab of 94 lies 4 from the ends of a bar of 274 with three tabs.
    try expect(titles[1] - titles[0], (274 - 94 - 8) / 2, "tab to tab", .tabBarSelection26)
  }

  // Home Assistant's goldens (iOS 26).
  @Test func `bar buttons of iOS 26 are on glass`() throws {
    let screen = Screen(
      NavigationStack {
        List { Text("Row") }.navigationTitle("T").navigationBarTitleDisplayMode(.inline)
          .toolbar { Button("Clear") {} }
      }, look: .iOS26, width: 390)
    let text = try #require(screen.text("Clear"))
    try expect(text.midY, 22, "the middle of a button", .barButtons26)
    try expect(screen.frames("row").first?.minY, 54 + 35, "the first group (C)")
  }
}
