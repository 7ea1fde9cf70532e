package import Foundation
package import TouchstoneDrawing

/// The visible area of a scroll view, as seen by lazy containers in it.
///
/// This is a class because the scroll view knows its window only during layout, when its views already refer to it.
package final class ScrollWindow {
  /// The scroll view in whose coordinates the rectangles are expressed.
  package weak var node: RenderNode?
  /// The visible rectangle.
  package var rect = CGRect.zero
  /// The rectangle to which headers and footers are pinned: the visible rectangle without extensions into unsafe edges
  /// and without margins.
  package var pinnedRect = CGRect.zero
  /// Whether the scroll view is unlimited along its axis, so that all views are visible.
  package private(set) var isUnlimited = false
  /// Whether a container's measurements changed since the scroll view placed it.
  package var isStale = false

  package init() {}

  /// Sets whether all views are visible, and clears measurements if this changes.
  package func update(isUnlimited: Bool, for content: RenderNode) {
    guard isUnlimited != self.isUnlimited else { return }
    self.isUnlimited = isUnlimited
    content.forgetAllSizes()
  }
}
