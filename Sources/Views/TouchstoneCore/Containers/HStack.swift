public import Foundation
import TouchstoneDrawing

/// A container that arranges its views in a horizontal line.
///
/// - Source: SwiftUI, `HStack`.
public struct HStack<Content> where Content: View {
  package let layout: HStackLayout
  package let content: Content
}

extension HStack: View, PrimitiveView {
  /// Creates a horizontal stack.
  ///
  /// - Parameters:
  ///   - content: The views, from the leading edge.
  ///   - alignment: The vertical alignment of the views.
  ///   - spacing: The distance between views in points, or `nil` for the preferred spacing of the views.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(layout: HStackLayout(alignment: alignment, spacing: spacing), content: content())
  }

  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    context.stack(content, by: layout, named: "HStack", axis: .horizontal)
  }
}
