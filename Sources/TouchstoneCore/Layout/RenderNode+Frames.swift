package import Foundation

extension RenderNode {
  /// The views of the tree, parents before their children: how deep each lies, its name, its frame in points of the root,
  /// and what a text says. What effects such as rotation do to the picture of a view does not show in it.
  package var framesInRoot: [(depth: Int, name: String, frame: CGRect, words: String?)] {
    var frames: [(depth: Int, name: String, frame: CGRect, words: String?)] = []
    collectFrames(depth: 0, origin: .zero, into: &frames)
    return frames
  }

  /// The frames in points of the root of views with an accessibility identifier, in tree order.
  ///
  /// A modifier around a view takes over its identifier: the innermost is meant.
  package var identifiedFramesInRoot: [(identifier: String, frame: CGRect)] {
    var frames: [(identifier: String, frame: CGRect)] = []
    collectIdentified(origin: .zero, into: &frames)
    return frames
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

  private func collectFrames(
    depth: Int, origin: CGPoint, into frames: inout [(depth: Int, name: String, frame: CGRect, words: String?)]
  ) {
    let start = CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY)
    frames.append((depth, name, CGRect(origin: start, size: frame.size), words))
    for child in children { child.collectFrames(depth: depth + 1, origin: start, into: &frames) }
  }
}
