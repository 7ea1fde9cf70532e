import Foundation

/// The extent of several views along an axis when their guides are aligned.
struct GuidedExtent {
  /// The distance from the start of the extent to the guide; negative infinity if there are no views.
  private(set) var line: CGFloat = -.infinity
  private var below: CGFloat = -.infinity

  /// Adds a view with the given length and guide position.
  mutating func add(_ length: CGFloat, guide: CGFloat) {
    line = max(line, guide)
    below = max(below, length.less(guide))
  }

  /// The length of the extent: zero without views, infinity if a view is infinite.
  var length: CGFloat { below == .infinity ? .infinity : max(0, line + below) }

  /// Returns where a view with the given guide position starts; in an infinite extent, every view starts at zero.
  func start(guide: CGFloat) -> CGFloat { line.isFinite ? line - guide : 0 }
}
