package import Foundation

extension RenderNode {
  /// The frames of the views with an accessibility identifier, in points of the root and in tree order.
  ///
  /// A modifier takes over the identifier of its content; the innermost view is reported.
  package var identifiedFramesInRoot: [(identifier: String, frame: CGRect)] {
    var frames: [(identifier: String, frame: CGRect)] = []
    collectIdentified(origin: .zero, into: &frames)
    return frames
  }

  /// The texts that are drawn, with their frames in points of the root, in tree order.
  package var textsInRoot: [(node: TextNode, frame: CGRect)] {
    var texts: [(node: TextNode, frame: CGRect)] = []
    collectTexts(origin: .zero, into: &texts)
    return texts
  }

  /// The frames of symbols and outlined images, in points of the root.
  package var symbolFramesInRoot: [CGRect] {
    subtree.compactMap { node in
      guard let image = node as? ImageNode, image.isSymbol, !image.frame.isEmpty else { return nil }
      return image.frame(in: self)
    }
  }

  private func collectTexts(origin: CGPoint, into texts: inout [(node: TextNode, frame: CGRect)]) {
    guard !traits.isGone else { return }
    let start = CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY)
    if let text = self as? TextNode { texts.append((text, CGRect(origin: start, size: frame.size))) }
    for child in children { child.collectTexts(origin: start, into: &texts) }
  }

  private func collectIdentified(origin: CGPoint, into frames: inout [(identifier: String, frame: CGRect)]) {
    guard !traits.isGone else { return }
    let start = CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY)
    if let identifier = traits.accessibility.identifier,
      !children.contains(where: { $0.traits.accessibility.identifier == identifier })
    {
      frames.append((identifier, CGRect(origin: start, size: frame.size)))
    }
    for child in children { child.collectIdentified(origin: start, into: &frames) }
  }
}
