package import TouchstoneDrawing

/// Numbers views in the order in which they are drawn, so that each drawing step can be traced to its view.
///
/// A class, because the numbers go on across the copies of a recorder.
package final class ViewMarks {
  /// The views by their numbers.
  package private(set) var views: [RenderNode] = []
  private let isWanted: (RenderNode) -> Bool

  /// - Parameter isWanted: Whether the drawing steps of a view are marked; those of others belong to the view around.
  package init(where isWanted: @escaping (RenderNode) -> Bool) {
    self.isWanted = isWanted
  }

  /// An empty group with the number of a view, or `nil` where the view is not marked.
  func mark(_ node: RenderNode) -> DisplayList.Group? {
    guard isWanted(node) else { return nil }
    var group = DisplayList.Group(items: [])
    group.view = views.count
    views.append(node)
    return group
  }
}
