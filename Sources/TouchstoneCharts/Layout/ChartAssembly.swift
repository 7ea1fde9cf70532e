import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// The parts of a chart of a given size, with their frames.
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
  private let contents: PlotNode
  /// The frame proposed to the view of the plot.
  let space: CGRect
  private let axes: ChartPlan.Axes
  private let legend: (node: RenderNode, size: CGSize)?
  private let xTitle: (node: RenderNode, size: CGSize)?
  private let yTitle: (node: RenderNode, size: CGSize)?
  private let settings: ChartSettings
  private let context: EvaluationContext

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

  /// The space around the plot, in points.
  private struct Insets {
    var edges = EdgeInsets()
    /// The part of each edge that axis strips take.
    var strips = EdgeInsets()
  }

  private static func space(_ size: CGSize, _ insets: Insets) -> CGRect {
    let edges = insets.edges
    return CGRect(
      x: edges.leading, y: edges.top, width: max(0, size.width - edges.leading - edges.trailing),
      height: max(0, size.height - edges.top - edges.bottom))
  }

  @MainActor
  private static func insets(
    _ axes: ChartPlan.Axes, _ legend: CGSize?, _ xTitle: CGSize?, _ yTitle: CGSize?, _ settings: ChartSettings
  ) -> Insets {
    func extent(_ side: AxisSide) -> CGFloat { axes.all.map { $0.extent(side) }.max() ?? 0 }
    var insets = Insets()
    insets.strips = EdgeInsets(
      top: extent(.top), leading: extent(.leading), bottom: extent(.bottom), trailing: extent(.trailing))
    insets.edges = insets.strips
    for (title, size, side) in [
      (settings.xAxis.title, xTitle, AxisSide.bottom), (settings.yAxis.title, yTitle, .top),
    ] {
      guard let title, let size else { continue }
      let spacing = title.spacing ?? AxisStandard.titleSpacing
      let side = AxisSide(title.position) ?? side
      insets.edges.add((side.isHorizontal ? size.width : size.height) + spacing, side)
    }
    if let legend {
      let side = AxisSide(settings.legend.position) ?? .bottom
      let spacing = settings.legend.spacing ?? LegendMetrics.spacing
      insets.edges.add((side.isHorizontal ? legend.width : legend.height) + spacing, side)
    }
    return insets
  }

  /// Returns the rectangle of the whole plot, of which a scrolling chart shows a part.
  func wholePlot(showingIn frame: CGRect) -> CGRect {
    contents.geometry?.whole.offsetBy(dx: frame.minX, dy: frame.minY) ?? frame
  }

  /// Returns the parts around the plot.
  @MainActor
  func pieces(around plot: CGRect, size: CGSize) -> [Piece] {
    var pieces: [Piece] = []
    for axis in axes.all { pieces += self.pieces(of: axis, around: plot, size: size) }
    var outer = plot
    for side in [AxisSide.top, .bottom, .leading, .trailing] {
      outer = outer.extended(by: axes.all.map { $0.extent(side) }.max() ?? 0, side)
    }
    if let xTitle, let title = settings.xAxis.title {
      let frame = Self.frame(
        xTitle.size, AxisSide(title.position) ?? .bottom, title.alignment ?? .center, beside: &outer, along: plot,
        spacing: title.spacing ?? AxisStandard.titleSpacing)
      pieces.append(Piece(node: xTitle.node, frame: frame))
    }
    if let yTitle, let title = settings.yAxis.title {
      // Inferred: a title is aligned with the edge at which its axis is drawn.
      let usual: Alignment =
        axes.y?.resolved.groups.first?.side == .leading ? .topLeading : .topTrailing
      let frame = Self.frame(
        yTitle.size, AxisSide(title.position) ?? .top, title.alignment ?? usual, beside: &outer,
        along: CGRect(x: 0, y: plot.minY, width: size.width, height: plot.height),
        spacing: title.spacing ?? AxisStandard.titleSpacing)
      pieces.append(Piece(node: yTitle.node, frame: frame))
    }
    if let legend {
      let frame = Self.frame(
        legend.size, AxisSide(settings.legend.position) ?? .bottom, settings.legend.alignment ?? .topLeading,
        beside: &outer, along: CGRect(origin: .zero, size: size),
        spacing: settings.legend.spacing ?? LegendMetrics.spacing)
      pieces.append(Piece(node: legend.node, frame: frame))
    }
    return pieces
  }

  /// Returns the labels of an axis, or the single view that an axis style makes of them.
  @MainActor
  private func pieces(of axis: LabelledAxis, around plot: CGRect, size: CGSize) -> [Piece] {
    let pieces = AxisLabelPlacement(axis, plot: plot, geometry: contents.geometry).pieces
    let isX = axis.resolved.axis == .horizontal
    guard let style = isX ? settings.xAxis.style : settings.yAxis.style, let side = axis.resolved.groups.first?.side
    else { return pieces }
    let strip = plot.strip(axis.extent(side), side)
    let node = DelegatingNode(
      AxisNode(pieces, strip: strip), environment: plotNode.environment, children: pieces.map(\.node))
    let place = context.child(.part(isX ? .xAxis : .yAxis))
    return [Piece(node: place.evaluateOne(style(ChartAxisContent(node: node))), frame: strip)]
  }

  /// Returns the frame of a part beside a rectangle, aligned with another rectangle along that side.
  private static func frame(
    _ size: CGSize, _ side: AxisSide, _ alignment: Alignment, beside rect: inout CGRect, along: CGRect,
    spacing: CGFloat
  ) -> CGRect {
    let x = along.minX + (along.width - size.width) * alignment.horizontal.share
    let y = along.minY + (along.height - size.height) * alignment.vertical.share
    let origin =
      switch side {
      case .top: CGPoint(x: x, y: rect.minY - spacing - size.height)
      case .bottom: CGPoint(x: x, y: rect.maxY + spacing)
      case .leading: CGPoint(x: rect.minX - spacing - size.width, y: y)
      case .trailing: CGPoint(x: rect.maxX + spacing, y: y)
      }
    rect = rect.extended(by: spacing + (side.isHorizontal ? size.width : size.height), side)
    return CGRect(origin: origin, size: size)
  }
}

