import Foundation

/// What was drawn before a step of a list, through the groups that the step lies in.
package struct ItemsBelow {
  /// One for each list that the step lies in, from the outermost.
  private var levels: [(items: ArraySlice<DisplayList.Item>, transform: CGAffineTransform)] = []

  package init() {}

  /// Adds the items before the step in a list.
  ///
  /// - Parameter transform: From the items' coordinates to the page's.
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
