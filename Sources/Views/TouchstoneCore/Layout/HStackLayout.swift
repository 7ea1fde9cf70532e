public import Foundation
import TouchstoneDrawing

/// A layout that arranges views in a horizontal line.
///
/// It proposes each view an equal share of the remaining space, least flexible view first. It reports the sum of the
/// widths and the spacing, and the height of the aligned views. It places the views one after another with their guides
/// aligned.
///
/// - Source: SwiftUI, `HStackLayout`.
public struct HStackLayout: Sendable {
  /// The vertical alignment of the views.
  public var alignment: VerticalAlignment
  /// The distance between views in points, or `nil` for the preferred spacing of the views.
  public var spacing: CGFloat?

  /// Creates a horizontal layout; `nil` uses the preferred spacing of the views.
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
