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
    var pen = Pen(cairo: cairo)
    for element in path.elements {
      switch element {
      case .move(let end): pen.move(end.applying(transform))
      case .line(let end): pen.line(end.applying(transform))
      case .quadCurve(let end, let control): pen.quadCurve(end.applying(transform), control.applying(transform))
      case .curve(let end, let control1, let control2):
        pen.curve(end.applying(transform), control1.applying(transform), control2.applying(transform))
      case .closeSubpath: pen.close()
      }
      if !pen.isFinite {
        cairo_new_path(cairo)
        return false
      }
    }
    return !path.elements.isEmpty
  }

  private struct Pen {
    let cairo: OpaquePointer
    var current: CGPoint?
    var start = CGPoint.zero
    var isFinite = true

    init(cairo: OpaquePointer) {
      self.cairo = cairo
    }

    private mutating func clamped(_ point: CGPoint) -> CGPoint {
      guard point.x.isFinite, point.y.isFinite else {
        isFinite = false
        return .zero
      }
      let limit = CGFloat(PixelRect.farthest)
      return CGPoint(x: min(max(point.x, -limit), limit), y: min(max(point.y, -limit), limit))
    }

    mutating func move(_ end: CGPoint) {
      let end = clamped(end)
      cairo_move_to(cairo, end.x, end.y)
      current = end
      start = end
    }

    mutating func line(_ end: CGPoint) {
      guard current != nil else { return move(end) }
      let end = clamped(end)
      cairo_line_to(cairo, end.x, end.y)
      current = end
    }

    mutating func quadCurve(_ end: CGPoint, _ control: CGPoint) {
      if current == nil { move(control) }
      let from = current ?? .zero
      let control = clamped(control)
      let end = clamped(end)
      // The cubic curve with the same shape: its control points lie two thirds on the way to the quadratic's.
      cairo_curve_to(
        cairo, (from.x + 2 * control.x) / 3, (from.y + 2 * control.y) / 3, (end.x + 2 * control.x) / 3,
        (end.y + 2 * control.y) / 3, end.x, end.y)
      current = end
    }

    mutating func curve(_ end: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
      if current == nil { move(control1) }
      let control1 = clamped(control1)
      let control2 = clamped(control2)
      let end = clamped(end)
      cairo_curve_to(cairo, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
      current = end
    }

    mutating func close() {
      guard current != nil else { return }
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
