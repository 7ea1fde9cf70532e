import Foundation
import TouchstoneDrawing

/// A view in front of glass.
private final class GlassNode: EffectNode {
  private let effect: GlassEffectModifier
  /// The environment of the glass, which is not that of the view.
  let surroundings: EnvironmentValues

  init(_ effect: GlassEffectModifier, child: RenderNode, surroundings: EnvironmentValues) {
    self.effect = effect
    self.surroundings = surroundings
    super.init(name: "glass", child: child)
  }

  var glass: Glass { effect.glass }
  var shape: AnyShape { effect.shape }

  func part(_ outline: Path) -> GlassPane.Part {
    GlassPane.Part(
      outline: outline, tint: glass.tintColor, isLit: glass.isInteractive && surroundings.glass.isInPressedButton)
  }

  override func draw(into recorder: inout Recorder, content: (inout Recorder) -> Void) {
    if !surroundings.glass.isInContainer, glass.variant != .identity {
      let outline = shape.placedPath(
        in: recorder.bounds(of: frame.size), environment: surroundings, container: recorder.container)
      recorder.draw(GlassPane(outline: outline, parts: [part(outline)], variant: glass.variant), surroundings)
    }
    content(&recorder)
  }
}

/// Draws glass behind views.
struct GlassEffectModifier {
  let glass: Glass
  let shape: AnyShape
}

extension GlassEffectModifier: ViewModifier, PrimitiveModifier {
  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    content(context).map { GlassNode(self, child: $0, surroundings: context.environment) }
  }
}

/// A view whose glass is drawn behind it.
private final class GlassContainerNode: EffectNode {
  private let reach: CGFloat

  init(spacing: CGFloat, child: RenderNode) {
    reach = spacing
    super.init(name: "glassContainer", child: child)
  }

  override func draw(into recorder: inout Recorder, content: (inout Recorder) -> Void) {
    let nodes = glass(in: child)
    for variant in [Glass.Variant.regular, .clear] {
      let parts = parts(of: nodes.filter { $0.glass.variant == variant }, at: recorder)
      guard let first = nodes.first(where: { $0.glass.variant == variant }) else { continue }
      let outline = GlassOutline(paths: parts.map(\.outline), spacing: reach).merged
      recorder.draw(GlassPane(outline: outline, parts: parts, variant: variant), first.surroundings)
    }
    content(&recorder)
  }

  /// The glass in a view, apart from that in another container.
  private func glass(in node: RenderNode) -> [GlassNode] {
    if node is GlassContainerNode || node.traits.isGone { return [] }
    return ((node as? GlassNode).map { [$0] } ?? []) + node.children.flatMap(glass)
  }

  /// The panes in points of the picture; those of a union are one.
  private func parts(of nodes: [GlassNode], at recorder: Recorder) -> [GlassPane.Part] {
    var seen: Set<GlassSettings.Union> = []
    return nodes.compactMap { node in
      guard let union = node.surroundings.glass.union else { return part(node, frame(of: node), recorder) }
      guard seen.insert(union).inserted else { return nil }
      let members = nodes.filter { $0.surroundings.glass.union == union }
      return part(node, members.map(frame).reduce(.null) { $0.union($1) }, recorder)
    }
  }

  private func frame(of node: GlassNode) -> CGRect { node.frame(in: self) }

  private func part(_ node: GlassNode, _ frame: CGRect, _ recorder: Recorder) -> GlassPane.Part {
    let origin = recorder.origin
    let (left, top) = (recorder.snapped(origin.x + frame.minX), recorder.snapped(origin.y + frame.minY))
    let (right, bottom) = (recorder.snapped(origin.x + frame.maxX), recorder.snapped(origin.y + frame.maxY))
    let rect = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    return node.part(
      node.shape.placedPath(in: rect, environment: node.surroundings, container: recorder.container))
  }
}

extension RenderNode {
  /// Returns a view that draws the glass in it.
  static func glassContainer(spacing: CGFloat, child: RenderNode) -> RenderNode {
    GlassContainerNode(spacing: spacing, child: child)
  }
}
