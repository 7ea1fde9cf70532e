import Foundation
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// A chart that is laid out and drawn, for checks of its frames and paints.
@MainActor
struct ChartPicture {
  let root: RenderNode
  let list: DisplayList
  let diagnostics: [RenderDiagnostic]

  init(_ view: some View, width: CGFloat = 310, height: CGFloat = 200, scale: CGFloat = 3) {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    let picture = renderer.picture(scale: scale)
    (root, list, diagnostics) = (picture.root, picture.list, picture.diagnostics)
  }

  /// All nodes of the tree, from the outermost inwards.
  var nodes: [RenderNode] {
    var found: [RenderNode] = []
    var left = [root]
    while let node = left.popLast() {
      found.append(node)
      left += node.children.reversed()
    }
    return found
  }

  /// Returns the frames of nodes by name, in picture coordinates.
  func frames(_ name: String) -> [CGRect] { nodes.filter { $0.name == name }.map { $0.frame(in: nil) } }

  /// The frame of the plot, in picture coordinates.
  var plot: CGRect { frames("Plot").first ?? .null }

  /// The texts and their frames, in picture coordinates.
  var texts: [(words: String, frame: CGRect)] {
    nodes.compactMap { node in node.words.map { ($0, node.frame(in: nil)) } }
  }

  var words: [String] { texts.map(\.words) }

  func frame(of text: String) -> CGRect? { texts.first { $0.words == text }?.frame }

  /// The drawing items, including those in groups, in picture coordinates.
  var items: [DisplayList.Item] { Self.flat(list.items) }

  private static func flat(_ items: [DisplayList.Item]) -> [DisplayList.Item] {
    items.flatMap { item in
      if case .group(let group) = item { flat(group.items) } else { [item] }
    }
  }

  /// The filled paths and their colours.
  var fills: [(path: Path, color: String)] {
    items.compactMap { item in
      guard case .fill(let path, .color(let color), _) = item else { return nil }
      return (path, color.hex)
    }
  }

  /// The stroked paths and their colours.
  var strokes: [(path: Path, style: StrokeStyle, color: String)] {
    items.compactMap { item in
      guard case .stroke(let path, .color(let color), let style, _) = item else { return nil }
      return (path, style, color.hex)
    }
  }

  /// The strokes half a point wide: grid lines and ticks.
  var gridLines: [(path: Path, style: StrokeStyle, color: String)] { strokes.filter { $0.style.lineWidth == 0.5 } }
}

extension ResolvedColor {
  /// The colour as `#RRGGBB`, followed by its opacity in percent if it is translucent.
  var hex: String {
    func byte(_ value: Float) -> String { String(format: "%02X", Int((min(max(value, 0), 1) * 255).rounded())) }
    let color = "#" + byte(red) + byte(green) + byte(blue)
    return opacity < 1 ? color + " \(Int((opacity * 100).rounded()))%" : color
  }
}

extension CGFloat {
  /// Returns whether the number equals another one within a tolerance.
  func isClose(to other: CGFloat, within tolerance: CGFloat = 0.001) -> Bool { Swift.abs(self - other) <= tolerance }
}

extension CGRect {
  func isClose(to other: CGRect, within tolerance: CGFloat = 0.001) -> Bool {
    minX.isClose(to: other.minX, within: tolerance) && minY.isClose(to: other.minY, within: tolerance)
      && width.isClose(to: other.width, within: tolerance) && height.isClose(to: other.height, within: tolerance)
  }
}
