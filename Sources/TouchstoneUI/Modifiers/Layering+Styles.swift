import Foundation
public import TouchstoneDrawing

/// Fills the room of a view, and the edges of the screen that it touches, with a style.
///
/// - Source: SwiftUI, `_BackgroundStyleModifier` and `_OverlayStyleModifier`.
struct StyleLayerModifier<Style: ShapeStyle> {
  let style: Style
  let ignoredEdges: Edge.Set
  let kind: LayerKind
}

extension StyleLayerModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [Node] {
    content(context).map { node in
      let color = style as? Color
      let fill = StyleNode(
        style: AnyShapeStyle(style), name: color == nil ? "style" : "Color", details: color?.description ?? "",
        environment: context.environment)
      let layer = ignoredEdges.isEmpty ? fill : SafeAreaIgnoringNode(edges: ignoredEdges, child: fill)
      return LayeredNode(primary: node, secondary: layer, alignment: .center, kind: kind)
    }
  }
}

extension View {
  /// Fills the room behind the view with the usual background.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Fills the room behind the view with a style, as far as the screen's edges where it touches them.
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(StyleLayerModifier(style: style, ignoredEdges: edges, kind: .background))
  }

  /// Fills a shape behind the view with the usual background.
  public nonisolated func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Fills a shape behind the view with a style.
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(_BackgroundModifier(background: _ShapeView(shape: shape, style: style, fillStyle: fillStyle)))
  }

  /// Fills the room before the view with a style.
  public nonisolated func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(StyleLayerModifier(style: style, ignoredEdges: edges, kind: .overlay))
  }

  /// Fills a shape before the view with a style.
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(_OverlayModifier(overlay: _ShapeView(shape: shape, style: style, fillStyle: fillStyle)))
  }
}
