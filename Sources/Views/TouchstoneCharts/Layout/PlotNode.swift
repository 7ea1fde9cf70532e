import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// The node of a chart's plot: its axis lines, marks and annotations.
final class PlotNode: NodeDelegate {
  let name = "Plot"
  private let plan: ChartPlan
  private let axes: ChartPlan.Axes
  private let strips: EdgeInsets
  private let evaluation: DeferredEvaluation
  let environment: EnvironmentValues
  /// The positions of the marks, known once the plot is placed.
  private(set) var geometry: PlotGeometry?
  private var lines: [AxisLines.Line] = []
  private var mirror = CGAffineTransform.identity

  /// The number of marks above which they share nodes, so that a chart of a million points stays small.
  private static let singleNodes = 4000
  private static let marksPerNode = 1000

  @MainActor
  init(_ plan: ChartPlan, _ axes: ChartPlan.Axes, strips: EdgeInsets) {
    self.plan = plan
    self.axes = axes
    self.strips = strips
    evaluation = DeferredEvaluation(plan.context)
    environment = plan.context.environment
  }

  var data: ChartData { plan.data }
  var selection: SelectionActions { plan.settings.selection }
  /// Whether the chart shows a part of a longer axis, and clips everything outside it.
  var isScrolled: Bool { geometry?.x?.whole != nil || geometry?.y?.whole != nil }

  func size(of node: RenderNode, _ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: ChartNode.idealSize)
  }

  func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
    mirror =
      environment.layoutDirection == .rightToLeft
      ? CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0) : .identity
    // SAFETY: charts are laid out on the main actor, where the evaluation runs the closure at once.
    nonisolated(unsafe) let (delegate, node) = (self, node)
    evaluation { _ in delegate.build(node, size) }
  }

  @MainActor
  private func build(_ node: RenderNode, _ size: CGSize) {
    let geometry = plan.geometry(axes, size: size)
    self.geometry = geometry
    lines = axes.all.flatMap { AxisLines($0, geometry: geometry, strips: strips)?.lines ?? [] }
    var moving = geometry
    let motion = SeriesMotion(context: plan.context, size: size)
    moving.moved = { points, series in
      // SAFETY: shapes are made on the main actor, where `assumeIsolated` runs the closure at once.
      nonisolated(unsafe) var moved = points
      MainActor.assumeIsolated { moved = motion.points(moved, ofSeries: series) }
      return moved
    }
    let shapes = moving.shapes(plan.data.marks)
    let marks = nodes(shapes, depth: 0, geometry)
    let views = symbolViews(shapes)
    let annotations = AnnotationPlacement(shapes, geometry: geometry, strips: strips, context: plan.context).pieces
    node.adopt(marks + views.map(\.node) + annotations.map(\.node))
    for mark in marks { node.place(mark, at: mark.markOrigin, proposal: ProposedViewSize(size)) }
    for piece in views + annotations {
      let frame = piece.frame.applying(mirror)
      node.place(piece.node, at: frame.origin, proposal: ProposedViewSize(piece.frame.size))
    }
  }

  /// Returns the nodes of shapes, with those of a layer inside the layer's node.
  @MainActor
  private func nodes(_ shapes: [MarkShape], depth: Int, _ geometry: PlotGeometry) -> [RenderNode] {
    var nodes: [RenderNode] = []
    var index = 0
    let limit = shapes.count > Self.singleNodes ? Self.marksPerNode : 1
    while index < shapes.count {
      let layer = shapes[index].layer(depth)
      var end = index + 1
      while end < shapes.count, shapes[end].layer(depth) === layer, layer != nil || end - index < limit { end += 1 }
      let run = Array(shapes[index..<end])
      if let layer {
        nodes.append(node(layer, run, depth, geometry))
      } else {
        let summary = run.count == 1 ? summary(run[0]) : "\(run.count) marks"
        let node = DelegatingNode(
          MarkNode(run, plotSize: geometry.size, mirror: mirror, summary: summary), environment: environment)
        node.motionKey = MotionKey(place: plan.context.place, index: index)
        nodes.append(node)
      }
      index = end
    }
    return nodes
  }

  @MainActor
  private func node(_ layer: MarkLayer, _ shapes: [MarkShape], _ depth: Int, _ geometry: PlotGeometry) -> RenderNode {
    let children = nodes(shapes, depth: depth + 1, geometry)
    let mask = layer.mask.map { geometry.shapes($0) } ?? []
    let place = plan.context.child(.type(ObjectIdentifier(layer)))
    let notes = AnnotationPlacement(
      mask, ofMask: layer.mask ?? [], geometry: geometry, strips: strips, context: place
    ).pieces
    let node = DelegatingNode(
      MarkLayerNode(layer, mask: mask, annotations: notes, size: geometry.size, mirror: mirror),
      environment: environment, children: children + notes.map(\.node))
    guard let style = layer.style else { return node }
    return place.evaluateOne(style { _ in [node] })
  }

  /// Returns the symbols that are views, with their frames.
  @MainActor
  private func symbolViews(_ shapes: [MarkShape]) -> [ChartAssembly.Piece] {
    var pieces: [ChartAssembly.Piece] = []
    for shape in shapes {
      for step in shape.steps {
        guard case .view(let view, let center) = step else { continue }
        let place = plan.context.child(.part(.symbols)).child(.index(pieces.count))
        let node = place.evaluateOne(
          view.containerStyle { $0.foregroundStyle(shape.style) }.opacity(shape.markStyle.opacity))
        let size = node.size(for: .unspecified)
        let origin = CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2)
        pieces.append(ChartAssembly.Piece(node: node, frame: CGRect(origin: origin, size: size)))
      }
    }
    return pieces
  }

  private func summary(_ shape: MarkShape) -> String {
    guard let order = shape.orders.first else { return "" }
    if shape.orders.count > 1 { return "\(shape.orders.count) points" }
    return "\"\(SpokenMark(data.marks[order], environment: environment).text)\""
  }

  func elements(of node: RenderNode) -> [AccessibilityElement]? {
    let spoken = SpokenMarks(data.marks, environment: environment).elements
    return spoken
      + node.children.filter { !(($0 as? DelegatingNode)?.delegate is MarkNode) }.flatMap(\.accessibilityElements)
  }

  func draw(_ node: RenderNode, into recorder: inout Recorder) {
    let place = mirror.concatenating(CGAffineTransform(translationX: recorder.origin.x, y: recorder.origin.y))
    for line in lines {
      let path = line.path.applying(place)
      let rendering = line.style.rendered(in: StyleContext(environment: environment, bounds: path.boundingRect))
      recorder.stroke(path, rendering, style: line.stroke)
    }
    guard isScrolled else { return node.drawChildren(into: &recorder) }
    recorder.clipped(to: recorder.bounds(of: node.frame.size)) { node.drawChildren(into: &$0) }
  }
}

extension MarkShape {
  fileprivate func layer(_ depth: Int) -> MarkLayer? {
    depth < markStyle.layers.count ? markStyle.layers[depth] : nil
  }
}
