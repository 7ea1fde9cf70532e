import TouchstoneDrawing

/// A numbering of views in drawing order, with which each drawing step can be traced to its view.
///
/// This is a class because the numbers continue across copies of a recorder.
package final class ViewMarks {
  /// The views, indexed by number.
  package private(set) var views: [RenderNode] = []
  private let isWanted: (RenderNode) -> Bool

  /// - Parameter isWanted: Whether the drawing steps of a view are marked; those of others belong to its parent.
  package init(where isWanted: @escaping (RenderNode) -> Bool) {
    self.isWanted = isWanted
  }

  /// Returns an empty group with the number of a view, or `nil` if the view is not marked.
  func mark(_ node: RenderNode) -> DisplayList.Group? {
    guard isWanted(node) else { return nil }
    var group = DisplayList.Group(items: [])
    group.view = views.count
    views.append(node)
    return group
  }
}
