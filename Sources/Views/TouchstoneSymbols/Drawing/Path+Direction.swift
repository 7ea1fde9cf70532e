import Foundation
import TouchstoneDrawing

extension Path {
  /// The area within the outline, with curves approximated by their control polygons; positive if it winds clockwise on
  /// screen.
  var signedArea: CGFloat {
    var area: CGFloat = 0
    var start = CGPoint.zero
    var current = CGPoint.zero
    func add(_ point: CGPoint) {
      area += (current.x * point.y - current.y * point.x) / 2
      current = point
    }
    for element in elements {
      switch element {
      case .move(let end):
        add(start)
        start = end
        current = end
      case .line(let end): add(end)
      case .quadCurve(let end, let control):
        add(control)
        add(end)
      case .curve(let end, let control1, let control2):
        add(control1)
        add(control2)
        add(end)
      case .closeSubpath: add(start)
      }
    }
    add(start)
    return area
  }

  /// The path with each subpath reversed.
  var reversed: Path {
    var result = Path()
    for part in parts {
      var points: [CGPoint] = []
      for element in part {
        switch element {
        case .move(let end), .line(let end): points.append(end)
        case .quadCurve(let end, _), .curve(let end, _, _): points.append(end)
        case .closeSubpath: break
        }
      }
      guard let last = points.last else { continue }
      result.move(to: last)
      for (index, element) in part.enumerated().reversed() where index > 0 {
        switch element {
        case .move, .closeSubpath: break
        case .line: result.addLine(to: points[index - 1])
        case .quadCurve(_, let control): result.addQuadCurve(to: points[index - 1], control: control)
        case .curve(_, let control1, let control2):
          result.addCurve(to: points[index - 1], control1: control2, control2: control1)
        }
      }
      if part.last == .closeSubpath { result.closeSubpath() }
    }
    return result
  }

  /// The elements of each subpath.
  private var parts: [[Element]] {
    var parts: [[Element]] = []
    for element in elements {
      if case .move = element { parts.append([]) }
      guard !parts.isEmpty else { continue }
      parts[parts.count - 1].append(element)
    }
    return parts
  }
}
