public import Foundation
import TouchstoneDrawing

/// Arranges views in a row.
///
/// It proposes each view an equal share of the room that is left, the least flexible view first. It reports the sum of
/// the lengths and distances along the row, and across it the room that the aligned views take together. It places the
/// views one after the other, their guides on one line.
///
/// - Source: SwiftUI, `HStackLayout`.
public struct HStackLayout: Sendable {
  /// The guide on which the views stand side by side.
  public var alignment: VerticalAlignment
  /// The distance between views in points, or `nil` for the distances that the views like.
  public var spacing: CGFloat?

  /// Creates a layout in a row; `nil` takes the spacing that neighbours prefer.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

extension HStackLayout: BuiltInLayout {
  /// The distances between the views, and how they last shared their room.
  public struct Cache {
    package var gaps: [CGFloat]
    var latest: StackLayout.Division?
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  private var stack: StackLayout { StackLayout(axis: .horizontal, spacing: spacing) }

  public func makeCache(subviews: Subviews) -> Cache { Cache(gaps: stack.gaps(subviews)) }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let shares = stack.shares(proposal, subviews, gaps: cache.gaps, latest: &cache.latest)
    return stack.extent(shares, alignment: alignment.key).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let shares = stack.shares(proposal, subviews, gaps: cache.gaps, latest: &cache.latest)
    stack.place(shares, subviews, in: bounds, alignment: alignment.key)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    stack.spacing(subviews)
  }
}
