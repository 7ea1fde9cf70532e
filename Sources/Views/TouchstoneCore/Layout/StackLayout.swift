import Foundation
import TouchstoneDrawing

/// The algorithm with which horizontal and vertical stacks divide their space.
///
/// Views with a higher priority get space first, and among equals the least flexible one: the view whose length changes
/// least between a proposal of zero and one of infinity. Each view is proposed an equal share of the remaining space.
///
/// - Source: SwiftUI's behaviour as described by objc.io and swiftuifieldguide.com.
struct StackLayout {
  let axis: Axis
  let spacing: CGFloat?

  /// The share of one view.
  struct Share {
    var proposal: ProposedViewSize
    var dimensions: ViewDimensions
    /// The distance from the previous view.
    var gap: CGFloat
  }

  /// The shares for one proposal.
  struct Division {
    let proposal: ProposedViewSize
    let shares: [Share]
  }

  func gaps(_ subviews: LayoutSubviews) -> [CGFloat] {
    var gaps: [CGFloat] = []
    gaps.reserveCapacity(subviews.count)
    var previous: LayoutSubview?
    for subview in subviews {
      if let previous {
        gaps.append(spacing ?? previous.spacing.distance(to: subview.spacing, along: axis))
      } else {
        gaps.append(0)
      }
      previous = subview
    }
    return gaps
  }

  /// Returns the share of each view for a proposal.
  ///
  /// - Parameter latest: The result of the last division, which is reused because a stack is usually placed with the
  ///   proposal it was just measured with.
  func shares(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, gaps: [CGFloat], latest: inout Division?
  ) -> [Share] {
    if let latest, latest.proposal == proposal { return latest.shares }
    let shares = divided(proposal, subviews, gaps: gaps)
    latest = Division(proposal: proposal, shares: shares)
    return shares
  }

  private func divided(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, gaps: [CGFloat]) -> [Share] {
    let count = subviews.count
    var proposals = [ProposedViewSize](repeating: proposal, count: count)
    if let space = proposal[axis], count > 0 {
      divide(space.less(gaps.reduce(0, +)), proposal: proposal, subviews, into: &proposals)
    }
    var shares: [Share] = []
    shares.reserveCapacity(count)
    for index in 0..<count {
      let dimensions = subviews[subviews.startIndex + index].dimensions(in: proposals[index])
      shares.append(Share(proposal: proposals[index], dimensions: dimensions, gap: gaps[index]))
    }
    return shares
  }

  private func divide(
    _ space: CGFloat, proposal: ProposedViewSize, _ subviews: LayoutSubviews, into proposals: inout [ProposedViewSize]
  ) {
    func length(_ index: Int, _ offered: CGFloat) -> CGFloat {
      var offer = proposal
      offer[axis] = offered
      let size = subviews[subviews.startIndex + index].sizeThatFits(offer)
      return axis == .horizontal ? size.width : size.height
    }

    let indices = Array(0..<subviews.count)
    let priorities = subviews.map { $0.priority }
    let isUniform = priorities.allSatisfy { $0 == priorities[0] }
    // Stacks are divided very often and nearly always have a single priority, so this avoids creating a set.
    let steps = isUniform ? [priorities[0]] : Set(priorities).sorted(by: >)
    var left = space
    // The minimum lengths of views with lower priority are reserved.
    var reserved: CGFloat = isUniform ? 0 : indices.reduce(0) { $0 + length($1, 0) }
    for priority in steps {
      let group = isUniform ? indices : indices.filter { priorities[$0] == priority }
      if !isUniform { reserved -= group.reduce(0) { $0 + length($1, 0) } }
      var rest = left.less(reserved)
      let flexibilities = group.map { (index: $0, flexibility: length($0, .infinity).less(length($0, 0))) }
      let order = flexibilities.sorted {
        ($0.flexibility, $0.index) < ($1.flexibility, $1.index)
      }
      for position in 0..<order.count {
        let entry = order[position]
        let offer = max(0, rest / CGFloat(order.count - position))
        proposals[entry.index][axis] = offer
        let taken = length(entry.index, offer)
        rest = rest.less(taken)
        left = left.less(taken)
      }
    }
  }

  /// Returns the size of the stack and its extent across the axis.
  func extent(_ shares: [Share], alignment: AlignmentKey) -> (size: CGSize, across: GuidedExtent) {
    var along: CGFloat = 0
    var across = GuidedExtent()
    for share in shares {
      along += share.gap + share.dimensions.size[axis]
      across.add(share.dimensions.size[axis.crossing], guide: share.dimensions[alignment])
    }
    var size = CGSize(width: across.length, height: across.length)
    size[axis] = along
    return (size, across)
  }

  func place(_ shares: [Share], _ subviews: LayoutSubviews, in bounds: CGRect, alignment: AlignmentKey) {
    let across = extent(shares, alignment: alignment).across
    var along = axis == .horizontal ? bounds.minX : bounds.minY
    for index in 0..<shares.count {
      let share = shares[index]
      along += share.gap
      let offset = across.start(guide: share.dimensions[alignment])
      let position =
        axis == .horizontal
        ? CGPoint(x: along, y: bounds.minY + offset) : CGPoint(x: bounds.minX + offset, y: along)
      subviews[subviews.startIndex + index].place(at: position, proposal: share.proposal)
      along += share.dimensions.size[axis]
    }
  }

  /// Returns the preferred distances of the stack: those of the end views along the axis, the largest ones across it.
  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    guard let first = subviews.first, let last = subviews.last else { return .zero }
    let start: Edge.Set = axis == .horizontal ? .leading : .top
    let end: Edge.Set = axis == .horizontal ? .trailing : .bottom
    var spacing = ViewSpacing.zero
    spacing.formUnion(first.spacing, edges: start)
    spacing.formUnion(last.spacing, edges: end)
    for subview in subviews {
      spacing.formUnion(subview.spacing, edges: axis == .horizontal ? .vertical : .horizontal)
    }
    return spacing
  }
}
