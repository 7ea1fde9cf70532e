import Foundation

/// Everything that was drawn before a step of a display list, across the groups that contain the step.
package struct ItemsBelow {
  /// One level for each list that contains the step, outermost first.
  private var levels: [(items: ArraySlice<DisplayList.Item>, transform: CGAffineTransform)] = []

  package init() {}

  /// Returns the items below, with those that precede the step in a list.
  ///
  /// - Parameter transform: The transform from the items' coordinates to the page's.
  package func adding(_ items: ArraySlice<DisplayList.Item>, at transform: CGAffineTransform) -> ItemsBelow {
    var below = self
    if !items.isEmpty { below.levels.append((items, transform)) }
    return below
  }

  /// The items, each group drawn normally, in the page's coordinates.
  package var items: [DisplayList.Item] {
    levels.map { .group(DisplayList.Group(transform: $0.transform, items: Array($0.items))) }
  }
}
