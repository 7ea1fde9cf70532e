import Foundation
import TouchstoneDrawing

/// Arranges views one after the other, each with its ideal length along the axis.
///
/// It proposes each view its own room across the axis and nothing along it. It reports the room that it is proposed
/// across the axis and the sum of the lengths along it. It places the views one after the other, aligned in that room.
///
/// - Source: SwiftUI, `LazyVStack`; that lazy stacks fill the cross axis was measured on Apple's frameworks.
struct LazyStackLayout {
  let axis: Axis
  let alignment: AlignmentKey
  let spacing: CGFloat?
}

extension LazyStackLayout: BuiltInLayout {
  typealias Cache = [CGFloat]
  typealias AnimatableData = EmptyAnimatableData

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var inner = proposal
    inner[axis] = nil
    return inner
  }

  private var crossAxis: Axis { axis == .horizontal ? .vertical : .horizontal }

  func makeCache(subviews: Subviews) -> [CGFloat] { StackLayout(axis: axis, spacing: spacing).gaps(subviews) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]) -> CGSize {
    let inner = inner(proposal)
    var total = CGSize.zero
    for (subview, gap) in zip(subviews, cache) {
      let size = subview.sizeThatFits(inner)
      total[axis] += gap + size[axis]
      total[crossAxis] = max(total[crossAxis], size[crossAxis])
    }
    if let room = proposal[crossAxis] { total[crossAxis] = room }
    return total
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]
  ) {
    let inner = inner(proposal)
    let room = ViewDimensions(size: bounds.size, node: nil, proposal: proposal)
    let line = alignment.id.defaultValue(in: room)
    var along = axis == .horizontal ? bounds.minX : bounds.minY
    for (subview, gap) in zip(subviews, cache) {
      along += gap
      let size = subview.dimensions(in: inner)
      let across = line - size[alignment]
      subview.place(
        at: axis == .horizontal
          ? CGPoint(x: along, y: bounds.minY + across) : CGPoint(x: bounds.minX + across, y: along),
        proposal: inner)
      along += size.size[axis]
    }
  }

  func spacing(subviews: Subviews, cache: inout [CGFloat]) -> ViewSpacing {
    StackLayout(axis: axis, spacing: spacing).spacing(subviews)
  }
}

/// Which headers and footers stay in view while their section scrolls.
///
/// - Source: SwiftUI, `PinnedScrollableViews`.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
