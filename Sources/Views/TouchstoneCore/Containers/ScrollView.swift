import Foundation
public import TouchstoneDrawing

/// A scrollable view.
///
/// It proposes the available length across the scrolled axes and leaves the others unspecified. It reports its own
/// proposal along the scrolled axes and the content's length across them. It places the content at its top leading
/// corner, or as its scroll anchor or scroll position requires.
///
/// - Source: SwiftUI, `ScrollView`; sizes by swiftuifieldguide.com.
public struct ScrollView<Content> where Content: View {
  /// The scrolled content.
  public var content: Content
  /// The scrollable axes.
  public var axes: Axis.Set
  /// Whether scroll indicators are visible.
  public var showsIndicators: Bool
}

extension ScrollView: View, PrimitiveView {
  /// Creates a scroll view.
  ///
  /// - Parameters:
  ///   - content: The scrolled content.
  ///   - axes: The scrollable axes.
  ///   - showsIndicators: Whether scroll indicators are visible during scrolling; pictures do not show them.
  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), axes: axes, showsIndicators: showsIndicators)
  }

  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    let scope = ScrollScope(in: context, axes: axes)
    let nodes = scope.context.evaluate(content)
    let only = nodes.count == 1 ? nodes[0] : nil
    let child =
      only
      ?? LayoutNode(layout: VStackLayout(), name: "VStack", children: nodes, environment: scope.context.environment)
    return [scope.makeNode(named: "ScrollView", content: child)]
  }
}
