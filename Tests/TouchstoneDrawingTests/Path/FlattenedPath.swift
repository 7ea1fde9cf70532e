import Foundation
import TouchstoneDrawing

/// A naive reference for outlines: every curve becomes straight pieces by plain evaluation of its polynomial.
struct FlattenedPath {
  var lines: [[CGPoint]] = []

  init(_ path: Path, pieces: Int = 400) {
    var start = CGPoint.zero
    func last() -> CGPoint { lines.last?.last ?? start }
    func add(_ point: CGPoint) { lines[lines.count - 1].append(point) }
    path.forEach { element in
      switch element {
      case .move(let end):
        lines.append([end])
        start = end
      case .line(let end): add(end)
      case .quadCurve(let end, let c):
        let p = last()
        for step in 1...pieces {
          let t = CGFloat(step) / CGFloat(pieces)
          let s = 1 - t
          add(
            CGPoint(
              x: s * s * p.x + 2 * s * t * c.x + t * t * end.x, y: s * s * p.y + 2 * s * t * c.y + t * t * end.y))
        }
      case .curve(let end, let c1, let c2):
        let p = last()
        for step in 1...pieces {
          let t = CGFloat(step) / CGFloat(pieces)
          let s = 1 - t
          add(
            CGPoint(
              x: s * s * s * p.x + 3 * s * s * t * c1.x + 3 * s * t * t * c2.x + t * t * t * end.x,
              y: s * s * s * p.y + 3 * s * s * t * c1.y + 3 * s * t * t * c2.y + t * t * t * end.y))
        }
      case .closeSubpath: add(start)
      }
    }
  }

  /// The sum of the lengths of all pieces.
  var length: CGFloat {
    lines.reduce(0) { sum, line in
      let pieces: [CGFloat] = zip(line, line.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
      return pieces.reduce(sum, +)
    }
  }

  /// The area within the outlines, positive where they run clockwise on screen.
  var area: CGFloat {
    lines.reduce(0) { sum, line in
      guard let first = line.first else { return sum }
      return sum
        + zip(line, line.dropFirst() + [first]).reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 }
    }
  }

  /// The winding number around a point, by summing the angles under which it sees each piece.
  func winding(around point: CGPoint) -> Int {
    var sum = 0.0
    for line in lines {
      guard let first = line.first else { continue }
      for (a, b) in zip(line, line.dropFirst() + [first]) {
        let u = CGPoint(x: a.x - point.x, y: a.y - point.y)
        let v = CGPoint(x: b.x - point.x, y: b.y - point.y)
        sum += atan2(Double(u.x * v.y - u.y * v.x), Double(u.x * v.x + u.y * v.y))
      }
    }
    return Int((sum / (2 * .pi)).rounded())
  }

  /// The distance from a point to the nearest piece.
  func distance(to point: CGPoint) -> CGFloat {
    var best = CGFloat.infinity
    for line in lines {
      for (a, b) in zip(line, line.dropFirst()) {
        let d = CGPoint(x: b.x - a.x, y: b.y - a.y)
        let square = d.x * d.x + d.y * d.y
        let t = square == 0 ? 0 : min(max(((point.x - a.x) * d.x + (point.y - a.y) * d.y) / square, 0), 1)
        best = min(best, hypot(point.x - a.x - t * d.x, point.y - a.y - t * d.y))
      }
    }
    return best
  }
}
