public import TouchstoneUI

/// A modifier that changes the settings of the charts in a view.
public struct _ChartModifier {
  /// The layer that the modifier adds, if any.
  var layer: ChartSettings.Layer?
  /// Whether the layer is behind the view.
  var isBehind = false
  let change: (inout ChartSettings) -> Void
}

extension _ChartModifier: ViewModifier, PrimitiveModifier {
  package func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    let nodes = content(context.environment { change(&$0.chartSettings) })
    guard let layer else { return nodes }
    // A layer of a chart with padding or in a stack is as large as that view, and asks the chart in it.
    guard nodes.count == 1, let charts = nodes.first?.charts, charts.count == 1, charts[0] !== nodes[0] else {
      layer.owner.isOutside = false
      return nodes
    }
    layer.owner.isOutside = true
    let node = DelegatingNode(
      OuterLayerNode(layer, isBehind: isBehind, of: charts[0], context: context), environment: context.environment,
      children: nodes)
    node.traits = nodes[0].traits
    return [node]
  }
}

extension ModifiedContent: ChartView where Content: ChartView, Modifier == _ChartModifier {}

extension RenderNode {
  /// The charts in the view, as far as they are evaluated before layout.
  fileprivate var charts: [DelegatingNode] {
    if let node = self as? DelegatingNode, node.delegate is ChartNode { return [node] }
    return children.flatMap(\.charts)
  }
}

extension View {
  /// Changes the settings of the charts in the view.
  nonisolated func chart(_ change: @escaping (inout ChartSettings) -> Void) -> ModifiedContent<Self, _ChartModifier> {
    modifier(_ChartModifier(change: change))
  }
}
