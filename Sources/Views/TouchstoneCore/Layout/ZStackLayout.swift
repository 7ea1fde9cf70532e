public import Foundation
import TouchstoneDrawing

/// A layout that overlays views.
///
/// It proposes its own proposal to each view. It reports the extent of the aligned views. It places the views with
/// their guides at one point.
///
/// - Source: SwiftUI, `ZStackLayout`.
public struct ZStackLayout: Sendable {
  /// The alignment of the views.
  public var alignment: Alignment

  /// Creates a layout that overlays views.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }
}

extension ZStackLayout: BuiltInLayout {
  public typealias Cache = Void

  /// Returns the extent of the aligned views along each axis.
  private func extent(
    _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> (horizontal: GuidedExtent, vertical: GuidedExtent) {
    var extent = (horizontal: GuidedExtent(), vertical: GuidedExtent())
    // Views with a lower priority do not enlarge the container.
    let priority = subviews.map(\.priority).max() ?? 0
    for subview in subviews where subview.priority == priority {
      let size = subview.dimensions(in: proposal)
      extent.horizontal.add(size.width, guide: size[alignment.horizontal])
      extent.vertical.add(size.height, guide: size[alignment.vertical])
    }
    return extent
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let extent = extent(proposal, subviews)
    return CGSize(width: extent.horizontal.length, height: extent.vertical.length)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    // The parent may choose a size other than the proposal; views that fill their space use the proposal.
    let extent = extent(proposal, subviews)
    for subview in subviews {
      let size = subview.dimensions(in: proposal)
      let start = CGPoint(
        x: bounds.minX + extent.horizontal.start(guide: size[alignment.horizontal]),
        y: bounds.minY + extent.vertical.start(guide: size[alignment.vertical]))
      subview.place(at: start, proposal: proposal)
    }
  }
}
