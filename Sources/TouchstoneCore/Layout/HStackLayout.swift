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

extension HStackLayout: LinearLayout {
  public typealias Cache = _StackLayoutCache

  static var axis: Axis { .horizontal }

  var guide: AlignmentKey { alignment.key }
}
