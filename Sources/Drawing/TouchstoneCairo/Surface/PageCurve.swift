/// A cubic curve on the page, in pixels or points.
///
/// Cairo needs time and memory for each of the lines with which a curve is drawn, and a curve of a million pixels has
/// thousands. Its invisible parts are drawn as straight lines instead.
struct PageCurve {
  typealias Point = (x: Double, y: Double)

  /// The visible part of the page, with a margin for the width of the pen.
  struct Sight {
    var minX: Double
    var minY: Double
    var maxX: Double
    var maxY: Double
  }

  /// The maximum width and height of a curve that is drawn as it is: a few lines more or less make no difference.
  static let ordinary = 4096.0

  var start: Point
  var control1: Point
  var control2: Point
  var end: Point

  /// Whether the curve is large enough for its parts to be considered separately.
  var isLarge: Bool {
    let minX = min(min(start.x, control1.x), min(control2.x, end.x))
    let maxX = max(max(start.x, control1.x), max(control2.x, end.x))
    let minY = min(min(start.y, control1.y), min(control2.y, end.y))
    let maxY = max(max(start.y, control1.y), max(control2.y, end.y))
    return maxX - minX > Self.ordinary || maxY - minY > Self.ordinary
  }

  /// Divides the curve into parts, first to last: lines where it is out of sight, and curves where it may be visible.
  ///
  /// From a point outside it, a curve and the line between its ends are equivalent: both stay within the hull of the
  /// four points, so the winding number of every visible point is unchanged.
  func cut(_ sight: Sight, depth: Int = 16, line: (Point) -> Void, curve: (PageCurve) -> Void) {
    if isOut(of: sight) { return line(end) }
    guard depth > 0, isLarge else { return curve(self) }
    let (first, second) = halves
    first.cut(sight, depth: depth - 1, line: line, curve: curve)
    second.cut(sight, depth: depth - 1, line: line, curve: curve)
  }

  /// Returns whether a line separates the hull of the four points from the visible part: a line parallel to a side of
  /// that part, or to the line through two of the points.
  func isOut(of sight: Sight) -> Bool {
    let points = [start, control1, control2, end]
    let corners = [
      (x: sight.minX, y: sight.minY), (x: sight.maxX, y: sight.minY), (x: sight.minX, y: sight.maxY),
      (x: sight.maxX, y: sight.maxY),
    ]
    func separates(_ x: Double, _ y: Double) -> Bool {
      func range(_ points: [Point]) -> (low: Double, high: Double) {
        var (low, high) = (Double.infinity, -Double.infinity)
        for point in points {
          let place = point.x * x + point.y * y
          low = min(low, place)
          high = max(high, place)
        }
        return (low, high)
      }
      let (hull, seen) = (range(points), range(corners))
      return hull.high < seen.low || hull.low > seen.high
    }
    if separates(1, 0) || separates(0, 1) { return true }
    for first in 0..<3 {
      for second in first + 1..<4 {
        if separates(points[first].y - points[second].y, points[second].x - points[first].x) { return true }
      }
    }
    return false
  }

  /// The two halves of the curve, by de Casteljau's algorithm.
  private var halves: (PageCurve, PageCurve) {
    func middle(_ first: Point, _ second: Point) -> Point { ((first.x + second.x) / 2, (first.y + second.y) / 2) }
    let (early, inner, late) = (middle(start, control1), middle(control1, control2), middle(control2, end))
    let (before, after) = (middle(early, inner), middle(inner, late))
    let half = middle(before, after)
    return (
      PageCurve(start: start, control1: early, control2: before, end: half),
      PageCurve(start: half, control1: after, control2: late, end: end)
    )
  }
}
