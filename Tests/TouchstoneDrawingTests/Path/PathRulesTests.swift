import Foundation
import Testing
import TouchstoneDrawing

/// The rules measured of Apple's outlines, as whole descriptions: where an outline begins, which way it runs, and its
/// constants.
@Suite struct PathRulesTests {
  /// κ of a quarter circle.
  private let k: CGFloat = 0.5522847

  /// The numbers and the steps of a description.
  private func parts(_ path: Path) -> (numbers: [Double], steps: String) {
    let words = path.description.split(separator: " ")
    return (words.compactMap { Double($0) }, words.filter { Double($0) == nil }.joined())
  }

  /// Descriptions have six digits, so that numbers above 100 are off by 5e-5.
  private func expect(_ path: Path, _ steps: String, _ numbers: [CGFloat], within tolerance: Double = 1e-4) {
    let actual = parts(path)
    #expect(actual.steps == steps)
    #expect(actual.numbers.count == numbers.count)
    let worst = zip(actual.numbers, numbers).map { abs($0 - Double($1)) }.max() ?? 0
    #expect(worst < tolerance, "\(path.description)")
  }

  @Test func `An ellipse is four quarters clockwise from its trailing point`() {
    // Half axes 50 and 20 about (50, 20).
    let (a, b) = (50 * k, 20 * k)
    expect(
      Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 40)), "mcccch",
      [
        100, 20, 100, 20 + b, 50 + a, 40, 50, 40, 50 - a, 40, 0, 20 + b, 0, 20, 0, 20 - b, 50 - a, 0, 50, 0, 50 + a, 0,
        100, 20 - b, 100, 20,
      ])
  }

  @Test func `A quarter arc is one curve`() {
    var path = Path()
    path.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    expect(path, "mc", [10, 0, 10, 10 * k, 10 * k, 10, 0, 10])
  }

  @Test func `A rounded rectangle begins in the middle of its trailing edge and runs clockwise`() {
    let q = 10 * (1 - k)
    expect(
      Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60), cornerRadius: 10, style: .circular), "mlclclclch",
      [
        100, 30, 100, 50, 100, 60 - q, 100 - q, 60, 90, 60, 10, 60, q, 60, 0, 60 - q, 0, 50, 0, 10, 0, q, q, 0, 10, 0,
        90, 0, 100 - q, 0, 100, q, 100, 10,
      ])
  }

  @Test func `An uneven radius is limited by half its edge or by what its neighbour leaves`() {
    // Edges of 60: 50 beside 20 may have max(30, 60 − 20) = 40.
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60),
      cornerRadii: RectangleCornerRadii(bottomTrailing: 20, topTrailing: 50), style: .circular)
    let points = path.elements.compactMap { element -> CGPoint? in
      if case .line(let end) = element { end } else { nil }
    }
    #expect(points.contains(CGPoint(x: 100, y: 40)), "the corner of 20")
    #expect(points.contains(CGPoint(x: 60, y: 0)), "the corner of 40")
  }

  @Test func `A trim cuts the quarters where their length says`() {
    let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    let half = circle.trimmedPath(from: 0.25, to: 0.75)
    #expect(parts(half).steps == "mcc")
    var start = CGPoint.zero
    if case .move(let point) = half.elements.first { start = point }
    #expect(abs(start.y - 10) < 1e-4)
    #expect(abs((half.currentPoint?.y ?? 0) + 10) < 1e-4)
  }

  @Test func `Thousands of edges are combined in the time of a picture`() {
    let comb = Path { path in
      for index in 0..<2000 {
        path.addRect(CGRect(x: CGFloat(index % 100) * 10, y: CGFloat(index / 100) * 10, width: 9, height: 9))
      }
    }
    let band = Path(CGRect(x: 0, y: 95, width: 1000, height: 10))
    let common = comb.intersection(band)
    // A row of the comb ends at 99, the next begins at 100.
    #expect(common.boundingRect == CGRect(x: 0, y: 95, width: 999, height: 10))
    #expect(common.contains(CGPoint(x: 5, y: 97)) && !common.contains(CGPoint(x: 9.5, y: 97)))
  }
}
