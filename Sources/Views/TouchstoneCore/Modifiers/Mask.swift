/// A modifier that masks a view with the alpha channel of another view.
///
/// - Source: SwiftUI, `_MaskAlignmentEffect`.
public struct _MaskAlignmentEffect<Mask> {
  public var alignment: Alignment
  public var mask: Mask

  public init(alignment: Alignment, mask: Mask) {
    self.alignment = alignment
    self.mask = mask
  }
}

extension _MaskAlignmentEffect: ViewModifier, PrimitiveModifier where Mask: View {
  package func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    context.layered(mask, alignment: alignment, kind: .mask, content: content)
  }
}

extension View {
  /// Masks the view with the alpha channel of another view, aligned with it.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(_MaskAlignmentEffect(alignment: alignment, mask: mask()))
  }

  /// Masks the view with the alpha channel of another view.
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_MaskAlignmentEffect(alignment: .center, mask: mask))
  }
}
