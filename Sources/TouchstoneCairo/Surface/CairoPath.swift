internal import CCairo
import Foundation
internal import TouchstoneDrawing

/// Hands an outline to Cairo.
enum CairoPath {
  /// Makes an outline the current path, mapped by a transform.
  ///
  /// Points beyond what Cairo's fixed-point numbers hold are moved to the border of that range, far outside of any
  /// picture.
  ///
  /// - Returns: Whether there is something to draw: an outline with a number that is not finite has no place.
  static func trace(_ path: Path, _ transform: CGAffineTransform, on cairo: OpaquePointer) -> Bool {
    cairo_new_path(cairo)
    return append(path, transform, to: cairo)
  }

  /// Adds an outline to the current path.
  static func append(_ path: Path, _ transform: CGAffineTransform, to cairo: OpaquePointer) -> Bool {
    var pen = Pen(cairo, transform)
    // By pointer: without optimisation, as tests run, an iterator costs more for each point than Cairo does.
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
    /// A point on the page, in numbers that need no conversion.
    private struct Point {
      var x: Double
      var y: Double
    }

    private let cairo: OpaquePointer
    private let a, b, c, d, tx, ty: Double
    private let limit = Double(PixelRect.farthest)
    private var current = Point(x: 0, y: 0)
    private var start = Point(x: 0, y: 0)
    private var hasStarted = false
    var isFinite = true

    init(_ cairo: OpaquePointer, _ transform: CGAffineTransform) {
      self.cairo = cairo
      (a, b, c) = (Double(transform.a), Double(transform.b), Double(transform.c))
      (d, tx, ty) = (Double(transform.d), Double(transform.tx), Double(transform.ty))
    }

    /// The place of a point on the page.
    private mutating func place(_ point: CGPoint) -> Point {
      let x = point.x.native
      let y = point.y.native
      let mapped = Point(x: a * x + c * y + tx, y: b * x + d * y + ty)
      if mapped.x >= -limit, mapped.x <= limit, mapped.y >= -limit, mapped.y <= limit { return mapped }
      guard mapped.x.isFinite, mapped.y.isFinite else {
        isFinite = false
        return Point(x: 0, y: 0)
      }
      return Point(x: min(max(mapped.x, -limit), limit), y: min(max(mapped.y, -limit), limit))
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
      // The cubic curve with the same shape: its control points lie two thirds on the way to the quadratic's.
      cairo_curve_to(
        cairo, (from.x + 2 * control.x) / 3, (from.y + 2 * control.y) / 3, (current.x + 2 * control.x) / 3,
        (current.y + 2 * control.y) / 3, current.x, current.y)
    }

    mutating func curve(_ end: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
      if !hasStarted { move(control1) }
      let control1 = place(control1)
      let control2 = place(control2)
      current = place(end)
      cairo_curve_to(cairo, control1.x, control1.y, control2.x, control2.y, current.x, current.y)
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
  /// Whether the transform can be undone and all its numbers are finite.
  var isUsable: Bool {
    let area = determinant
    return area.isFinite && abs(area) > 1e-12 && tx.isFinite && ty.isFinite
  }

  /// The factor by which lengths grow on average.
  var lengthScale: CGFloat { abs(determinant).squareRoot() }

  /// Whether pixels stay upright: no rotation, no shear, no mirroring.
  var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }
}
