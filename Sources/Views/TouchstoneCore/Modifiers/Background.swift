import Foundation
public import TouchstoneDrawing

/// A modifier that places views behind a view.
///
/// - Source: SwiftUI, `_BackgroundModifier`.
public struct _BackgroundModifier<Background> {
  public var background: Background
  public var alignment: Alignment

  public init(background: Background, alignment: Alignment = .center) {
    self.background = background
    self.alignment = alignment
  }
}

extension _BackgroundModifier: ViewModifier, PrimitiveModifier where Background: View {
  package func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    context.layered(background, alignment: alignment, kind: .background, content: content)
  }
}

extension View {
  /// Places a view behind this one.
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(_BackgroundModifier(background: background, alignment: alignment))
  }

  /// Places views behind this one.
  ///
  /// Disfavoured as that of `overlay(alignment:content:)`.
  @_disfavoredOverload
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_BackgroundModifier(background: content(), alignment: alignment))
  }

  /// Fills the area behind the view with the default background style.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Fills the area behind the view with a style, extended to the screen's edges where the view touches them.
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(StyleLayerModifier(style: style, ignoredEdges: edges, kind: .background))
  }

  /// Fills a shape behind the view with the default background style.
  public nonisolated func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Fills a shape behind the view with a style.
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(_BackgroundModifier(background: _ShapeView(shape: shape, style: style, fillStyle: fillStyle)))
  }
}
