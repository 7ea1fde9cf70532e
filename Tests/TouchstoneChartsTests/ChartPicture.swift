import Foundation
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// A chart as it was laid out and drawn, to be asked for frames and paints.
@MainActor
struct ChartPicture {
  let root: Node
  let list: DisplayList
  let diagnostics: [RenderDiagnostic]

  init(_ view: some View, width: CGFloat = 310, height: CGFloat = 200, scale: CGFloat = 3) {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    let picture = renderer.picture(scale: scale)
    (root, list, diagnostics) = (picture.root, picture.list, picture.diagnostics)
  }

  /// All views of the tree, from the outermost on.
  var nodes: [Node] {
    var found: [Node] = []
    var left = [root]
    while let node = left.popLast() {
      found.append(node)
      left += node.children.reversed()
    }
    return found
  }

  /// The frames of views by their name, in points of the picture.
  func frames(_ name: String) -> [CGRect] { nodes.filter { $0.name == name }.map { $0.frame(in: nil) } }

  /// The plot, in points of the picture.
  var plot: CGRect { frames("Plot").first ?? .null }

  /// The texts and their frames, in points of the picture.
  var texts: [(words: String, frame: CGRect)] {
    nodes.compactMap { node in node.words.map { ($0, node.frame(in: nil)) } }
  }

  var words: [String] { texts.map(\.words) }

  func frame(of text: String) -> CGRect? { texts.first { $0.words == text }?.frame }

  /// The steps of drawing, those in groups too, with their place in the picture.
  var items: [DisplayList.Item] { Self.flat(list.items) }

  private static func flat(_ items: [DisplayList.Item]) -> [DisplayList.Item] {
    items.flatMap { item in
      if case .group(let group) = item { flat(group.items) } else { [item] }
    }
  }

  /// The outlines that are filled, with their colours.
  var fills: [(path: Path, color: String)] {
    items.compactMap { item in
      guard case .fill(let path, .color(let color), _) = item else { return nil }
      return (path, color.hex)
    }
  }

  /// The lines that are traced, with their colours.
  var strokes: [(path: Path, style: StrokeStyle, color: String)] {
    items.compactMap { item in
      guard case .stroke(let path, .color(let color), let style, _) = item else { return nil }
      return (path, style, color.hex)
    }
  }

  /// The lines of half a point: grid lines and ticks.
  var gridLines: [(path: Path, style: StrokeStyle, color: String)] { strokes.filter { $0.style.lineWidth == 0.5 } }
}

extension ResolvedColor {
  /// `#RRGGBB`, with the opacity in percent where there is one.
  var hex: String {
    func byte(_ value: Float) -> String { String(format: "%02X", Int((min(max(value, 0), 1) * 255).rounded())) }
    let color = "#" + byte(red) + byte(green) + byte(blue)
    return opacity < 1 ? color + " \(Int((opacity * 100).rounded()))%" : color
  }
}

extension CGFloat {
  /// Whether the number is another one but for a thousandth.
  func isClose(to other: CGFloat, within tolerance: CGFloat = 0.001) -> Bool { Swift.abs(self - other) <= tolerance }
}

extension CGRect {
  func isClose(to other: CGRect, within tolerance: CGFloat = 0.001) -> Bool {
    minX.isClose(to: other.minX, within: tolerance) && minY.isClose(to: other.minY, within: tolerance)
      && width.isClose(to: other.width, within: tolerance) && height.isClose(to: other.height, within: tolerance)
  }
}
