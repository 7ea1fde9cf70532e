import Foundation

/// The room that views take together along an axis when a guide of each lies on one line.
struct GuidedExtent {
  /// The distance from the start of the room to the line; minus infinity without views.
  private(set) var line: CGFloat = -.infinity
  private var below: CGFloat = -.infinity

  /// Adds a view of a length whose guide lies at a distance from its start.
  mutating func add(_ length: CGFloat, guide: CGFloat) {
    line = max(line, guide)
    below = max(below, length.less(guide))
  }

  /// The length of the room: zero without views, infinity if a view is unbounded.
  var length: CGFloat { below == .infinity ? .infinity : max(0, line + below) }

  /// Where a view starts whose guide lies at a distance from its start. In unbounded room, all views start at the start.
  func start(guide: CGFloat) -> CGFloat { line.isFinite ? line - guide : 0 }
}
