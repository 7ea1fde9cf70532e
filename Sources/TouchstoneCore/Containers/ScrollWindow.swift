package import Foundation
package import TouchstoneDrawing

/// The part of a scroll view that shows, as the lazy containers in it see it.
///
/// A class because the scroll view knows its window only during layout, when its views already refer to it.
package final class ScrollWindow {
  /// The scroll view, in whose coordinates the rectangles are told.
  package weak var node: RenderNode?
  /// What shows.
  package var rect = CGRect.zero
  /// Where pinned headers and footers end: the rectangle without what reaches over unsafe edges and without margins.
  package var pinnedRect = CGRect.zero
  /// Whether nothing limits the scroll view along its axis, so that all views count.
  package private(set) var isUnlimited = false
  /// Whether a container was measured differently than before since the scroll view placed it.
  package var isStale = false

  package init() {}

  /// Notes whether all views count; what was measured otherwise is forgotten.
  package func update(isUnlimited: Bool, for content: RenderNode) {
    guard isUnlimited != self.isUnlimited else { return }
    self.isUnlimited = isUnlimited
    content.forgetAllSizes()
  }
}

/// The windows of the nearest scroll views that scroll along each axis.
package struct ScrollWindows {
  private var horizontal: ScrollWindow?
  private var vertical: ScrollWindow?

  package subscript(axis: Axis) -> ScrollWindow? {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension EnvironmentValues {
  private enum WindowsKey: EnvironmentKey { static var defaultValue: ScrollWindows { ScrollWindows() } }

  /// The windows of the nearest scroll views.
  package var scrollWindows: ScrollWindows {
    get { self[WindowsKey.self] }
    set { self[WindowsKey.self] = newValue }
  }
}
