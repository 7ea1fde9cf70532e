public import Foundation
public import TouchstoneDrawing

/// Keeps a distance around a view.
///
/// It proposes the room without the distances. It reports the view's size with the distances. It places the view behind
/// the leading and the top distance.
///
/// - Source: SwiftUI, `_PaddingLayout`.
public struct _PaddingLayout {
  public var edges: Edge.Set
  /// The distances, or `nil` for the usual ones.
  public var insets: EdgeInsets?

  public init(edges: Edge.Set = .all, insets: EdgeInsets?) {
    self.edges = edges
    self.insets = insets
  }

  /// The usual distance.
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
  public typealias Body = Never
  public typealias Cache = Void
  public typealias AnimatableData = EmptyAnimatableData

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
  /// Keeps distances around the view.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(insets: insets))
  }

  /// Keeps a distance on some edges; the usual 16 points where none is given.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(_PaddingLayout(edges: edges, insets: length.map { EdgeInsets($0, edges: .all) }))
  }

  /// Keeps the same distance on all edges.
  public nonisolated func padding(_ length: CGFloat) -> some View {
    modifier(_PaddingLayout(insets: EdgeInsets(length, edges: .all)))
  }
}
