import Foundation
import TouchstoneDrawing

extension View {
  /// Draws the view mirrored where layout runs to the left.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(RightToLeftFlip(isEnabled: enabled))
  }

  /// Says how the view behaves where layout runs in the other direction.
  public nonisolated func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    modifier(DirectionBehaviorModifier(behavior: behavior))
  }
}

/// Mirrors a view where layout runs to the left.
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

/// Lays out a view from left to right, and mirrors what it draws where its behaviour says so.
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
