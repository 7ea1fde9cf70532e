package import Foundation
package import TouchstoneDrawing

/// A modifier that is the layout of its single view.
@MainActor
package protocol UnaryLayoutModifier: PrimitiveModifier, BuiltInLayout {
  nonisolated static var nodeName: String { get }
}

extension UnaryLayoutModifier {
  package func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    content(context).map { child in
      // A view that is only shown for its removal does not take part in layout.
      if child.traits.isGone { return child }
      let node = LayoutNode(layout: self, name: Self.nodeName, children: [child], environment: context.environment)
      node.traits = child.traits
      return node
    }
  }
}

/// A node that changes how its single child is drawn without affecting layout.
package class EffectNode: RenderNode {
  package let child: RenderNode

  // Resizing a text during an animation would typeset it at every size; within an effect, its frame moves as a whole.
  package override var animatesSize: Bool { child.animatesSize }

  package var isClip: Bool { false }

  package init(name: String, child: RenderNode) {
    self.child = child
    super.init(name: name, environment: child.environment, children: [child])
    traits = child.traits
  }

  package final override func draw(into recorder: inout Recorder) {
    draw(into: &recorder) { [child] in child.drawAsChild(into: &$0) }
  }

  /// Draws the view by calling `content`.
  package func draw(into recorder: inout Recorder, content: (inout Recorder) -> Void) {
    content(&recorder)
  }
}

/// A modifier that changes how each of its views is drawn.
@MainActor
package protocol EffectModifier: PrimitiveModifier {
  nonisolated static var nodeName: String { get }

  nonisolated static var isClip: Bool { get }

  /// Returns the transform that the effect applies to a view of the given size in left-to-right layout.
  nonisolated func geometry(of size: CGSize) -> CGAffineTransform

  /// Draws a view of the given size by calling `content`.
  nonisolated func draw(
    into recorder: inout Recorder, size: CGSize, environment: EnvironmentValues, content: (inout Recorder) -> Void)
}

extension EffectModifier {
  package nonisolated static var isClip: Bool { false }

  package nonisolated func geometry(of size: CGSize) -> CGAffineTransform { .identity }

  package func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    content(context).enumerated().map { index, child in
      let node = ModifierEffectNode(modifier: self, child: child, environment: context.environment)
      node.motionKey = MotionKey(place: context.place, index: index)
      return node
    }
  }
}

/// The node of an effect modifier.
package final class ModifierEffectNode<Modifier: EffectModifier>: EffectNode {
  private let modifier: Modifier
  private let effectEnvironment: EnvironmentValues

  init(modifier: Modifier, child: RenderNode, environment: EnvironmentValues) {
    self.modifier = modifier
    effectEnvironment = environment
    super.init(name: Modifier.nodeName, child: child)
  }

  package override var isClip: Bool { Modifier.isClip }

  package override var contentTransform: CGAffineTransform {
    modifier.geometry(of: frame.size).mirrored(
      width: frame.width, direction: effectEnvironment.layoutDirection)
  }

  package override func draw(into recorder: inout Recorder, content: (inout Recorder) -> Void) {
    modifier.draw(into: &recorder, size: frame.size, environment: effectEnvironment, content: content)
  }
}
