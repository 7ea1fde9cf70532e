public import TouchstoneUI

/// The plot of a chart, as passed to `chartPlotStyle`.
///
/// - Source: Swift Charts, `ChartPlotContent`.
public struct ChartPlotContent: View, PrimitiveView {
  let node: RenderNode

  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] { [node] }
}
