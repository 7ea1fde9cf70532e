public import Foundation
import TouchstoneDrawing

/// Arranges views in a column.
///
/// It proposes each view an equal share of the room that is left, the least flexible view first. It reports the sum of
/// the lengths and distances along the column, and across it the room that the aligned views take together. It places the
/// views one after the other, their guides on one line.
///
/// - Source: SwiftUI, `VStackLayout`.
public struct VStackLayout: Sendable {
  /// The guide on which the views stand below each other.
  public var alignment: HorizontalAlignment
  /// The distance between views in points, or `nil` for the distances that the views like.
  public var spacing: CGFloat?

  /// Creates a layout in a column; `nil` takes the spacing that neighbours prefer.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

extension VStackLayout: LinearLayout {
  public typealias Cache = _StackLayoutCache

  static var axis: Axis { .vertical }

  var guide: AlignmentKey { alignment.key }
}
