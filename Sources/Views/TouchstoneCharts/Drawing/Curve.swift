import Foundation
import TouchstoneDrawing

/// A line through points, made of cubic curves and straight lines.
struct Curve {
  /// A segment of the line; straight if it has no control points.
  private struct Piece {
    let from: CGPoint
    let to: CGPoint
    var controls: (CGPoint, CGPoint)?
  }

  private var pieces: [Piece] = []
  /// The points of a line of straight segments only, which needs no pieces.
  private var corners: [CGPoint]?
  private let start: CGPoint?

  /// - Source: Swift Charts' names. Cardinal: tangents (1 − c)(p[i+1] − p[i−1])/2, measured in a picture that Apple's
  ///   frameworks drew. Catmull–Rom: knots at |Δp|^α (Barry and Goldman, 1988). Monotone: Fritsch and Carlson (1980) with
  ///   Steffen's tangents (1990), flat at extremes, and the ends of a natural spline, which fit the line of such a picture
  ///   within 0.4 points.
  init(_ points: [CGPoint], _ method: InterpolationMethod) {
    start = points.first
    if method.storage != .linear { pieces.reserveCapacity(points.count) }
    switch method.storage {
    case .linear: corners = points
    case .step(let share): addSteps(points, share)
    case .cardinal(let tension): addHermite(points, Self.cardinalTangents(points, 1 - tension))
    case .catmullRom(let alpha): addCatmullRom(points, alpha)
    case .monotone: addMonotone(points)
    }
  }

  /// Appends the line to a path, forwards or backwards.
  func append(to path: inout Path, connects: Bool, reversed: Bool = false) {
    guard let first = reversed ? corners?.last ?? pieces.last?.to ?? start : start else { return }
    if connects { path.addLine(to: first) } else { path.move(to: first) }
    if let corners {
      let rest = reversed ? corners.reversed() : corners
      for corner in rest.dropFirst() { path.addLine(to: corner) }
    } else if reversed {
      for piece in pieces.reversed() {
        if let (one, two) = piece.controls {
          path.addCurve(to: piece.from, control1: two, control2: one)
        } else {
          path.addLine(to: piece.from)
        }
      }
    } else {
      for piece in pieces {
        if let (one, two) = piece.controls {
          path.addCurve(to: piece.to, control1: one, control2: two)
        } else {
          path.addLine(to: piece.to)
        }
      }
    }
  }

  private mutating func addSteps(_ points: [CGPoint], _ share: CGFloat) {
    for (from, to) in zip(points, points.dropFirst()) {
      let x = from.x + (to.x - from.x) * share
      let corners = [from, CGPoint(x: x, y: from.y), CGPoint(x: x, y: to.y), to]
      for (one, two) in zip(corners, corners.dropFirst()) where one != two { pieces.append(Piece(from: one, to: two)) }
    }
  }

  private static func cardinalTangents(_ points: [CGPoint], _ scale: CGFloat) -> [CGPoint] {
    points.indices.map { index in
      let before = points[max(0, index - 1)]
      let after = points[min(points.count - 1, index + 1)]
      return CGPoint(x: (after.x - before.x) * scale / 2, y: (after.y - before.y) * scale / 2)
    }
  }

  private mutating func addHermite(_ points: [CGPoint], _ tangents: [CGPoint]) {
    for index in points.indices.dropLast() {
      let (from, to) = (points[index], points[index + 1])
      let (leaving, arriving) = (tangents[index], tangents[index + 1])
      pieces.append(
        Piece(
          from: from, to: to,
          controls: (
            CGPoint(x: from.x + leaving.x / 3, y: from.y + leaving.y / 3),
            CGPoint(x: to.x - arriving.x / 3, y: to.y - arriving.y / 3)
          )))
    }
  }

  private mutating func addCatmullRom(_ points: [CGPoint], _ alpha: CGFloat) {
    for index in points.indices.dropLast() {
      let (from, to) = (points[index], points[index + 1])
      let before = index > 0 ? points[index - 1] : from
      let after = index + 2 < points.count ? points[index + 2] : to
      func knot(_ a: CGPoint, _ b: CGPoint) -> CGFloat { pow(hypot(b.x - a.x, b.y - a.y), alpha) }
      let (d1, d2, d3) = (knot(before, from), knot(from, to), knot(to, after))
      func control(_ near: CGPoint, _ far: CGPoint, _ other: CGPoint, _ own: CGFloat) -> CGPoint {
        // The inner control point of a centripetal segment; the point itself if neighbours coincide.
        guard own > 1e-9, d2 > 1e-9 else { return near }
        let (a, b) = (2 * own * own + 3 * own * d2 + d2 * d2, 3 * own * (own + d2))
        func part(_ near: CGFloat, _ far: CGFloat, _ other: CGFloat) -> CGFloat {
          (own * own * other - d2 * d2 * far + a * near) / b
        }
        return CGPoint(x: part(near.x, far.x, other.x), y: part(near.y, far.y, other.y))
      }
      pieces.append(
        Piece(from: from, to: to, controls: (control(from, before, to, d1), control(to, after, from, d3))))
    }
  }

  private mutating func addMonotone(_ points: [CGPoint]) {
    let slopes = zip(points, points.dropFirst()).map { from, to -> CGFloat in
      let width = to.x - from.x
      return width == 0 ? 0 : (to.y - from.y) / width
    }
    var tangents = points.indices.map { index -> CGFloat in
      guard index > 0, index < points.count - 1 else { return slopes.first ?? 0 }
      let (before, after) = (slopes[index - 1], slopes[index])
      guard before * after > 0 else { return 0 }
      let (h0, h1) = (points[index].x - points[index - 1].x, points[index + 1].x - points[index].x)
      let mean = (before * h1 + after * h0) / (h0 + h1)
      let limit = 2 * min(abs(before), abs(after))
      return mean.isFinite ? min(max(mean, -limit), limit) : 0
    }
    if points.count > 2 {
      // The first and last segments have no bend at their outer ends.
      let last = points.count - 1
      tangents[0] = (3 * slopes[0] - tangents[1]) / 2
      tangents[last] = (3 * slopes[last - 1] - tangents[last - 1]) / 2
    }
    for index in points.indices.dropLast() {
      let (from, to) = (points[index], points[index + 1])
      let third = (to.x - from.x) / 3
      pieces.append(
        Piece(
          from: from, to: to,
          controls: (
            CGPoint(x: from.x + third, y: from.y + third * tangents[index]),
            CGPoint(x: to.x - third, y: to.y - third * tangents[index + 1])
          )))
    }
  }
}
