import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// A look of four numbers in a test changes lengths, fonts, colours and menus: adding one is adding a table.
@MainActor @Suite struct LookOfiOS16Tests {
  private typealias Screen = LookColorTests.Screen

  // RevenueCat/purchases-ios, golden iOS16-testDebugView, 450 points wide: lines from 32 to 434, each 44 below the last.
  @Test func `groups have the margins of iOS 16`() throws {
    let list = List { ForEach(["SDK version", "Observer mode"], id: \.self) { Text($0) } }
    let screen = LookMeasurementTests.Screen(list, look: .iOS16, width: 450)
    let (first, second) = (try #require(screen.text("SDK version")), try #require(screen.text("Observer mode")))
    #expect(first.minX == 32 && abs(second.minY - first.minY - 44) < 0.5)
    let drawn = try Screen(list, look: .iOS16, width: 450)
    let line = drawn.edge(from: CGPoint(x: 400, y: second.minY - 5), dx: 0, dy: -1)
    #expect(abs(drawn.edge(from: line, dx: -1, dy: 0).x - 32) < 0.5)
    #expect(abs(drawn.edge(from: line, dx: 1, dy: 0).x - 434) < 0.5)
    #expect(LookMeasurementTests.Screen(list, width: 450).text("SDK version")?.minX == 40, "those of iOS 18 differ")
  }

  // NativeScript/docs, TabView (iOS 16): letters of 13 points, whose line is 45.3 below the top of the bar.
  @Test func `tab bars have the colours and titles of iOS 16`() throws {
    let tabs = TabView {
      ScrollView { Color.white.frame(height: 2000) }.tabItem { Text("First") }
      Text("Two").tabItem { Text("Second") }
    }
    let screen = try Screen(tabs, look: .iOS16)
    let letters = screen.extent(in: try #require(screen.screen.text("Second")))
    #expect(abs(letters.height - 13) <= LookMeasurementTests.tolerance, "\(letters)")
    #expect(abs(letters.maxY - (852 - 49 + 45.3)) <= LookMeasurementTests.tolerance, "\(letters)")
    let color = screen.ink(in: try #require(screen.screen.text("Second")))
    #expect(LookColorTests.distance(color, 0xA2A4A2) <= LookColorTests.tolerance)
    #expect(screen.color(4, 840) == 0xF7F7F7)
    #expect(try Screen(tabs).color(4, 840) == 0xF8F8F8, "that of iOS 18 differs")
  }

  // aheze/Popovers, MenuComparison (iOS 15): the system's menu.
  @Test func `menus have the background of iOS 16`() throws {
    let renderer = ImageRenderer(content: Menu("Sort") { Button("By name") {} })
    renderer.environment.look = .iOS16
    renderer.proposedSize = ProposedViewSize(width: 393, height: 852)
    renderer.scale = 1
    try renderer.tap("Sort")
    let card = try #require(LookMeasurementTests.Screen(root: renderer.picture(scale: 1).root).menus.first)
    let pixel = try renderer.render().bitmap[Int(card.midX), Int(card.minY) + 4]
    #expect([pixel.red, pixel.green, pixel.blue] == [0xF5, 0xF5, 0xF5])
  }
}
