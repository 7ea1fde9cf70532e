public import TouchstoneUI

/// The labels of an axis, as passed to `chartXAxisStyle` and `chartYAxisStyle`.
///
/// - Source: Swift Charts, `ChartAxisContent`.
public struct ChartAxisContent: View, PrimitiveView {
  let node: RenderNode

  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] { [node] }
}
