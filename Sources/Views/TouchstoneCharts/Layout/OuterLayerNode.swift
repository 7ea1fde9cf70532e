import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// The node of a view around a chart, with a layer behind or in front of it that may ask for the frame of the plot.
///
/// It proposes its proposal to the view and reports its size. It places the view at the origin, and proposes its size to the
/// layer.
///
/// - Source: a picture that Apple's frameworks drew: the geometry of `chartBackground` after `padding()` is that of the padded
///   view.
final class OuterLayerNode: NodeDelegate {
  let name = "chartLayer"
  private let layer: ChartSettings.Layer
  private let isBehind: Bool
  private weak var chart: DelegatingNode?
  private let evaluation: DeferredEvaluation
  /// The view around the chart.
  private var view: RenderNode?

  @MainActor
  init(_ layer: ChartSettings.Layer, isBehind: Bool, of chart: DelegatingNode, context: EvaluationContext) {
    self.layer = layer
    self.isBehind = isBehind
    self.chart = chart
    evaluation = DeferredEvaluation(context)
  }

  private func view(of node: RenderNode) -> RenderNode? {
    view = view ?? node.children.first
    return view
  }

  func size(of node: RenderNode, _ proposal: ProposedViewSize) -> CGSize {
    view(of: node)?.size(for: proposal) ?? .zero
  }

  func spacing(of node: RenderNode) -> ViewSpacing { view(of: node)?.spacing ?? .standard }

  func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
    guard let view = view(of: node) else { return }
    node.adopt([view])
    node.place(view, at: .zero, proposal: proposal)
    guard let access = (chart?.delegate as? ChartNode)?.proxy else { return }
    // SAFETY: charts are laid out on the main actor, where the evaluation runs the closure at once.
    nonisolated(unsafe) let (layer, proxy) = (layer, access)
    let content = evaluation { context in
      context.child(.part(.background)).environment { $0.chartSettings = ChartSettings() }
        .evaluateOne(layer.content(proxy))
    }
    node.adopt(isBehind ? [content, view] : [view, content])
    let space = ProposedViewSize(size)
    let own = content.dimensions(for: space)
    let origin = CGPoint(
      x: size.width * layer.alignment.horizontal.share - own[layer.alignment.horizontal],
      y: size.height * layer.alignment.vertical.share - own[layer.alignment.vertical])
    node.place(content, at: origin, proposal: space)
  }
}
