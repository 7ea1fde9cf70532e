public import Foundation
import TouchstoneDrawing

/// A layout that arranges views in a vertical line.
///
/// It proposes each view an equal share of the remaining space, least flexible view first. It reports the sum of the
/// heights and the spacing, and the width of the aligned views. It places the views one after another with their guides
/// aligned.
///
/// - Source: SwiftUI, `VStackLayout`.
public struct VStackLayout: Sendable {
  /// The horizontal alignment of the views.
  public var alignment: HorizontalAlignment
  /// The distance between views in points, or `nil` for the preferred spacing of the views.
  public var spacing: CGFloat?

  /// Creates a vertical layout; `nil` uses the preferred spacing of the views.
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
