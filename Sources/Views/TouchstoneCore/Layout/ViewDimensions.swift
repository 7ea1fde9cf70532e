public import Foundation

/// The size of a view and the positions of its alignment guides.
///
/// - Source: SwiftUI, `ViewDimensions`.
public struct ViewDimensions {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat
  private let node: RenderNode?
  private let proposal: ProposedViewSize

  package init(size: CGSize, node: RenderNode?, proposal: ProposedViewSize) {
    width = size.width
    height = size.height
    self.node = node
    self.proposal = proposal
  }

  package var size: CGSize { CGSize(width: width, height: height) }

  /// Returns the position of a horizontal guide, in points from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// Returns the position of a vertical guide, in points from the top edge.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// Returns the position of a horizontal guide if the view sets it explicitly.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }

  /// Returns the position of a vertical guide if the view sets it explicitly.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

  package subscript(key: AlignmentKey) -> CGFloat {
    let place = self[explicit: key] ?? key.id.defaultValue(in: self)
    // A guide may be infinite only in an infinite view.
    return place.isFinite || (place == .infinity && size[key.axis] == .infinity) ? place : 0
  }

  package subscript(explicit key: AlignmentKey) -> CGFloat? {
    node?.guide(key, size: size, proposal: proposal)
  }
}

extension ViewDimensions: Equatable {
  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    lhs.width == rhs.width && lhs.height == rhs.height && lhs.node === rhs.node
  }
}
