public import TouchstoneUI

/// A modifier that changes the settings of the charts in a view.
public struct _ChartModifier {
  let change: (inout ChartSettings) -> Void
}

extension _ChartModifier: ViewModifier, PrimitiveModifier {
  package func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    content(context.environment { change(&$0.chartSettings) })
  }
}

extension ModifiedContent: ChartView where Content: ChartView, Modifier == _ChartModifier {}

extension View {
  /// Changes the settings of the charts in the view.
  nonisolated func chart(_ change: @escaping (inout ChartSettings) -> Void) -> ModifiedContent<Self, _ChartModifier> {
    modifier(_ChartModifier(change: change))
  }
}