extension AxisSide {
  /// Creates the side that a position names, or `nil` for automatic positions and overlays.
  init?(_ position: AnnotationPosition) {
    switch position.storage {
    case .automatic, .overlay: return nil
    case .top, .topLeading, .topTrailing: self = .top
    case .bottom, .bottomLeading, .bottomTrailing: self = .bottom
    case .leading: self = .leading
    case .trailing: self = .trailing
    }
  }

  var isHorizontal: Bool { self == .leading || self == .trailing }
}

extension CGRect {
  /// Returns the strip of the given extent along a side, outside the rectangle.
  func strip(_ extent: CGFloat, _ side: AxisSide) -> CGRect {
    switch side {
    case .top: CGRect(x: minX, y: minY - extent, width: width, height: extent)
    case .bottom: CGRect(x: minX, y: maxY, width: width, height: extent)
    case .leading: CGRect(x: minX - extent, y: minY, width: extent, height: height)
    case .trailing: CGRect(x: maxX, y: minY, width: extent, height: height)
    }
  }

  func extended(by length: CGFloat, _ side: AxisSide) -> CGRect {
    switch side {
    case .top: CGRect(x: minX, y: minY - length, width: width, height: height + length)
    case .bottom: CGRect(x: minX, y: minY, width: width, height: height + length)
    case .leading: CGRect(x: minX - length, y: minY, width: width + length, height: height)
    case .trailing: CGRect(x: minX, y: minY, width: width + length, height: height)
    }
  }
}

extension EdgeInsets {
  fileprivate mutating func add(_ length: CGFloat, _ side: AxisSide) {
    switch side {
    case .top: top += length
    case .bottom: bottom += length
    case .leading: leading += length
    case .trailing: trailing += length
    }
  }
}
