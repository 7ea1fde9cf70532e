import SwiftUI
import Testing
import UIKit

/// Expected values: the documentation of `UIBezierPath.reversing()`, "the reversed contents".
struct UIBezierPathTests {
  private func elements(of path: UIBezierPath) -> [Path.Element] {
    var found: [Path.Element] = []
    Path(path.cgPath).forEach { found.append($0) }
    return found
  }

  @Test func `a reversed path runs through the same points backwards`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 20, y: 10), controlPoint: CGPoint(x: 20, y: 0))
    path.addCurve(
      to: CGPoint(x: 0, y: 30), controlPoint1: CGPoint(x: 20, y: 20), controlPoint2: CGPoint(x: 10, y: 30))
    #expect(
      elements(of: path.reversing()) == [
        .move(to: CGPoint(x: 0, y: 30)),
        .curve(
          to: CGPoint(x: 20, y: 10), control1: CGPoint(x: 10, y: 30), control2: CGPoint(x: 20, y: 20)),
        .quadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 20, y: 0)),
        .line(to: CGPoint(x: 0, y: 0)),
      ])
    #expect(elements(of: path.reversing().reversed) == elements(of: path))
  }

  @Test func `closed parts stay closed, and the last one comes first`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 2))
    path.lineWidth = 3
    path.move(to: CGPoint(x: 9, y: 9))
    path.addLine(to: CGPoint(x: 8, y: 8))
    let reversed = path.reversing()
    #expect(reversed.lineWidth == 3)
    #expect(reversed.bounds == path.bounds)
    let found = elements(of: reversed)
    #expect(found.prefix(2) == [.move(to: CGPoint(x: 8, y: 8)), .line(to: CGPoint(x: 9, y: 9))])
    #expect(found.last == .closeSubpath)
    #expect(reversed.contains(CGPoint(x: 1, y: 1)))
  }

  @Test func `an empty path has nothing to reverse`() {
    #expect(UIBezierPath().reversing().isEmpty)
    #expect(dlclose(nil) == -1)
  }
}
