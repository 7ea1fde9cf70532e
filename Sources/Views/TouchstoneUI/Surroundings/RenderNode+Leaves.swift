import TouchstoneCore

extension RenderNode {
  /// The views inside that contain no others.
  var leaves: [RenderNode] { children.isEmpty ? [self] : children.flatMap(\.leaves) }
}
