package import Foundation
import TouchstoneDrawing

/// The relation of a secondary view to the view that it is laid out with.
package enum LayerKind: String {
  case background
  case overlay
  /// The view is visible only where the secondary view is opaque.
  case mask
}

/// A view with other views behind or in front of it.
///
/// The layers are proposed the size of the view and do not affect it.
package class LayeredNode: RenderNode {
  package let primary: RenderNode
  package private(set) var secondary: RenderNode?
  private let alignment: Alignment
  private let kind: LayerKind

  /// The view outside of which the primary view is hidden.
  package var mask: RenderNode? { kind == .mask ? secondary : nil }

  package init(primary: RenderNode, secondary: RenderNode?, alignment: Alignment, kind: LayerKind) {
    self.primary = primary
    self.secondary = secondary
    self.alignment = alignment
    self.kind = kind
    super.init(
      name: kind.rawValue, environment: primary.environment, children: [primary] + (secondary.map { [$0] } ?? []))
    traits = primary.traits
  }

  /// Returns the secondary view, which may be created only after the primary view is placed.
  package func makeSecondary() -> RenderNode? { secondary }

  package override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
    place(primary, at: .zero, proposal: proposal)
    if secondary == nil, let made = makeSecondary() {
      secondary = made
      adopt([primary, made])
    }
    guard let secondary else { return }
    let space = ProposedViewSize(size)
    let mine = primary.dimensions(for: proposal)
    let theirs = secondary.dimensions(for: space)
    var origin = CGPoint(
      x: mine[alignment.horizontal] - theirs[alignment.horizontal],
      y: mine[alignment.vertical] - theirs[alignment.vertical])
    if environment.layoutDirection == .rightToLeft { origin.x = size.width - origin.x - theirs.width }
    place(secondary, at: origin, proposal: space)
  }

  package override func draw(into recorder: inout Recorder) {
    guard let secondary else {
      primary.drawAsChild(into: &recorder)
      return
    }
    switch kind {
    case .background:
      secondary.drawAsChild(into: &recorder)
      primary.drawAsChild(into: &recorder)
    case .overlay:
      primary.drawAsChild(into: &recorder)
      secondary.drawAsChild(into: &recorder)
    case .mask:
      let items = recorder.recording { secondary.drawAsChild(into: &$0) }
      recorder.group(DisplayList.Group(mask: DisplayList.Mask(items: items), items: [])) {
        primary.drawAsChild(into: &$0)
      }
    }
  }
}

extension EvaluationContext {
  /// Evaluates content and places a layer behind or in front of each of its views.
  package func layered<Layer: View>(
    _ layer: Layer, alignment: Alignment, kind: LayerKind, content: Evaluation
  ) -> [RenderNode] {
    content(self).enumerated().map { index, node in
      LayeredNode(
        primary: node, secondary: self.layer(index).evaluateOne(layer, alignment: alignment), alignment: alignment,
        kind: kind)
    }
  }

  /// The place of what a modifier adds to the view at an index, which is in no stack.
  func layer(_ index: Int) -> EvaluationContext {
    child(.secondary).child(.index(index)).environment { $0.leaveStack() }
  }
}
