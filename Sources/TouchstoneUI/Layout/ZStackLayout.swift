public import Foundation
import TouchstoneDrawing

/// Lays views on top of each other.
///
/// It proposes each view the whole room. It reports the room that the aligned views take together. It places the views
/// with their guides on one point.
///
/// - Source: SwiftUI, `ZStackLayout`.
public struct ZStackLayout: Sendable {
  /// The guides on which the views stand above each other.
  public var alignment: Alignment

  /// Creates a layout of views above each other.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }
}

extension ZStackLayout: BuiltInLayout {
  public typealias Cache = Void

  /// The room that the views take together, and the point in it on which their guides lie.
  private func extent(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (size: CGSize, point: CGPoint) {
    guard !subviews.isEmpty else { return (.zero, .zero) }
    var before = CGPoint(x: -CGFloat.infinity, y: -.infinity)
    var after = CGPoint(x: -CGFloat.infinity, y: -.infinity)
    // Views of lower priority do not make the container larger.
    let priority = subviews.map(\.priority).max() ?? 0
    for subview in subviews where subview.priority == priority {
      let size = subview.dimensions(in: proposal)
      let guide = CGPoint(x: size[alignment.horizontal], y: size[alignment.vertical])
      before = CGPoint(x: max(before.x, guide.x), y: max(before.y, guide.y))
      after = CGPoint(x: max(after.x, size.width - guide.x), y: max(after.y, size.height - guide.y))
    }
    return (CGSize(width: before.x + after.x, height: before.y + after.y), before)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    extent(proposal, subviews).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    // The size that a parent gives may differ from the proposal: views that fill get what was proposed.
    let point = extent(proposal, subviews).point
    for subview in subviews {
      let size = subview.dimensions(in: proposal)
      subview.place(
        at: CGPoint(
          x: bounds.minX + point.x - size[alignment.horizontal], y: bounds.minY + point.y - size[alignment.vertical]),
        proposal: proposal)
    }
  }
}
