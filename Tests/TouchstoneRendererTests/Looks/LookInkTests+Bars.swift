import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// Bars of screens and sheets, as they are visible.
extension LookInkTests {
  private static let island = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)

  // NativeScript (iOS 16), 393 × 852 with a safe area of 59, on white.
  @Test func `a shown navigation bar has a background and a line`() throws {
    let screen = try Screen(
      NavigationStack {
        Color.white.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbarBackground(.visible, for: .navigationBar)
      }
    ) { $0.safeAreaInsets = Self.island }
    expect(screen.color(20, 70), color: 0xF8F8F8, "the background of a shown bar (B)", .barBackground)
    let line = screen.edge(from: CGPoint(x: 20.17, y: 70.17), dx: 0, dy: 1)
    expect(line.y - 0.17, 97.67, "the line below a shown bar (B)", .barTop)
    expect(screen.thickness(at: line), 0.33, "the thickness of the line below a bar (B)", .barLine, within: 0.01)
    expect(screen.color(line.x, line.y), color: 0xB2B2B2, "the line below a shown bar (B)", .barLine)
  }

  // The tutorials (iOS 17).
  @Test func `the back button of iOS 18`() throws {
    let screen = try Screen(
      NavigationStack(path: .constant([1])) {
        List { Text("Row") }.navigationTitle("Title")
          .navigationDestination(for: Int.self) { _ in
            List { Text("Row") }.navigationTitle("Detail").navigationBarTitleDisplayMode(.inline)
          }
      })
    let arrow = try ink(screen, image: "chevron.backward")
    expect(arrow.width, 11, "the width of the back arrow", .backArrow)
    expect(arrow.height, 19, "the height of the back arrow", .backArrow)
    expect(arrow.minX, 9.3, "the start of the back arrow", .backArrow)
    expect(try #require(screen.screen.text("Title")).minX, 30, "the text of the back button", .backArrow)
  }

  // The tutorials (iOS 17) and Net-Skip (iOS 17).
  @Test func `the title of a sheet's bar`() throws {
    let sheet = Color.white.sheet(isPresented: .constant(true)) {
      NavigationStack { List { Text("Row") }.navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
    }
    expect(try ink(Screen(sheet), text: "Title").maxY - 10, 34.7, "the baseline of a sheet's title", .sheetBar)
  }

  // skipapp-showcase (iOS 18), 430 wide.
  @Test func `large titles of wide screens start after 20 points`() throws {
    let screen = try Screen(NavigationStack { List { Text("Row") }.navigationTitle("Title") }, width: 430)
    expect(try #require(screen.screen.text("Title")).minX, 20, "the start of a large title, 430 wide", .largeTitleStart)
  }

  // NativeScript (iOS 16) on white, netbob (iOS 17) on grey.
  @Test(arguments: [(true, 0x848488), (false, 0x7F7F85)])
  func `the texts of search fields have the measured colours`(isPlain: Bool, color: Int) throws {
    let list = List { Text("Row") }
    let screen = try Screen(
      NavigationStack {
        Group { if isPlain { list.listStyle(.plain) } else { list } }
          .navigationTitle("T").searchable(text: .constant(""), prompt: "████")
          .background(isPlain ? Color.white : Color(uiColor: .systemGroupedBackground))
      })
    let prompt = try #require(screen.screen.text("████"))
    expect(screen.color(prompt.midX, prompt.midY), color: color, "the prompt of a search field", .searchText)
    let glass = try #require(screen.screen.image("magnifyingglass"))
    expect(screen.ink(in: glass), color: color, "the magnifying glass of a search field", .searchMagnifier)
  }

  // netbob (iOS 17) of 320 points; the tutorials and skipapp-showcase for the margin of a title, which a field has.
  @Test(arguments: [(320, 16), (393, 16), (430, 20)] as [(CGFloat, CGFloat)])
  func `the sides of search fields`(width: CGFloat, side: CGFloat) throws {
    let screen = LookMeasurementTests.Screen(
      NavigationStack { List { Text("Row") }.navigationTitle("T").searchable(text: .constant("")) }, width: width)
    let field = try #require(screen.frames("background").first { abs($0.height - 36) < 0.5 })
    expect(field.minX, side, "the start of a search field", .searchSides)
    expect(width - field.maxX, side, "the end of a search field", .searchSides)
  }

  // skipapp-showcase (iOS 18).
  @Test func `symbols and titles of tab bars`() throws {
    let tabs = TabView {
      ScrollView { Color.white.frame(height: 2000) }.tabItem { Label("Showcase", systemImage: "list.bullet") }
      ScrollView { Color.white.frame(height: 2000) }.tabItem { Label("About", systemImage: "info.circle") }
    }
    let screen = try Screen(tabs)
    expect(try ink(screen, image: "list.bullet").height, 17, "the height of a list in a tab bar", .tabBarSymbols)
    expect(try ink(screen, image: "info.circle").height, 23.3, "the height of a circle in a tab bar", .tabBarSymbols)
    expect(try ink(screen, text: "Showcase").width, 48.7, "the width of a tab's title", .tabBarTitles)
    let high = try Screen(tabs) { $0.safeAreaInsets.bottom = 34 }
    let line = high.edge(from: CGPoint(x: 4.17, y: 700.17), dx: 0, dy: 1)
    expect(852 - line.y + 0.17, 83.3, "the height of a tab bar above a home indicator", .tabBarHeight)
    expect(high.thickness(at: line), 0.33, "the thickness of the line above a tab bar", .tabBarLine, within: 0.01)
    let dark = try Screen(tabs, colorScheme: .dark)
    expect(dark.color(4, 840), color: 0x1E1E1D, "a dark tab bar", .tabBarBackground)
  }

  // Net-Skip (iOS 17), 428 wide.
  @Test func `the screen behind a sheet of a wide screen`() throws {
    let ground = Color(uiColor: .systemGroupedBackground).ignoresSafeArea()
    for (width, side) in [(393, 16.3), (428, 20.3)] as [(CGFloat, CGFloat)] {
      let screen = try Screen(ground.sheet(isPresented: .constant(true)) { Color.white }, width: width) {
        $0.safeAreaInsets = Self.island
      }
      // The corner reaches as far as the sheet; the side is where they meet.
      let start = screen.edge(from: CGPoint(x: 1.17, y: 68.17), dx: 1, dy: 0).x - 0.17
      expect(start, side, "the side of the screen behind a sheet, \(Int(width)) wide", .sheetScreen)
      expect(screen.radius(at: CGPoint(x: side, y: 59)), 10, "the corners of the screen behind a sheet", .sheetScreen)
    }
  }

  // NativeScript's dialogs (iOS 16); SpeziViews' over black.
  @Test func `lines, fields and buttons of alerts`() throws {
    let box = (393.0 - 270) / 2
    let alert = try Screen(
      Color.white.ignoresSafeArea().alert("Title", isPresented: .constant(true)) {
        TextField("First", text: .constant("")).accessibilityIdentifier("first")
        TextField("Second", text: .constant(""))
        Button("████", role: .destructive) {}
        Button("OK") {}
      })
    let first = try #require(alert.screen.text("First"))
    let second = try #require(alert.screen.text("Second"))
    let edge = alert.edge(from: CGPoint(x: box + 5.17, y: first.midY), dx: 1, dy: 0)
    expect(alert.color(edge.x, edge.y), color: 0xB2B2B2, "the rim of the fields of an alert (B)", .alertFields)
    let line = alert.edge(from: CGPoint(x: box + 100.17, y: first.maxY), dx: 0, dy: 1)
    expect(line.y, (first.midY + second.midY) / 2, "the line between two fields of an alert (B)", .alertFields)
    expect(alert.color(line.x, line.y), color: 0xB2B2B2, "the line between two fields of an alert (B)", .alertFields)
    let fields = try #require(alert.screen.frames("clipShape").first { abs($0.height - 2 * 29.7) < 0.5 })
    expect(alert.radius(at: fields.origin), 5, "the corners of the fields of an alert (about, B)", .alertFields)
    let delete = try #require(alert.screen.text("████"))
    let ok = try #require(alert.screen.text("OK"))
    expect(alert.color(delete.midX, delete.midY), color: 0xFF3B30, "a destructive button of an alert", .alertButtons)
    expect(abs(ok.midX - delete.midX), 135, "two buttons of an alert beside each other", .alertButtons)
    expect(
      alert.color(393 / 2, ok.minY), color: 0xB2B2B2, "the line between two buttons of an alert", .alertLines)
    let three = LookMeasurementTests.Screen(
      Color.white.alert("Title", isPresented: .constant(true)) {
        Button("One") {}
        Button("Two") {}
        Button("Three") {}
      })
    let texts = try ["One", "Two", "Three"].map { try #require(three.text($0)).midY }
    expect(texts[1] - texts[0], 44, "three buttons of an alert below each other", .alertButtons)
    let dark = try Screen(
      Color.black.ignoresSafeArea().alert("Title", isPresented: .constant(true)) { Button("OK") {} }, colorScheme: .dark
    )
    let button = try #require(dark.screen.text("OK"))
    expect(dark.color(80, button.midY - 22 - 0.17), color: 0x2F2F2F, "a dark line of an alert", .alertLines)
  }
}
