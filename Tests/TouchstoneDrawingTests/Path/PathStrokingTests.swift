import Foundation
import Testing
import TouchstoneDrawing

@Suite struct PathStrokingTests {
  private let line = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0)]) }
  private let corner = Path { $0.addLines([.zero, CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 20)]) }

  /// The area of a path without overlaps, whatever its direction.
  private func area(_ path: Path) -> CGFloat { abs(FlattenedPath(path).area) }

  private static let capAreas: [(CGLineCap, Double)] = [(.butt, 40), (.round, 40 + 4 * .pi), (.square, 56)]

  @Test(arguments: capAreas)
  func `caps have the area of their shape`(cap: CGLineCap, expected: Double) {
    let stroke = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap))
    #expect(abs(Double(area(stroke)) - expected) < 0.01)
  }

  /// Two strips of 20 × 4 less the shared inner square of 2 × 2, plus the outer corner.
  private static let joinAreas: [(CGLineJoin, Double)] = [(.bevel, 158), (.miter, 160), (.round, 156 + .pi)]

  @Test(arguments: joinAreas)
  func `joins have the area of their shape`(join: CGLineJoin, expected: Double) {
    let stroke = corner.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: join))
    #expect(abs(Double(area(stroke)) - expected) < 0.01)
  }

  @Test func `miter beyond its limit becomes a bevel`() {
    // A right angle has the ratio √2.
    let below = corner.strokedPath(StrokeStyle(lineWidth: 4, miterLimit: 1.4))
    let above = corner.strokedPath(StrokeStyle(lineWidth: 4, miterLimit: 1.42))
    #expect(below == corner.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .bevel)))
    #expect(above == corner.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .miter)))
  }

  @Test func `closed rectangle becomes an outer and an inner rectangle`() {
    let stroke = Path(CGRect(x: 0, y: 0, width: 20, height: 10)).strokedPath(StrokeStyle(lineWidth: 2))
    #expect(stroke.boundingRect == CGRect(x: -1, y: -1, width: 22, height: 12))
    #expect(abs(area(stroke) - 120) < 1e-9)
    #expect(!stroke.contains(CGPoint(x: 10, y: 5)))
    #expect(stroke.contains(CGPoint(x: 0.5, y: 5)) && stroke.contains(CGPoint(x: -0.9, y: -0.9)))
  }

  @Test func `circle becomes a ring`() {
    let stroke = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100)).strokedPath(StrokeStyle(lineWidth: 10))
    #expect(abs(area(stroke) - .pi * (55 * 55 - 45 * 45)) < 2)
    #expect(stroke.elements.count <= 2 * 10)
    for outline in FlattenedPath(stroke).lines {
      for point in outline {
        let radius = hypot(point.x - 50, point.y - 50)
        #expect(min(abs(radius - 45), abs(radius - 55)) < 0.02)
      }
    }
  }

  /// With round caps and joins, exactly the points nearer than half the line width are covered.
  @Test(arguments: [
    "0 0 m 40 40 l 0 40 l 45 -5 l", "0 0 m 60 50 -20 50 40 0 c", "0 0 m 100 40 -60 40 40 0 c",
    "0 0 m 0 40 l 3 60 17 60 20 40 c 20 0 l", "0 20 m 10 0 20 20 q 21 24 22 20 q 40 20 l", "0 0 m 30 0 l 30 30 l h",
    "0 0 m 30 0 l 0 0 l 0 20 l", "10 10 m 50 10 10 10 q", "0 0 m 0 0 40 40 40 0 c 40 -40 20 -20 0 0 c h",
  ])
  func `round stroke covers the points near the line`(_ text: String) throws {
    let path = try #require(Path(text))
    for width in [1.5, 8, 25] as [CGFloat] {
      let stroke = path.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
      let reference = FlattenedPath(path, pieces: 200)
      for step in 0..<300 {
        let point = CGPoint(
          x: (Double(step) * 0.7548776662).truncatingRemainder(dividingBy: 1) * 100 - 30,
          y: (Double(step) * 0.5698402910).truncatingRemainder(dividingBy: 1) * 100 - 30)
        let distance = reference.distance(to: point)
        guard abs(distance - width / 2) > width / 200 + 0.01 else { continue }
        #expect(stroke.contains(point) == (distance < width / 2), "\(point) at \(distance), width \(width)")
      }
    }
  }

  /// The area and the points nearer than half the line width are covered, by one outline where there is but one: a star, a
  /// bell, a drop with a tight curve; a ring and an open line are several.
  @Test(arguments: [
    ("20 0 m 26 14 l 40 14 l 29 23 l 33 38 l 20 29 l 7 38 l 11 23 l 0 14 l 14 14 l h", true),
    (
      "20 0 m 24 0 26 6 26 10 c 30 12 32 20 32 26 c 32 32 36 34 40 38 c 0 38 l 4 34 8 32 8 26 c 8 20 10 12 14 10 c h",
      true
    ),
    ("20 0 m 40 30 40 40 20 40 c 0 40 0 30 20 0 c h", true),
    ("0 0 m 40 0 l 40 40 l 0 40 l h 10 10 m 10 30 l 30 30 l 30 10 l h", false),
    ("0 20 m 10 0 30 0 40 20 c", false),
  ])
  func `an area with its stroke covers the points of both`(_ text: String, isOne: Bool) throws {
    let path = try #require(Path(text))
    let reference = FlattenedPath(path, pieces: 200)
    for width in [1.5, 6, 12] as [CGFloat] {
      let outline = path.filledStrokedPath(StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
      #expect(!isOne || FlattenedPath(outline).lines.count == 1)
      for step in 0..<300 {
        let point = CGPoint(
          x: (Double(step) * 0.7548776662).truncatingRemainder(dividingBy: 1) * 60 - 10,
          y: (Double(step) * 0.5698402910).truncatingRemainder(dividingBy: 1) * 60 - 10)
        let distance = reference.distance(to: point)
        guard abs(distance - width / 2) > width / 200 + 0.01 else { continue }
        let isInside = path.contains(point) || distance < width / 2
        #expect(outline.contains(point) == isInside, "\(point) at \(distance), width \(width)")
      }
    }
  }

  @Test func `dashes and gaps alternate`() {
    let stroke = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [3, 2]))
    #expect(stroke.description == "0 -1 m 3 -1 l 3 1 l 0 1 l 0 -1 l h 5 -1 m 8 -1 l 8 1 l 5 1 l 5 -1 l h")
  }

  @Test(arguments: [(1, "0 2, 4 7, 9 10"), (4, "1 4, 6 9"), (-1, "1 4, 6 9"), (11, "0 2, 4 7, 9 10")])
  func `phase skips the beginning of the pattern`(phase: Int, expected: String) {
    let stroke = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [3, 2], dashPhase: CGFloat(phase)))
    let pieces = FlattenedPath(stroke).lines.map { part in
      "\(Int((part.map(\.x).min() ?? 0).rounded())) \(Int((part.map(\.x).max() ?? 0).rounded()))"
    }
    #expect(pieces.joined(separator: ", ") == expected)
  }

  @Test func `odd pattern exchanges dashes and gaps`() {
    let odd = line.strokedPath(StrokeStyle(lineWidth: 1, dash: [1, 2, 3]))
    #expect(odd == line.strokedPath(StrokeStyle(lineWidth: 1, dash: [1, 2, 3, 1, 2, 3])))
  }

  @Test func `dash of no length with a round cap is a dot`() {
    let stroke = line.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .round, dash: [0, 4]))
    #expect(FlattenedPath(stroke).lines.count == 3)
    #expect(abs(area(stroke) - 3 * .pi) < 0.02)
  }

  @Test func `dash over the beginning of a closed part is one piece`() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let stroke = square.strokedPath(StrokeStyle(lineWidth: 1, dash: [4, 6], dashPhase: 2))
    #expect(FlattenedPath(stroke).lines.count == 4)
    #expect(stroke.contains(CGPoint(x: -0.4, y: -0.4)))
  }

  private static let solidPatterns: [[CGFloat]] = [[], [0, 0], [-1, 2], [.nan, 1], [.infinity, 1], [1e-9, 1e-9]]

  @Test(arguments: solidPatterns)
  func `pattern that says nothing is a solid line`(_ dash: [CGFloat]) {
    #expect(line.strokedPath(StrokeStyle(lineWidth: 2, dash: dash)) == line.strokedPath(StrokeStyle(lineWidth: 2)))
  }

  @Test(arguments: [0, -1, CGFloat.nan, CGFloat.infinity])
  func `width that is not positive covers nothing`(_ width: CGFloat) {
    #expect(line.strokedPath(StrokeStyle(lineWidth: width)).isEmpty)
  }

  @Test func `point with a round cap is a dot and a move alone is nothing`() {
    let point = Path { $0.addLines([CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 5)]) }
    let style = StrokeStyle(lineWidth: 2, lineCap: .round)
    #expect(point.strokedPath(style).boundingRect == CGRect(x: 4, y: 4, width: 2, height: 2))
    #expect(point.strokedPath(StrokeStyle(lineWidth: 2)).isEmpty)
    #expect(Path { $0.move(to: .zero) }.strokedPath(style).isEmpty)
  }

  /// A circle has 39,270 dashes, which bend too tightly for their width: only the first of the two is drawn with dashes, and
  /// only the first dashes are cut for precision.
  @Test func `very many dashes on curves have an outline of bounded length`() {
    let circles = Path { path in
      for _ in 0..<2 { path.addEllipse(in: CGRect(x: 0, y: 0, width: 50_000, height: 50_000)) }
    }
    let stroke = circles.strokedPath(StrokeStyle(lineWidth: 1e9, lineCap: .round, lineJoin: .round, dash: [2, 2]))
    #expect(stroke.elements.count > 250_000)
    #expect(stroke.elements.count < 1_500_000)
  }

  /// The middles of dashes lie as far apart as 500 points on a circle do.
  @Test func `dashes on curves are as long as they are told to be`() {
    let circle = Path(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200))
    let dashes = circle.strokedPath(StrokeStyle(lineWidth: 1e-3, dash: [circle.length / 1000]))
    let middles = FlattenedPath(dashes).lines.map { line in
      line.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x / CGFloat(line.count), y: $0.y + $1.y / CGFloat(line.count)) }
    }
    #expect(middles.count == 500)
    for (first, second) in zip(middles, middles.dropFirst()) {
      #expect(abs(hypot(second.x - first.x, second.y - first.y) - 2 * 100 * sin(.pi / 500)) < 1e-3)
    }
  }
}
