import Foundation
import Testing
import TouchstoneDrawing

@Suite struct PathDescriptionTests {
  @Test func `description lists numbers then the step`() {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: -1.5))
    path.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 1, y: 2))
    path.addCurve(to: CGPoint(x: 9, y: 8), control1: CGPoint(x: 5, y: 6), control2: CGPoint(x: 7, y: 0.1))
    path.addLine(to: .zero)
    path.closeSubpath()
    #expect(path.description == "0 -1.5 m 1 2 3 4 q 5 6 7 0.1 9 8 c 0 0 l h")
  }

  @Test func `description gives the path back`() {
    let path = Path(roundedRect: CGRect(x: 0.5, y: 0.25, width: 77, height: 31), cornerRadius: 9, style: .circular)
    let copy = Path(path.description)
    #expect(copy?.elements.count == path.elements.count && copy?.description == path.description)
    #expect(Path("") == Path())
  }

  /// As SwiftUI's own paths print them.
  @Test func `numbers have six significant digits`() {
    var path = Path()
    path.move(to: CGPoint(x: 1.0 / 3, y: 1234567))
    path.addLine(to: CGPoint(x: 100.0 / 3, y: 1e-7))
    #expect(path.description == "0.333333 1.23457e+06 m 33.3333 1e-07 l")
  }

  @Test func `rectangle word is read`() {
    #expect(Path("1 2 3 4 re") == Path(CGRect(x: 1, y: 2, width: 3, height: 4)))
  }

  @Test(arguments: ["1 m", "0 0 m 1 2", "0 0 m 1 2 x", "1 2 l", "h", "0 0 m nan 0 l", "0 0 m 1 2 3 l", "m 0 0"])
  func `text that is no path gives nil`(_ text: String) {
    #expect(Path(text) == nil)
  }
}
