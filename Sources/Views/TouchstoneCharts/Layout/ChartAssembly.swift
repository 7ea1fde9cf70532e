import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// The parts of a chart of a given size, with their frames.
///
/// Legend and titles are measured first, because they take what they need. The axes share what is left with the plot:
/// `ChartAssembly+Insets.swift`. Once the plot is placed, the parts are put around it: `ChartAssembly+Pieces.swift`.
///
/// - Source: pictures that Apple's frameworks drew: the plot begins at the top of the frame, the strip of x is 18 points
///   high, that of y 4 points and the widest label, a legend lies 4 points below.
struct ChartAssembly {
  /// A part and its frame in a left-to-right layout.
  struct Piece {
    let node: RenderNode
    let frame: CGRect
  }

  /// The view of the plot, including the plot style.
  let plot: RenderNode
  /// The node of the plot itself, which is somewhere in that view.
  let plotNode: DelegatingNode
  /// The delegate of the plot's node.
  let contents: PlotNode
  /// The frame proposed to the view of the plot.
  let space: CGRect
  let axes: ChartPlan.Axes
  let legend: (node: RenderNode, size: CGSize)?
  let xTitle: (node: RenderNode, size: CGSize)?
  let yTitle: (node: RenderNode, size: CGSize)?
  let settings: ChartSettings
  let context: EvaluationContext

  @MainActor
  init(_ plan: ChartPlan, size: CGSize) {
    settings = plan.settings
    context = plan.context
    // The legend and the titles take what they need of the whole chart; the axes and the plot share what is left.
    legend = plan.legend().map { ($0, $0.size(for: ProposedViewSize(width: size.width, height: nil))) }
    xTitle = plan.title(.horizontal).map { ($0, $0.size(for: .unspecified)) }
    yTitle = plan.title(.vertical).map { ($0, $0.size(for: .unspecified)) }
    let insets: Insets
    (axes, insets) = Self.axes(of: plan, size: size, legend?.size, xTitle?.size, yTitle?.size)
    space = Self.space(size, insets)
    contents = PlotNode(plan, axes, strips: insets.strips)
    let node = DelegatingNode(contents, environment: plan.context.environment)
    plotNode = node
    // A style puts the plot into a view of its own, which may be larger.
    if let style = plan.settings.plotStyle {
      plot = plan.context.child(.part(.plot)).evaluateOne(style(ChartPlotContent(node: node)))
    } else {
      plot = node
    }
  }

  /// Returns the axes and the space around the plot, with domains that have room for annotations.
  @MainActor
  private static func axes(
    of plan: ChartPlan, size: CGSize, _ legend: CGSize?, _ xTitle: CGSize?, _ yTitle: CGSize?
  ) -> (ChartPlan.Axes, Insets) {
    var (x, y) = (plan.data.x, plan.data.y)
    var axes = plan.axes(x: x, y: y)
    var insets = Self.insets(axes, legend, xTitle, yTitle, plan.settings)
    // Annotations extend domains, which changes labels and thus the plot. Two passes are enough for it to settle.
    for _ in 0..<2 {
      let plotSize = Self.space(size, insets).size
      guard let padded = AnnotationPadding(plan, axes, size: plotSize).domains, padded != (x, y) else { break }
      (x, y) = padded
      axes = plan.axes(x: x, y: y)
      insets = Self.insets(axes, legend, xTitle, yTitle, plan.settings)
    }
    return (axes, insets)
  }
}
