internal import CCairo
import Foundation
internal import TouchstoneDrawing

/// Passes paths to Cairo.
enum CairoPath {
  /// Makes a path the current one, mapped by a transform.
  ///
  /// Points beyond the range of Cairo's fixed-point numbers are moved to the border of that range, far outside any
  /// picture. Large curves become lines where they are out of sight.
  ///
  /// - Parameter style: The style in which the path will be stroked; `nil` if it is filled. With dashes, the parts out
  ///   of sight matter too.
  /// - Returns: Whether there is something to draw, which is not the case for a path with non-finite coordinates.
  static func trace(
    _ path: Path, _ transform: CGAffineTransform, stroked style: StrokeStyle? = nil, on cairo: OpaquePointer
  ) -> Bool {
    cairo_new_path(cairo)
    let reach: CGFloat? = if let style { style.dash.isEmpty ? style.reach(transform) : nil } else { 0 }
    var pen = Pen(cairo, transform, reach: reach)
    // With a pointer: without optimisation, as in tests, an iterator costs more per point than Cairo does.
    path.elements.withUnsafeBufferPointer { elements in
      guard var element = elements.baseAddress else { return }
      var left = elements.count
      while left > 0, pen.isFinite {
        switch element.pointee {
        case .move(let end): pen.move(end)
        case .line(let end): pen.line(end)
        case .quadCurve(let end, let control): pen.quadCurve(end, control)
        case .curve(let end, let control1, let control2): pen.curve(end, control1, control2)
        case .closeSubpath: pen.close()
        }
        element += 1
        left -= 1
      }
    }
    if !pen.isFinite {
      cairo_new_path(cairo)
      return false
    }
    return !path.elements.isEmpty
  }

  private struct Pen {
    /// A point on the page, as numbers that need no conversion.
    private typealias Point = PageCurve.Point

    private let cairo: OpaquePointer
    private let a, b, c, d, tx, ty: Double
    private let limit = Double(PixelBox.farthest)
    private var current = (x: 0, y: 0) as Point
    private var start = (x: 0, y: 0) as Point
    private var hasStarted = false
    /// The distance from the path at which something is drawn, in pixels; `nil` if no part of it may be left out.
    private let reach: Double?
    var isFinite = true

    init(_ cairo: OpaquePointer, _ transform: CGAffineTransform, reach: CGFloat?) {
      self.cairo = cairo
      self.reach = reach.map { Double($0) }
      (a, b, c) = (Double(transform.a), Double(transform.b), Double(transform.c))
      (d, tx, ty) = (Double(transform.d), Double(transform.tx), Double(transform.ty))
    }

    /// Returns the position of a point on the page.
    private mutating func place(_ point: CGPoint) -> Point {
      let x = point.x.native
      let y = point.y.native
      let mapped = (x: a * x + c * y + tx, y: b * x + d * y + ty)
      if mapped.x >= -limit, mapped.x <= limit, mapped.y >= -limit, mapped.y <= limit { return mapped }
      guard mapped.x.isFinite, mapped.y.isFinite else {
        isFinite = false
        return (x: 0, y: 0)
      }
      return (x: min(max(mapped.x, -limit), limit), y: min(max(mapped.y, -limit), limit))
    }

    mutating func move(_ end: CGPoint) {
      current = place(end)
      start = current
      hasStarted = true
      cairo_move_to(cairo, current.x, current.y)
    }

    mutating func line(_ end: CGPoint) {
      guard hasStarted else { return move(end) }
      current = place(end)
      cairo_line_to(cairo, current.x, current.y)
    }

    mutating func quadCurve(_ end: CGPoint, _ control: CGPoint) {
      if !hasStarted { move(control) }
      let from = current
      let control = place(control)
      current = place(end)
      // The cubic curve of the same shape: its control points are two thirds of the way to the quadratic's.
      add(
        PageCurve(
          start: from, control1: ((from.x + 2 * control.x) / 3, (from.y + 2 * control.y) / 3),
          control2: ((current.x + 2 * control.x) / 3, (current.y + 2 * control.y) / 3), end: current))
    }

    mutating func curve(_ end: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
      if !hasStarted { move(control1) }
      let from = current
      let control1 = place(control1)
      let control2 = place(control2)
      current = place(end)
      add(PageCurve(start: from, control1: control1, control2: control2, end: current))
    }

    private func add(_ curve: PageCurve) {
      let cairo = cairo
      func add(_ curve: PageCurve) {
        let (control1, control2, end) = (curve.control1, curve.control2, curve.end)
        cairo_curve_to(cairo, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
      }
      guard let reach, reach.isFinite, curve.isLarge else { return add(curve) }
      // With a margin of one pixel for antialiasing.
      var sight = PageCurve.Sight(minX: 0, minY: 0, maxX: 0, maxY: 0)
      cairo_clip_extents(cairo, &sight.minX, &sight.minY, &sight.maxX, &sight.maxY)
      let margin = reach + 1
      sight = PageCurve.Sight(
        minX: sight.minX - margin, minY: sight.minY - margin, maxX: sight.maxX + margin, maxY: sight.maxY + margin)
      curve.cut(sight, line: { cairo_line_to(cairo, $0.x, $0.y) }, curve: add)
    }

    mutating func close() {
      guard hasStarted else { return }
      cairo_close_path(cairo)
      current = start
    }
  }
}

extension cairo_matrix_t {
  init(_ transform: CGAffineTransform) {
    self.init(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
  }
}

extension CGAffineTransform {
  /// Whether the transform is invertible and finite.
  var isUsable: Bool {
    let area = determinant
    return area.isFinite && abs(area) > 1e-12 && tx.isFinite && ty.isFinite
  }

  /// The factor by which lengths are scaled on average.
  var lengthScale: CGFloat { abs(determinant).squareRoot() }

  /// Whether pixels stay upright: no rotation, no shear, no mirroring.
  var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }
}
