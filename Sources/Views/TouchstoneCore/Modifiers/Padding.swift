public import Foundation
public import TouchstoneDrawing

/// A layout that adds padding around a view.
///
/// It proposes its own proposal minus the padding. It reports the view's size plus the padding. It places the view
/// inside the leading and top padding.
///
/// - Source: SwiftUI, `_PaddingLayout`.
public struct _PaddingLayout {
  public var edges: Edge.Set
  /// The insets, or `nil` for the default padding.
  public var insets: EdgeInsets?

  public init(edges: Edge.Set = .all, insets: EdgeInsets?) {
    self.edges = edges
    self.insets = insets
  }

  /// The default padding, in points.
  private static let standardLength: CGFloat = 16

  private var resolved: EdgeInsets {
    guard let insets else { return EdgeInsets(Self.standardLength, edges: edges) }
    return EdgeInsets(
      top: edges.contains(.top) ? insets.top : 0,
      leading: edges.contains(.leading) ? insets.leading : 0,
      bottom: edges.contains(.bottom) ? insets.bottom : 0,
      trailing: edges.contains(.trailing) ? insets.trailing : 0)
  }
}

extension _PaddingLayout: UnaryLayoutModifier {
  public typealias Cache = Void

  package nonisolated static var nodeName: String { "padding" }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let insets = resolved
    return ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
  }

  public nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    let insets = resolved
    let size = subviews[subviews.startIndex].sizeThatFits(inner(proposal))
    return CGSize(
      width: max(0, size.width + insets.leading + insets.trailing),
      height: max(0, size.height + insets.top + insets.bottom))
  }

  public nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    let insets = resolved
    subviews[subviews.startIndex].place(
      at: CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top), proposal: inner(proposal))
  }

  public nonisolated func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing {
    let insets = resolved
    var padded: Edge.Set = []
    if insets.top != 0 { padded.insert(.top) }
    if insets.leading != 0 { padded.insert(.leading) }
    if insets.bottom != 0 { padded.insert(.bottom) }
    if insets.trailing != 0 { padded.insert(.trailing) }
    var spacing = ViewSpacing.zero
    spacing.formUnion(subviews[subviews.startIndex].spacing, edges: Edge.Set.all.subtracting(padded))
    spacing.formUnion(.standard, edges: padded)
    return spacing
  }
}

extension View {
  /// Adds padding around the view.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(insets: insets))
  }

  /// Adds padding to some edges; `nil` uses the default of 16 points.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(_PaddingLayout(edges: edges, insets: length.map { EdgeInsets($0, edges: .all) }))
  }

  /// Adds the same padding to all edges.
  public nonisolated func padding(_ length: CGFloat) -> some View {
    modifier(_PaddingLayout(insets: EdgeInsets(length, edges: .all)))
  }
}
