package import Foundation
public import TouchstoneDrawing

/// A view that shows the first of several views whose ideal size fits.
///
/// It asks each view for its ideal size and takes the first one that fits its own proposal along the chosen axes, or
/// else the last one. It reports and places only that view.
///
/// - Source: SwiftUI, `ViewThatFits`.
public struct ViewThatFits<Content> where Content: View {
  let axes: Axis.Set
  let content: Content
  let position: SourcePosition
}

extension ViewThatFits: View, PrimitiveView {
  /// Creates a view that chooses among alternatives, in order of preference.
  public nonisolated init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(axes: axes, content: content(), position: SourcePosition(fileID, line, column))
  }

  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    let nodes = context.child(.content).evaluate(content)
    guard !nodes.isEmpty else { return [] }
    return [
      ViewThatFitsNode(axes: axes, candidates: nodes, position: position, environment: context.environment)
    ]
  }
}

/// The render node of `ViewThatFits`, which holds only the chosen view once placed.
package final class ViewThatFitsNode: RenderNode {
  private let axes: Axis.Set
  private let candidates: [RenderNode]
  private let position: SourcePosition

  init(axes: Axis.Set, candidates: [RenderNode], position: SourcePosition, environment: EnvironmentValues) {
    self.axes = axes
    self.position = position
    self.candidates = candidates
    super.init(name: "ViewThatFits", environment: environment, children: candidates)
  }

  private func choice(_ proposal: ProposedViewSize) -> RenderNode? {
    let fitting = candidates.first { candidate in
      // An axis that is not considered gets its actual proposal, so that wrapping text has its final height.
      let ideal = candidate.size(
        for: ProposedViewSize(
          width: axes.contains(.horizontal) ? nil : proposal.width,
          height: axes.contains(.vertical) ? nil : proposal.height))
      func fits(_ axis: Axis) -> Bool {
        guard axes.contains(Axis.Set(axis)), let space = proposal[axis] else { return true }
        return ideal[axis] <= space
      }
      return fits(.horizontal) && fits(.vertical)
    }
    return fitting ?? candidates.last
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    choice(proposal)?.size(for: proposal) ?? .zero
  }

  package override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    choice(proposal)?.guide(key, size: size, proposal: proposal)
  }

  package override func computeSpacing() -> ViewSpacing { candidates.first?.spacing ?? .standard }

  package override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
    guard let chosen = choice(proposal) else { return }
    DrawnCode.note(.alternative(candidates.firstIndex { $0 === chosen } ?? 0), at: position)
    adopt([chosen])
    place(chosen, at: .zero, proposal: proposal)
  }
}
