package import Foundation
import TouchstoneDrawing

/// A hairline that separates content.
///
/// It is one pixel thick at a scale of 2 and above, as on iOS, and one point at a scale of 1 and on macOS.
///
/// - Source: SwiftUI, `Divider`.
public struct Divider: Sendable {
  /// Creates a divider: horizontal in a vertical stack, vertical in a horizontal one.
  public init() {}
}

extension Divider: View, PrimitiveView {
  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    [DividerNode(name: "Divider", environment: context.environment)]
  }
}

/// The render node of a divider.
package final class DividerNode: RenderNode {
  private var isUpright: Bool { environment.stackAxis == .horizontal }

  private var thickness: CGFloat { environment.look.isDesktop ? 1 : environment.pixelLength }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    isUpright
      ? CGSize(width: thickness, height: proposal.height ?? 10)
      : CGSize(width: proposal.width ?? 10, height: thickness)
  }

  package override func draw(into recorder: inout Recorder) {
    var bounds = recorder.bounds(of: frame.size)
    // Rounding both edges must neither thicken the hairline nor remove it.
    if isUpright { bounds.size.width = thickness } else { bounds.size.height = thickness }
    let rendering = SeparatorShapeStyle().rendering(in: StyleContext(environment: environment, bounds: bounds))
    recorder.fill(Path(bounds), rendering)
  }
}
