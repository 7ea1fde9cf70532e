import Foundation
import Testing
import TouchstoneDrawing

@Suite struct PathArcsTests {
  private func arc(_ start: Double, _ end: Double, clockwise: Bool) -> FlattenedPath {
    FlattenedPath(
      Path {
        $0.addArc(
          center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end), clockwise: clockwise)
      })
  }

  /// The covered angle by closed form: length over radius, positive where the outline runs clockwise on screen.
  private func degrees(_ path: FlattenedPath) -> Double {
    let direction = path.area < 0 ? -1.0 : 1
    return direction * Double(path.length) / 10 * 180 / .pi
  }

  private static let arcs: [(start: Double, end: Double, clockwise: Bool, expected: Double)] = [
    (0, 90, false, 90), (0, 90, true, -270), (90, 0, false, 270), (90, 0, true, -90), (-90, 180, false, 270),
    (0, 360, false, 360), (0, 360, true, -360), (0, -360, false, 360), (0, 450, false, 450), (350, 370, false, 20),
  ]

  @Test(arguments: arcs)
  func `arc covers the angle in the direction of a flipped y axis`(
    start: Double, end: Double, clockwise: Bool, expected: Double
  ) {
    #expect(abs(degrees(arc(start, end, clockwise: clockwise)) - expected) < 0.07)
  }

  @Test func `arc begins with a line from the current point`() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(center: .zero, radius: 5, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    #expect(path.elements[1] == .line(to: CGPoint(x: 5, y: 0)))
    let end = path.currentPoint ?? .zero
    #expect(abs(end.x) < 1e-12 && abs(end.y - 5) < 1e-12)
  }

  /// As SwiftUI's own paths print them.
  @Test func `an arc is made of quarter turns and a remainder, and a full turn is closed`() {
    func words(_ degrees: Double) -> [Substring] {
      let path = Path {
        $0.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(degrees), clockwise: false)
      }
      return path.description.split(separator: " ").filter { $0.contains(where: \.isLetter) && !$0.contains("e") }
    }
    #expect(words(100) == ["m", "c", "c"] && words(360) == ["m", "c", "c", "c", "c", "h"])
    #expect(words(450) == ["m", "c", "c", "c", "c", "c"])
    let path = Path {
      $0.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(100), clockwise: false)
    }
    guard case .curve(let end, _, _) = path.elements[1] else {
      Issue.record("expected a curve")
      return
    }
    #expect(abs(end.x) < 1e-12 && end.y == 10)
  }

  @Test func `every point of an arc has the radius`() {
    for point in arc(17, 301, clockwise: false).lines[0] {
      #expect(abs(hypot(point.x, point.y) - 10) < 0.003)
    }
  }

  @Test func `relative arc of negative angle runs anticlockwise`() {
    let path = Path { $0.addRelativeArc(center: .zero, radius: 10, startAngle: .degrees(30), delta: .degrees(-120)) }
    #expect(abs(degrees(FlattenedPath(path)) + 120) < 0.05)
  }

  @Test func `relative arc of a million turns is short`() {
    let path = Path { $0.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .degrees(360e6 + 90)) }
    #expect(path.elements.count < 10)
    let end = path.currentPoint ?? .zero
    #expect(abs(end.x) < 1e-6 && abs(end.y - 1) < 1e-6)
  }

  @Test func `tangent arc touches both lines`() {
    // HTML's arcTo(100, 0, 100, 100, 20) from (0, 0) touches at (80, 0) and ends at (100, 20).
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
    guard case .line(let touch) = path.elements[1] else {
      Issue.record("expected a line")
      return
    }
    #expect(abs(touch.x - 80) < 1e-9 && abs(touch.y) < 1e-9)
    let end = path.currentPoint ?? .zero
    #expect(abs(end.x - 100) < 1e-9 && abs(end.y - 20) < 1e-9)
    for point in FlattenedPath(path).lines[0] where point.x > 80.001 {
      #expect(abs(hypot(point.x - 80, point.y - 20) - 20) < 0.01)
    }
  }

  @Test func `tangent arc turns left too`() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: -100), radius: 20)
    let end = path.currentPoint ?? .zero
    #expect(abs(end.x - 100) < 1e-9 && abs(end.y + 20) < 1e-9)
  }

  @Test func `tangent arc along a line is a line`() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 30, y: 0), radius: 5)
    #expect(path.description == "0 0 m 10 0 l")
  }

  @Test func `tangent arc without a current point adds nothing`() {
    var path = Path()
    path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 1, y: 1), radius: 5)
    #expect(path.isEmpty)
  }

  @Test func `arc without a place adds nothing`() {
    var path = Path()
    path.addArc(
      center: CGPoint(x: CGFloat.nan, y: 0), radius: 1, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    path.addArc(center: .zero, radius: .infinity, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    path.addArc(center: .zero, radius: 1, startAngle: .zero, endAngle: .radians(.nan), clockwise: false)
    #expect(path.isEmpty)
  }
}
