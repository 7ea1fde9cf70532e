public import TouchstoneUI

extension ChartContent {
  /// Puts the marks together before they are drawn: a shadow or a blur then is that of all of them.
  public nonisolated func compositingLayer() -> some ChartContent {
    style { _ = MarkLayer(around: &$0) }
  }

  /// Puts the marks together before they are drawn, and changes the view of them.
  public nonisolated func compositingLayer<V: View>(
    @ViewBuilder style: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some ChartContent {
    self.style {
      _ = MarkLayer(around: &$0, view: { AnyView(style(PlaceholderContentView(evaluation: $0))) })
    }
  }

  /// Shows the marks only where other marks are opaque.
  public nonisolated func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
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
