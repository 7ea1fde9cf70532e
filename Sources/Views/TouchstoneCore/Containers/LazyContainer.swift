import Foundation
import TouchstoneDrawing

/// A view that evaluates the views in it as they come into sight.
package struct LazyContainer<Content: View> {
  let arrangement: LazyArrangement
  let pinnedViews: PinnedScrollableViews
  let content: Content
  /// The view's name in descriptions of the tree.
  let name: String
  /// The axis along which spacers and dividers in it run, or `nil` in a grid.
  let stackAxis: Axis?

  nonisolated init(
    _ name: String, _ axis: Axis, _ alignment: AlignmentKey, spacing: CGFloat?, items: [GridItem]? = nil,
    pinnedViews: PinnedScrollableViews, content: Content
  ) {
    arrangement = LazyArrangement(axis: axis, alignment: alignment, spacing: spacing, items: items)
    self.pinnedViews = pinnedViews
    self.content = content
    self.name = name
    stackAxis = items == nil ? axis : nil
  }

  @MainActor
  func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    let context = context.environment { $0.enterStack(stackAxis) }
    return [
      LazyNode(arrangement: arrangement, pinnedViews: pinnedViews, content: content, name: name, context: context)
    ]
  }
}

/// A view that is a lazy container, and nothing else.
package protocol LazyContainerView: PrimitiveView {
  associatedtype Content: View

  var container: LazyContainer<Content> { get }
}

extension LazyContainerView {
  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] { container.makeNodes(context) }
}
