package import Foundation
import TouchstoneDrawing

/// A stack along an axis: what rows and columns have in common.
protocol LinearLayout: BuiltInLayout where Cache == _StackLayoutCache {
  static var axis: Axis { get }
  var spacing: CGFloat? { get }
  /// The guide across the axis on which the views are aligned.
  var guide: AlignmentKey { get }
}

/// The distances between the views of a stack, and how they last shared their room.
public struct _StackLayoutCache {
  package var gaps: [CGFloat]
  var latest: StackLayout.Division?
}

extension LinearLayout {
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }

  private var stack: StackLayout { StackLayout(axis: Self.axis, spacing: spacing) }

  public func makeCache(subviews: Subviews) -> _StackLayoutCache { Cache(gaps: stack.gaps(subviews)) }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
  ) -> CGSize {
    let shares = stack.shares(proposal, subviews, gaps: cache.gaps, latest: &cache.latest)
    return stack.extent(shares, alignment: guide).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
  ) {
    // Across the axis, views that can fill the stack do so, also if it has its ideal size, as inside of `fixedSize`.
    var proposal = proposal
    let across = Self.axis == .horizontal ? Axis.vertical : .horizontal
    if proposal[across] == nil { proposal[across] = bounds.size[across] }
    let shares = stack.shares(proposal, subviews, gaps: cache.gaps, latest: &cache.latest)
    stack.place(shares, subviews, in: bounds, alignment: guide)
  }

  public func spacing(subviews: Subviews, cache: inout _StackLayoutCache) -> ViewSpacing {
    stack.spacing(subviews)
  }
}
