public import Foundation
public import TouchstoneDrawing

/// The size of the nearest screen or scroll view, to which views may be relative.
///
/// This is a class because a scroll view knows its size only during layout, when its views already refer to it.
package final class ContainerSize {
  package private(set) var proposal: ProposedViewSize
  /// Whether a view used the size for its own measurement.
  fileprivate(set) var wasRead = false

  package init(_ proposal: ProposedViewSize = .unspecified) {
    self.proposal = proposal
  }

  /// Updates the size and clears measurements that were based on the old one.
  package func update(_ proposal: ProposedViewSize, for content: RenderNode) {
    guard proposal != self.proposal else { return }
    self.proposal = proposal
    if wasRead { content.forgetAllSizes() }
  }
}

/// A layout that derives a view's size from that of the nearest container.
///
/// It proposes the derived lengths, and passes its own proposal on along other axes. It reports the derived lengths,
/// and the view's length along other axes. It places the view by the alignment.
///
/// - Source: SwiftUI, `containerRelativeFrame`.
struct ContainerRelativeFrame {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
}

extension ContainerRelativeFrame: ViewModifier, PrimitiveModifier {
  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    content(context).map { node in
      let layout = ContainerRelativeLayout(frame: self, container: context.environment.viewport.size)
      let made = LayoutNode(
        layout: layout, name: "containerRelativeFrame", children: [node], environment: context.environment)
      made.traits = node.traits
      return made
    }
  }
}

private struct ContainerRelativeLayout: BuiltInLayout {
  typealias Cache = Void

  let frame: ContainerRelativeFrame
  let container: ContainerSize?

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    container?.wasRead = true
    var inner = proposal
    for axis in Axis.allCases where frame.axes.contains(Axis.Set(axis)) {
      // Without a container, the proposal is used instead.
      guard let length = container?.proposal[axis] ?? proposal[axis] else { continue }
      let own = frame.length(length, axis)
      inner[axis] = own.isNaN ? nil : max(0, own)
    }
    return inner
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let inner = inner(proposal)
    var size = subviews[subviews.startIndex].sizeThatFits(inner)
    for axis in Axis.allCases where frame.axes.contains(Axis.Set(axis)) {
      if let length = inner[axis] { size[axis] = length }
    }
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    frame.alignment.place(subviews[subviews.startIndex], in: bounds, proposal: inner(proposal))
  }
}

extension View {
  /// Gives the view the size of the nearest scroll view or screen along the given axes.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    modifier(ContainerRelativeFrame(axes: axes, alignment: alignment) { length, _ in length })
  }

  /// Gives the view lengths derived from those of the nearest scroll view or screen.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerRelativeFrame(axes: axes, alignment: alignment, length: length))
  }

  /// Gives the view the length of `span` out of `count` equal parts of the nearest scroll view or screen.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let part = (length - spacing * CGFloat(count - 1)) / CGFloat(max(1, count))
      return part * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }
}
