public import Foundation
import TouchstoneDrawing

/// A flexible space that expands along the axis of its stack.
///
/// - Source: SwiftUI, `Spacer`; the smallest length of 8 was measured on Apple's frameworks.
public struct Spacer: Sendable {
  /// The minimum length in points, or `nil` for the default of 8.
  public var minLength: CGFloat?

  /// Creates a spacer that takes the remaining space, but at least a minimum length in points; `nil` uses the default
  /// of 8.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: View, PrimitiveView {
  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    [SpacerNode(minLength: minLength ?? 8, environment: context.environment)]
  }
}

/// The render node of a spacer, which takes its proposal along the stack's axis and nothing across it.
///
/// Its priority is below that of all other views, so it gets the remaining space.
///
/// - Source: OpenSwiftUI, `SpacerLayoutComputer`, audited against Apple's frameworks.
package final class SpacerNode: RenderNode {
  private let minLength: CGFloat

  init(minLength: CGFloat, environment: EnvironmentValues) {
    self.minLength = minLength
    super.init(name: "Spacer", environment: environment)
    traits.naturalPriority = -.infinity
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let width = max(minLength, proposal.width ?? minLength)
    let height = max(minLength, proposal.height ?? minLength)
    switch environment.stackAxis {
    case .horizontal: return CGSize(width: width, height: 0)
    case .vertical: return CGSize(width: 0, height: height)
    case nil: return CGSize(width: width, height: height)
    }
  }

  package override func computeSpacing() -> ViewSpacing { ViewSpacing(all: ViewSpacing.Preference.none) }
}
