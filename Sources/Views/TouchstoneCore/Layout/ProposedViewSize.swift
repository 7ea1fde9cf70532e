public import Foundation
package import TouchstoneDrawing

/// A size in points that a container proposes to a view; `nil` requests the ideal length.
///
/// - Source: SwiftUI, `ProposedViewSize`.
public struct ProposedViewSize: Hashable, Sendable {
  /// The width in points; `nil` requests the ideal width.
  public var width: CGFloat?
  /// The height in points; `nil` requests the ideal height.
  public var height: CGFloat?

  /// A proposal that requests the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// A proposal that requests the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// A proposal that requests the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal in points; `nil` requests the ideal length.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal from a size in points.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Returns the proposal as a size, with unspecified dimensions taken from `size`, which defaults to 10 × 10 points.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// The length along an axis.
  package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
