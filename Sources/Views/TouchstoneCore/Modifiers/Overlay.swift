import Foundation
public import TouchstoneDrawing

/// A modifier that places views in front of a view.
///
/// - Source: SwiftUI, `_OverlayModifier`.
public struct _OverlayModifier<Overlay> {
  public var overlay: Overlay
  public var alignment: Alignment

  public init(overlay: Overlay, alignment: Alignment = .center) {
    self.overlay = overlay
    self.alignment = alignment
  }
}

extension _OverlayModifier: ViewModifier, PrimitiveModifier where Overlay: View {
  package func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    context.layered(overlay, alignment: alignment, kind: .overlay, content: content)
  }
}

extension View {
  /// Places a view in front of this one.
  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(_OverlayModifier(overlay: overlay, alignment: alignment))
  }

  /// Places views in front of this one.
  ///
  /// Disfavoured, as packages for iOS 14 declare the same with another label, and on Apple's platforms theirs is preferred.
  @_disfavoredOverload
  public nonisolated func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(_OverlayModifier(overlay: content(), alignment: alignment))
  }

  /// Fills the area in front of the view with a style.
  public nonisolated func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(StyleLayerModifier(style: style, ignoredEdges: edges, kind: .overlay))
  }

  /// Fills a shape in front of the view with a style.
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(_OverlayModifier(overlay: _ShapeView(shape: shape, style: style, fillStyle: fillStyle)))
  }
}
