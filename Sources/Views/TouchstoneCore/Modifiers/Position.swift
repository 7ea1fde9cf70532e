public import Foundation
import TouchstoneDrawing

/// A layout that positions the centre of a view at a point.
///
/// It proposes its own size. It reports the proposal, or the view's length along an axis where that is unspecified. It
/// places the view's centre at the point.
///
/// - Source: SwiftUI, `_PositionLayout`.
public struct _PositionLayout: Equatable, Sendable {
  public var position: CGPoint

  public init(position: CGPoint) {
    self.position = position
  }
}

extension _PositionLayout: UnaryLayoutModifier {
  public typealias Cache = Void

  package nonisolated static var nodeName: String { "position" }

  public nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
    return proposal.replacingUnspecifiedDimensions(by: subviews[subviews.startIndex].sizeThatFits(proposal))
  }

  public nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    subviews[subviews.startIndex].place(
      at: CGPoint(x: bounds.minX + position.x, y: bounds.minY + position.y), anchor: .center,
      proposal: ProposedViewSize(bounds.size))
  }
}

extension View {
  /// Positions the centre of the view at a point, in points from the top leading corner of the available space.
  public nonisolated func position(_ position: CGPoint) -> some View {
    modifier(_PositionLayout(position: position))
  }

  /// Positions the centre of the view at a point, in points from the top leading corner of the available space.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}
