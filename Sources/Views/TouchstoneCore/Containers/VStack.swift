public import Foundation
import TouchstoneDrawing

/// A container that arranges its views in a vertical line.
///
/// - Source: SwiftUI, `VStack`.
public struct VStack<Content> where Content: View {
  package let layout: VStackLayout
  package let content: Content
}

extension VStack: View, PrimitiveView {
  /// Creates a vertical stack.
  ///
  /// - Parameters:
  ///   - content: The views, from the top.
  ///   - alignment: The horizontal alignment of the views.
  ///   - spacing: The distance between views in points, or `nil` for the preferred spacing of the views.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(layout: VStackLayout(alignment: alignment, spacing: spacing), content: content())
  }

  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    context.stack(content, by: layout, named: "VStack", axis: .vertical)
  }
}
