import Foundation
import TouchstoneDrawing

/// Lengths in pixels, as a ruler on a picture finds them.
extension LookColorTests.Screen {
  /// How many levels a visible pixel differs from what is around it.
  static var visible: Int { 24 }

  /// The smallest area with all pixels of an area that differ from the area's first one.
  func extent(in frame: CGRect, visible: Int = Self.visible) -> CGRect {
    let area = frame.intersection(CGRect(x: 0, y: 0, width: bitmap.width / 3, height: bitmap.height / 3))
    let first = color(area.minX, area.minY)
    var found: (minX: Int, minY: Int, maxX: Int, maxY: Int)?
    for y in Int(area.minY * 3)..<Int(area.maxY * 3) {
      for x in Int(area.minX * 3)..<Int(area.maxX * 3) {
        let pixel = color((CGFloat(x) + 0.5) / 3, (CGFloat(y) + 0.5) / 3)
        guard LookColorTests.distance(pixel, first) > visible else { continue }
        let old = found ?? (x, y, x, y)
        found = (min(old.minX, x), min(old.minY, y), max(old.maxX, x), max(old.maxY, y))
      }
    }
    guard let found else { return .zero }
    return CGRect(
      x: CGFloat(found.minX) / 3, y: CGFloat(found.minY) / 3, width: CGFloat(found.maxX - found.minX + 1) / 3,
      height: CGFloat(found.maxY - found.minY + 1) / 3)
  }

  /// The smallest area with all pixels of an area that differ from the area's first one by more than 8 levels.
  func lines(in frame: CGRect) -> CGRect { extent(in: frame, visible: 8) }

  /// The first point in a direction whose colour differs from that of the start, or the last point of the picture.
  func edge(from start: CGPoint, dx: CGFloat, dy: CGFloat) -> CGPoint {
    let first = color(start.x, start.y)
    var point = start
    while point.x >= 0, point.y >= 0, point.x * 3 < CGFloat(bitmap.width), point.y * 3 < CGFloat(bitmap.height) {
      if LookColorTests.distance(color(point.x, point.y), first) > 4 { break }
      point.x += dx / 3
      point.y += dy / 3
    }
    return point
  }

  /// The height of the pixels of one colour above and below a point.
  func thickness(at point: CGPoint) -> CGFloat {
    edge(from: point, dx: 0, dy: 1).y - edge(from: point, dx: 0, dy: -1).y - 1.0 / 3
  }

  /// The radius of the round corner of a shape whose frame has its top left corner at a point.
  ///
  /// The diagonal of the corner meets a circle after its radius times 1 - √½, in both directions.
  func radius(at corner: CGPoint) -> CGFloat {
    let x = (corner.x * 3).rounded() / 3
    let y = (corner.y * 3).rounded() / 3
    let outside = color(x - 0.17, y - 0.17)
    let colors = (0..<60).map { color(x + (CGFloat($0) + 0.5) / 3, y + (CGFloat($0) + 0.5) / 3) }
    // Content may begin further inside.
    let last = colors.firstIndex { LookColorTests.distance($0, outside) > 0 }.map { min($0 + 3, 59) } ?? 59
    let whole = CGFloat(max(1, LookColorTests.distance(colors[last], outside)))
    let covered = colors[...last].map { CGFloat(LookColorTests.distance($0, outside)) / whole }
    let empty = covered.map { 1 - min(1, $0) }.reduce(0, +)
    // Where the corner is beside the pixel, the diagonal meets the circle as much later on average.
    let offset = (corner.x - x + corner.y - y) / 2
    return (empty / 3 - offset) / (1 - 0.5.squareRoot())
  }
}
