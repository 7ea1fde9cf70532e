public import Foundation
import TouchstoneDrawing

/// A container that merges nearby glass.
///
/// Glass that is closer together than the spacing gets one outline, with round transitions between the shapes; glass
/// with the same `glassEffectUnion` gets one shape. The container draws all glass behind its content.
///
/// - Source: SwiftUI, `GlassEffectContainer`.
public struct GlassEffectContainer<Content> where Content: View {
  let spacing: CGFloat?
  let content: Content
}

extension GlassEffectContainer: View, PrimitiveView {
  /// Creates a container.
  ///
  /// - Parameters:
  ///   - spacing: The distance within which glass merges, in points; `nil` is 8 points.
  ///   - content: The views with glass.
  public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.init(spacing: spacing, content: content())
  }

  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    let inner = context.environment { $0.glass.isInContainer = true }
    return inner.evaluate(content).map {
      .glassContainer(spacing: spacing ?? context.environment.look.glass.spacing, child: $0)
    }
  }
}
