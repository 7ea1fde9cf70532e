public import Foundation
import TouchstoneDrawing

/// Room that stretches along the stack around it.
///
/// - Source: SwiftUI, `Spacer`; the smallest length of 8 was measured on Apple's frameworks.
public struct Spacer: Sendable {
  /// The least length in points; `nil` for the usual 8.
  public var minLength: CGFloat?

  /// Creates a gap that takes the room left over, but no less than a length in points; `nil` for the usual 8.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: View, PrimitiveView {
  public typealias Body = Never

  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    [SpacerNode(minLength: minLength ?? 8, environment: context.environment)]
  }
}

/// A spacer in the tree: it takes what it is proposed along the stack, and nothing across it.
///
/// Its priority is below that of all other views: it gets what they leave.
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
