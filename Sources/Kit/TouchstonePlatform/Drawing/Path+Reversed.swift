import Foundation
import TouchstoneDrawing
import TouchstoneUI

extension Path {
  /// The segments between two moves.
  private struct Subpath {
    var start: CGPoint
    var segments: [Path.Element] = []
    var isClosed = false

    /// The points between the segments, the start first.
    var joints: [CGPoint] { [start] + segments.map(\.end) }
  }

  /// Returns the path in the opposite direction: subpaths and segments begin with the last one.
  func reversed() -> Path {
    var result = Path()
    for subpath in subpaths.reversed() {
      let joints = subpath.joints
      result.move(to: joints[joints.count - 1])
      for (segment, end) in zip(subpath.segments, joints).reversed() {
        switch segment {
        case .quadCurve(_, let control): result.addQuadCurve(to: end, control: control)
        case .curve(_, let control1, let control2):
          result.addCurve(to: end, control1: control2, control2: control1)
        case .move, .line, .closeSubpath: result.addLine(to: end)
        }
      }
      if subpath.isClosed { result.closeSubpath() }
    }
    return result
  }

  private var subpaths: [Subpath] {
    var found: [Subpath] = []
    forEach { element in
      switch element {
      case .move(let start): found.append(Subpath(start: start))
      case .closeSubpath:
        if !found.isEmpty { found[found.count - 1].isClosed = true }
      case .line, .quadCurve, .curve:
        // After a subpath is closed, a segment begins at that subpath's start.
        if let last = found.last, last.isClosed { found.append(Subpath(start: last.start)) }
        if !found.isEmpty { found[found.count - 1].segments.append(element) }
      }
    }
    return found
  }
}

extension Path.Element {
  /// The point where the segment ends; zero for a closed subpath, which has none of its own.
  fileprivate var end: CGPoint {
    switch self {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
    case .closeSubpath: .zero
    }
  }
}
