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

  /// The room that the views take together along each axis.
  private func extent(
    _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> (horizontal: GuidedExtent, vertical: GuidedExtent) {
    var extent = (horizontal: GuidedExtent(), vertical: GuidedExtent())
    // Views of lower priority do not make the container larger.
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
    // The size that a parent gives may differ from the proposal: views that fill get what was proposed.
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
