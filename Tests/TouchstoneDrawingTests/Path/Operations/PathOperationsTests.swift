import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneTestSupport

@Suite struct PathOperationsTests {
  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
    Path(CGRect(x: x, y: y, width: width, height: height))
  }

  private func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path {
    Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }

  private func area(_ path: Path) -> CGFloat { FlattenedPath(path).area }

  @Test func `Rectangles keep their corners`() {
    let first = rect(0, 0, 10, 10)
    let second = rect(1.0 / 3, 5, 20, 20)
    #expect(first.intersection(second).axisAlignedRect == CGRect(x: 1.0 / 3, y: 5, width: 10 - 1.0 / 3, height: 5))
    #expect(first.intersection(second).boundingRect.minX == 1.0 / 3)
    #expect(rect(0, 0, 10, 10).union(rect(10, 0, 5, 10)).axisAlignedRect == CGRect(x: 0, y: 0, width: 15, height: 10))
    #expect(first.subtracting(rect(5, -1, 20, 20)).axisAlignedRect == CGRect(x: 0, y: 0, width: 5, height: 10))
    #expect(first.union(first) == first.intersection(first))
    #expect(first.symmetricDifference(first).isEmpty)
    #expect(first.intersection(rect(10, 10, 5, 5)).isEmpty)
  }

  @Test func `Holes and their areas`() {
    let ring = rect(0, 0, 30, 30).subtracting(rect(10, 10, 10, 10))
    #expect(area(ring) == 800)
    #expect(!ring.contains(CGPoint(x: 15, y: 15)))
    #expect(ring.contains(CGPoint(x: 5, y: 15)))
    #expect(area(ring.union(rect(10, 10, 10, 10))) == 900)
    #expect(area(ring.intersection(rect(0, 0, 15, 30))) == 400)
  }

  /// The lens of two circles of radius r whose centres lie d apart: 2 r² acos(d / 2r) − d/2 · √(4r² − d²).
  @Test(arguments: [0.1, 7, 10, 19.5])
  func `Two circles meet in a lens`(distance: CGFloat) {
    let radius: CGFloat = 10
    let lens =
      2 * radius * radius * acos(distance / (2 * radius))
      - distance / 2 * (4 * radius * radius - distance * distance).squareRoot()
    let disc = CGFloat.pi * radius * radius
    let (first, second) = (circle(20, 20, radius), circle(20 + distance, 20, radius))
    // An outline that is 1/100 pt off all around.
    let tolerance = 2 * CGFloat.pi * radius * 0.01 * 2
    #expect(abs(area(first.intersection(second)) - lens) < tolerance)
    #expect(abs(area(first.union(second)) - (2 * disc - lens)) < tolerance)
    #expect(abs(area(first.subtracting(second)) - (disc - lens)) < tolerance)
    #expect(abs(area(first.symmetricDifference(second)) - 2 * (disc - lens)) < 2 * tolerance)
  }

  @Test func `A star fills its middle by the winding number only`() {
    var star = Path()
    for index in 0..<5 {
      let angle = CGFloat(index) * 4 * .pi / 5
      let point = CGPoint(x: 50 + 40 * sin(angle), y: 50 - 40 * cos(angle))
      if index == 0 { star.move(to: point) } else { star.addLine(to: point) }
    }
    star.closeSubpath()
    let middle = CGPoint(x: 50, y: 50)
    #expect(star.normalized(eoFill: false).contains(middle, eoFill: true))
    #expect(!star.normalized().contains(middle))
    #expect(!star.intersection(rect(0, 0, 100, 100), eoFill: true).contains(middle))
    #expect(star.intersection(rect(0, 0, 100, 100)).contains(middle))
  }

  /// Random outlines of lines and curves, with crossings, repeated points and shared edges; the reference asks each
  /// outline by the sum of angles.
  @Test(arguments: 1...24 as ClosedRange<UInt64>)
  func `Every place is inside as both outlines say`(seed: UInt64) {
    var random = SplitMix(state: seed)
    func path() -> Path {
      Path { path in
        for _ in 0..<Int(1 + random.next() % 2) {
          // Few whole coordinates, so that points and edges coincide.
          func point() -> CGPoint { CGPoint(x: CGFloat(random.next() % 9) * 10, y: CGFloat(random.next() % 9) * 10) }
          path.move(to: point())
          for _ in 0..<Int(3 + random.next() % 5) {
            switch random.next() % 4 {
            case 0: path.addCurve(to: point(), control1: point(), control2: point())
            case 1: path.addQuadCurve(to: point(), control: point())
            default: path.addLine(to: point())
            }
          }
          path.closeSubpath()
        }
      }
    }
    let (first, second) = (path(), path())
    let (flatFirst, flatSecond) = (FlattenedPath(first, pieces: 60), FlattenedPath(second, pieces: 60))
    for eoFill in [false, true] {
      let results = [
        first.union(second, eoFill: eoFill), first.intersection(second, eoFill: eoFill),
        first.subtracting(second, eoFill: eoFill), first.symmetricDifference(second, eoFill: eoFill),
      ].map { FlattenedPath($0, pieces: 1) }
      for _ in 0..<60 {
        let place = CGPoint(x: CGFloat(random.next() % 8000) / 100, y: CGFloat(random.next() % 8000) / 100)
        guard flatFirst.distance(to: place) > 0.1, flatSecond.distance(to: place) > 0.1 else { continue }
        func covers(_ path: FlattenedPath) -> Bool {
          let winding = path.winding(around: place)
          return eoFill ? winding % 2 != 0 : winding != 0
        }
        let (a, b) = (covers(flatFirst), covers(flatSecond))
        let windings = results.map { $0.winding(around: place) }
        // Clockwise on screen around the area, and nowhere twice.
        #expect(windings == [a || b, a && b, a && !b, a != b].map { $0 ? 1 : 0 }, "seed \(seed) at \(place)")
      }
    }
  }

  @Test func `A line is cut where it enters and leaves an area`() {
    let line = Path { path in
      path.move(to: CGPoint(x: 0, y: 5))
      path.addLine(to: CGPoint(x: 30, y: 5))
    }
    #expect(line.lineIntersection(rect(10, 0, 10, 10)).description == "10 5 m 20 5 l")
    #expect(line.lineSubtraction(rect(10, 0, 10, 10)).description == "0 5 m 10 5 l 20 5 m 30 5 l")
    #expect(line.lineIntersection(rect(0, 0, 40, 10)) == line)
    #expect(line.lineIntersection(rect(0, 20, 40, 10)).isEmpty)
  }

  @Test func `A circle cut in half keeps its curves and its length`() {
    let ring = circle(10, 10, 10)
    let half = ring.lineIntersection(rect(-1, 10, 22, 22))
    #expect(abs(FlattenedPath(half).length - 10 * .pi) < 0.02)
    #expect(half.boundingRect.minY > 9.98)
    #expect(abs(FlattenedPath(ring.lineSubtraction(rect(-1, 10, 22, 22))).length - 10 * .pi) < 0.02)
  }

  @Test func `Outlines of Core Graphics are combined alike`() {
    let (first, second) = (rect(0, 0, 10, 10), rect(5, 0, 10, 10))
    let (a, b) = (first.cgPath, second.cgPath)
    #expect(a.union(b).outline == first.union(second))
    #expect(a.intersection(b).outline == first.intersection(second))
    #expect(a.subtracting(b).outline == first.subtracting(second))
    #expect(a.symmetricDifference(b).outline == first.symmetricDifference(second))
    #expect(a.lineIntersection(b).outline == first.lineIntersection(second))
    #expect(a.lineSubtracting(b).outline == first.lineSubtraction(second))
    #expect(a.normalized().outline == first.normalized(eoFill: false))
    #expect(a.intersects(b) && !a.intersects(rect(10, 0, 5, 5).cgPath))
  }

  @Test func `A comb across a comb covers its share`() {
    let upright = Path { path in
      (0..<20).forEach { path.addRect(CGRect(x: CGFloat($0) * 2, y: 0, width: 1, height: 40)) }
    }
    let level = Path { path in (0..<20).forEach { path.addRect(CGRect(x: 0, y: CGFloat($0) * 2, width: 40, height: 1)) }
    }
    #expect(area(upright.intersection(level)) == 400)
    #expect(area(upright.union(level)) == 1200)
  }

  @Test func `Outlines without area and without numbers give nothing`() {
    let broken = Path { path in
      path.move(to: CGPoint(x: CGFloat.nan, y: 0))
      path.addLine(to: CGPoint(x: CGFloat.infinity, y: 0))
    }
    let line = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 10, y: 10))
    }
    for path in [Path(), broken, line] {
      #expect(path.union(path).isEmpty)
      #expect(rect(0, 0, 4, 4).union(path).axisAlignedRect == CGRect(x: 0, y: 0, width: 4, height: 4))
      #expect(rect(0, 0, 4, 4).lineSubtraction(path).boundingRect == CGRect(x: 0, y: 0, width: 4, height: 4))
    }
  }

  @Test func `Sizes far from a point's keep their shape`() {
    for size in [1e-6, 1e9] as [CGFloat] {
      let lens = circle(size, size, size).intersection(circle(2 * size, size, size))
      let expected = (2 * CGFloat.pi / 3 - 3.0.squareRoot() / 2) * size * size
      #expect(abs(area(lens) / expected - 1) < 0.001)
    }
  }
}
