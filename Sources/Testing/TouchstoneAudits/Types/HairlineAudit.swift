import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// Finds thin straight lines whose edges lie between pixels, so that they are drawn wider and fainter.
@MainActor struct HairlineAudit {
  private let view: AuditedView

  init(_ view: AuditedView) {
    self.view = view
  }

  /// The thickest line that counts, in pixels.
  private static let thickest: CGFloat = 2
  /// The greatest distance of an edge from a pixel's, in pixels.
  private static let tolerance: CGFloat = 0.05

  var findings: [AuditFinding] {
    view.activeViews.compactMap { number, node in
      // The pictures of charts and symbols are not made of lines that someone placed.
      guard !(node is ImageNode), !(node is DelegatingNode) else { return nil }
      for piece in view.drawn.pieces(of: number) where piece.transform.isUpright && piece.opacity > 0.01 {
        guard let line = lines(of: piece).first(where: isBlurred) else { continue }
        return finding(at: node, line)
      }
      return nil
    }
  }

  /// The straight lines of a piece as rectangles, in pixels.
  private func lines(of piece: DrawnPiece) -> [CGRect] {
    let pixels = piece.transform.concatenating(CGAffineTransform(scaleX: view.displayScale, y: view.displayScale))
    switch piece.item {
    case .fill(let path, _, let style) where style.isAntialiased:
      return [path.axisAlignedRect].compactMap { $0?.applying(pixels) }
    case .stroke(let path, _, let style, true):
      return path.uprightLines.map { start, end in
        CGRect(
          x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x), height: abs(end.y - start.y)
        )
        .insetBy(
          dx: start.x == end.x ? -style.lineWidth / 2 : 0, dy: start.y == end.y ? -style.lineWidth / 2 : 0
        )
        .applying(pixels)
      }
    default: return []
    }
  }

  private func isBlurred(_ line: CGRect) -> Bool {
    let thickness = min(line.width, line.height)
    guard thickness > 0.01, thickness <= Self.thickest + Self.tolerance, max(line.width, line.height) > 4 else {
      return false
    }
    let edges = line.width < line.height ? [line.minX, line.maxX] : [line.minY, line.maxY]
    return edges.contains { ($0 - $0.rounded()).magnitude > Self.tolerance }
  }

  private func finding(at node: RenderNode, _ line: CGRect) -> AuditFinding {
    let scale = view.displayScale
    let isUpright = line.width < line.height
    let (low, high) = isUpright ? (line.minX, line.maxX) : (line.minY, line.maxY)
    let frame = CGRect(
      x: line.minX / scale, y: line.minY / scale, width: line.width / scale, height: line.height / scale)
    return view.finding(
      .hairline, at: node, frame: frame,
      measured: "edges at pixels \(low.short) and \(high.short)", limit: "edges on pixel boundaries",
      advice: "Divider(), or .strokeBorder(lineWidth: 1 / displayScale)")
  }
}

extension CGAffineTransform {
  /// Whether lines along the axes stay so.
  fileprivate var isUpright: Bool { b == 0 && c == 0 }
}

extension Path {
  /// The straight lines along the axes.
  fileprivate var uprightLines: [(CGPoint, CGPoint)] {
    var lines: [(CGPoint, CGPoint)] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    func add(_ end: CGPoint) {
      if current.x == end.x || current.y == end.y { lines.append((current, end)) }
    }
    forEach { element in
      switch element {
      case .move(let end): (start, current) = (end, end)
      case .line(let end):
        add(end)
        current = end
      case .quadCurve(let end, _), .curve(let end, _, _): current = end
      case .closeSubpath:
        add(start)
        current = start
      }
    }
    return lines
  }
}
