internal import TouchstoneDrawing

/// How a finished shape or group is composed onto the page.
struct Composition: Hashable {
  /// The opacity, 0 … 1.
  var opacity = 1.0
  var blendMode = CGBlendMode.normal

  init() {}

  /// Creates the composition of a group.
  init(_ group: DisplayList.Group) {
    opacity = group.opacity.isNaN ? 1 : min(max(group.opacity, 0), 1)
    blendMode = group.blendMode
  }

  /// Whether drawing with this composition has no effect.
  var isInvisible: Bool { opacity <= 0 && blendMode == .normal }

  /// Returns a single composition that is equivalent to this one within another.
  ///
  /// It exists only if this one does not blend: blending within a group affects the group, not the page.
  func within(_ outer: Composition) -> Composition? {
    guard blendMode == .normal else { return outer == Composition() ? self : nil }
    var both = outer
    both.opacity *= opacity
    return both
  }
}
