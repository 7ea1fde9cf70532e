public import TouchstoneUI

extension ChartContent {
  /// Composites the marks into one layer, so that effects such as shadows and blurs apply to all of them together.
  public nonisolated func compositingLayer() -> some ChartContent {
    style { _ = MarkLayer(around: &$0) }
  }

  /// Composites the marks into one layer, and applies view modifiers to it.
  public nonisolated func compositingLayer<V: View>(
    @ViewBuilder style: @escaping (PlaceholderContentView<Self>) -> V
  ) -> _ModifiedMarks<Self> {
    self.style {
      _ = MarkLayer(around: &$0, view: { AnyView(style(PlaceholderContentView(evaluation: $0))) })
    }
  }

  /// Masks the marks with other chart content.
  public nonisolated func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> _ModifiedMarks<Self> {
    let mask = content()
    return style { style, collector in
      // SAFETY: content is walked on the main actor, where `assumeIsolated` runs the closure at once.
      nonisolated(unsafe) let (collector, mask) = (collector, mask)
      nonisolated(unsafe) var marks: [Mark] = []
      MainActor.assumeIsolated { marks = collector.mask(of: mask) }
      _ = MarkLayer(around: &style, mask: marks)
    }
  }
}
