import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// The node of a chart: its plot, axes and legend, and the layers behind and in front of them.
///
/// Coordinates are those of a left-to-right layout; a right-to-left layout mirrors the chart as a whole, which is
/// inferred.
final class ChartNode: NodeDelegate {
  let name = "Chart"
  /// The labels of x and y.
  var details: String { plan.labels }
  private let plan: ChartPlan
  private let evaluation: DeferredEvaluation
  /// Access to the plot, once the chart is placed.
  private(set) var proxy: ChartProxy?

  /// The size of a chart without a proposal, in points: a square, as `aspectRatio(contentMode: .fit)` shows in pictures that
  /// Apple's frameworks drew. Its length is inferred.
  static let idealSize = CGSize(width: 200, height: 200)

  @MainActor
  init(_ plan: ChartPlan) {
    self.plan = plan
    evaluation = DeferredEvaluation(plan.context)
  }

  func size(of node: RenderNode, _ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: Self.idealSize)
    guard plan.settings.plotStyle != nil else { return size }
    // A plot with a size of its own makes the chart as large as it needs.
    let finite = size.finite
    // SAFETY: charts are laid out on the main actor, where the evaluation runs the closure at once.
    nonisolated(unsafe) let plan = plan
    return evaluation { _ in
      let assembly = ChartAssembly(plan, size: finite)
      let plot = assembly.plot.size(for: ProposedViewSize(assembly.space.size))
      return CGSize(
        width: size.width + plot.width - assembly.space.width, height: size.height + plot.height - assembly.space.height
      )
    }
  }

  func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
    let size = size.finite
    // SAFETY: charts are laid out on the main actor, where the evaluation runs the closure at once.
    nonisolated(unsafe) let (delegate, node) = (self, node)
    evaluation { _ in delegate.layOut(node, size: size) }
  }

  @MainActor
  private func layOut(_ node: RenderNode, size: CGSize) {
    let assembly = ChartAssembly(plan, size: size)
    let layout = ChartLayout(node: node, size: size)
    node.adopt([assembly.plot])
    layout.place(assembly.plot, in: assembly.space)
    let frame = layout.mirrored(assembly.plotNode.frame(in: node))
    // Labels that do not fit are not part of the tree.
    let pieces = assembly.pieces(around: frame, size: size)
    let nodes = [assembly.plot] + pieces.map(\.node)
    node.adopt(nodes)
    for piece in pieces { layout.place(piece.node, in: piece.frame) }
    let proxy = ChartProxy(assembly.plotNode)
    self.proxy = proxy
    addLayers(nodes, proxy, plot: assembly.wholePlot(showingIn: frame), layout)
  }

  /// Adds the layers behind and in front of the chart, which may ask for the frame of the plot.
  @MainActor
  private func addLayers(_ parts: [RenderNode], _ proxy: ChartProxy, plot: CGRect, _ layout: ChartLayout) {
    let size = layout.size
    let behind = layers(plan.settings.backgrounds, .background, proxy)
    let before = layers(plan.settings.overlays, .overlay, proxy)
    let views =
      plan.settings.plotLayers + (plan.settings.selection.isEmpty ? [] : [{ AnyView(SelectionSurface(proxy: $0)) }])
    let place = plan.context.child(.part(.plotOverlay))
    let onPlot = views.enumerated().map { place.child(.index($0)).evaluateOne($1(proxy)) }
    guard !(behind.isEmpty && before.isEmpty && onPlot.isEmpty) else { return }
    layout.node.adopt(behind.map(\.node) + parts + before.map(\.node) + onPlot)
    for node in onPlot { layout.place(node, in: plot) }
    let space = ProposedViewSize(size)
    for (node, alignment) in behind + before {
      let child = node.dimensions(for: space)
      let origin = CGPoint(
        x: size.width * alignment.horizontal.share - child[alignment.horizontal],
        y: size.height * alignment.vertical.share - child[alignment.vertical])
      layout.place(node, in: CGRect(origin: origin, size: CGSize(width: child.width, height: child.height)), space)
    }
  }

  @MainActor
  private func layers(
    _ layers: [ChartSettings.Layer], _ part: ViewPart, _ proxy: ChartProxy
  ) -> [(node: RenderNode, alignment: Alignment)] {
    layers.enumerated().filter { !$1.owner.isOutside }.map { number, layer in
      let place = plan.context.child(.part(part)).child(.index(number))
      return (place.evaluateOne(layer.content(proxy)), layer.alignment)
    }
  }
}

/// Places the parts of a chart, mirrored in a right-to-left layout.
private struct ChartLayout {
  let node: RenderNode
  let size: CGSize

  func place(_ child: RenderNode, in rect: CGRect, _ proposal: ProposedViewSize? = nil) {
    let proposal = proposal ?? ProposedViewSize(rect.size)
    let width = child.size(for: proposal).width
    let origin = mirrored(CGRect(origin: rect.origin, size: CGSize(width: width, height: 0))).origin
    node.place(child, at: origin, proposal: proposal)
  }

  /// Converts a rectangle between a left-to-right layout and this one, in either direction.
  func mirrored(_ rect: CGRect) -> CGRect {
    guard node.environment.layoutDirection == .rightToLeft else { return rect }
    return CGRect(x: size.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension HorizontalAlignment {
  /// The position of the guide as a fraction of the width.
  var share: CGFloat { self == .leading ? 0 : self == .trailing ? 1 : 0.5 }
}

extension VerticalAlignment {
  /// The position of the guide as a fraction of the height.
  var share: CGFloat { self == .top ? 0 : self == .bottom ? 1 : 0.5 }
}

extension CGSize {
  /// The size with the chart's ideal length in place of an infinite one.
  fileprivate var finite: CGSize {
    CGSize(
      width: width.isFinite ? width : ChartNode.idealSize.width,
      height: height.isFinite ? height : ChartNode.idealSize.height)
  }
}
