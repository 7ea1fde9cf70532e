import Foundation
import TouchstoneDrawing

extension View {
  /// Mirrors the view in right-to-left layout.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(RightToLeftFlip(isEnabled: enabled))
  }

  /// Sets how the view behaves in different layout directions.
  public nonisolated func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    modifier(DirectionBehaviorModifier(behavior: behavior))
  }
}

/// An effect that mirrors a view in right-to-left layout.
private struct RightToLeftFlip {
  let isEnabled: Bool
}

extension RightToLeftFlip: ViewModifier, EffectModifier {
  typealias Body = Never

  nonisolated static var nodeName: String { "flipsForRightToLeftLayoutDirection" }

  nonisolated func draw(
    into recorder: inout Recorder, size: CGSize, environment: EnvironmentValues, content: (inout Recorder) -> Void
  ) {
    guard isEnabled, environment.layoutDirection == .rightToLeft else { return content(&recorder) }
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0).about(recorder.origin)
    recorder.group(DisplayList.Group(transform: mirror, items: []), content)
  }
}

/// A modifier that lays out a view from left to right, and mirrors the rendered view if its behaviour requires it.
private struct DirectionBehaviorModifier {
  let behavior: LayoutDirectionBehavior
}

extension DirectionBehaviorModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    let flips = behavior.flips(in: context.environment.layoutDirection)
    let inner = context.environment { $0.layoutDirection = .leftToRight }
    return content(inner).map {
      ModifierEffectNode(
        modifier: RightToLeftFlip(isEnabled: flips), child: $0, environment: context.environment)
    }
  }
}
