internal import TouchstoneDrawing

/// How a finished shape or group reaches the page.
struct Composition: Hashable {
  /// 0 … 1.
  var opacity = 1.0
  var blendMode = CGBlendMode.normal

  init() {}

  /// The composition of a group.
  init(_ group: DisplayList.Group) {
    opacity = group.opacity.isNaN ? 1 : min(max(group.opacity, 0), 1)
    blendMode = group.blendMode
  }

  /// Whether drawing this way changes nothing.
  var isInvisible: Bool { opacity <= 0 && blendMode == .normal }

  /// The composition that draws what this one draws within another, in one step.
  ///
  /// Possible only where this one does not blend: blending within a group sees the group, not the page.
  func within(_ outer: Composition) -> Composition? {
    guard blendMode == .normal else { return outer == Composition() ? self : nil }
    var both = outer
    both.opacity *= opacity
    return both
  }
}
