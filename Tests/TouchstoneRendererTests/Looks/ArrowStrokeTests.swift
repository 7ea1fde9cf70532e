import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// How thick the arrows of rows, menus and bars are: the ink of a row of pixels through their arms, in points.
///
/// - Source: pictures of Net-Skip (iOS 17), skipapp-showcase (iOS 26) and the tutorials of Swift Composable Architecture (iOS 17).
@MainActor @Suite struct ArrowStrokeTests {
  /// The median of the ink in the rows of pixels of an area.
  private func arms(_ screen: LookInkTests.Screen, in frame: CGRect) -> CGFloat {
    func gray(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
      CGFloat(LookColorTests.channels(screen.color(x, y)).reduce(0, +))
    }
    let background = gray(frame.minX, frame.minY)
    func ink(_ x: Int, _ y: Int) -> CGFloat { abs(gray((CGFloat(x) + 0.5) / 3, (CGFloat(y) + 0.5) / 3) - background) }
    let columns = Int(frame.minX * 3)..<Int(frame.maxX * 3)
    let rows = (Int(frame.minY * 3)..<Int(frame.maxY * 3)).map { y in columns.map { x in ink(x, y) } }
    let full = rows.joined().max() ?? 1
    let widths = rows.map { (row: [CGFloat]) -> CGFloat in row.reduce(0, +) / full / 3 }.filter { $0 > 0.1 }.sorted()
    return widths[widths.count / 2]
  }

  @Test(arguments: [Look.iOS18, .iOS26]) func `the arm of a row's arrow is 2.72 points wide`(look: Look) throws {
    let screen = try LookInkTests.Screen(NavigationStack { List { NavigationLink("A") { Text("B") } } }, look: look)
    let width = arms(screen, in: try #require(screen.screen.image("chevron.forward")))
    #expect(abs(width - 2.72) <= 0.15, "\(width)")
  }

  @Test func `the arms of a menu's arrows are 3.9 points wide together`() throws {
    let screen = try LookInkTests.Screen(Form { Picker("A", selection: .constant(0)) { Text("B").tag(0) } })
    let width = arms(screen, in: try #require(screen.screen.image("chevron.up.chevron.down")))
    #expect(abs(width - 3.9) <= 0.2, "\(width)")
  }

  @Test func `the arm of the arrow of a back button is 3.61 points wide`() throws {
    let path = NavigationPath([1])
    let view = NavigationStack(path: .constant(path)) {
      Text("A").navigationTitle("A").navigationDestination(for: Int.self) { _ in Color.white.navigationTitle("B") }
    }
    let screen = try LookInkTests.Screen(view)
    let width = arms(screen, in: try #require(screen.screen.image("chevron.backward")))
    #expect(abs(width - 3.61) <= 0.2, "\(width)")
  }
}
