import TouchstoneDrawing

/// A view that evaluates the views in it as they come into sight.
struct LazyContainer<Content: View> {
  let arrangement: LazyArrangement
  let pinnedViews: PinnedScrollableViews
  let content: Content
  /// The view's name in descriptions of the tree.
  let name: String
  /// The axis along which spacers and dividers in it run, or `nil` in a grid.
  let stackAxis: Axis?

  @MainActor
  func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    let context = context.environment { $0.stackAxis = stackAxis }
    return [
      LazyNode(arrangement: arrangement, pinnedViews: pinnedViews, content: content, name: name, context: context)
    ]
  }
}
