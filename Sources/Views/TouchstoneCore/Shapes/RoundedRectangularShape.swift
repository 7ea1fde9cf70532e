public import Foundation
public import TouchstoneDrawing

/// A rectangle with rounded corners.
///
/// - Source: SwiftUI, `RoundedRectangularShape`.
public protocol RoundedRectangularShape: InsettableShape {
  /// The styles of the corners.
  typealias Corners = RoundedRectangularShapeCorners

  /// Returns the styles of the corners in a size, or `nil` if they depend on a size that is unknown.
  nonisolated func corners(in size: CGSize?) -> Self.Corners?
}

/// The styles of the corners of a rectangle.
///
/// - Source: SwiftUI, `RoundedRectangularShapeCorners`.
public struct RoundedRectangularShapeCorners: Hashable, Sendable {
  /// The top-leading corner.
  public var topLeading: Edge.Corner.Style
  /// The top-trailing corner.
  public var topTrailing: Edge.Corner.Style
  /// The bottom-leading corner.
  public var bottomLeading: Edge.Corner.Style
  /// The bottom-trailing corner.
  public var bottomTrailing: Edge.Corner.Style

  /// Creates styles for the corners.
  public init(
    topLeading: Edge.Corner.Style, topTrailing: Edge.Corner.Style, bottomLeading: Edge.Corner.Style,
    bottomTrailing: Edge.Corner.Style
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  /// Creates the same style for all corners.
  public init(all style: Edge.Corner.Style) {
    self.init(topLeading: style, topTrailing: style, bottomLeading: style, bottomTrailing: style)
  }

  /// Corners that are concentric with those of the container.
  public static var concentric: RoundedRectangularShapeCorners { Self(all: .concentric) }
  /// Returns corners that are concentric with those of the container and have a minimum radius.
  public static func concentric(minimum: Edge.Corner.Style? = nil) -> RoundedRectangularShapeCorners {
    Self(all: .concentric(minimum: minimum))
  }
  /// Returns corners with a radius in points.
  public static func fixed(_ radius: CGFloat) -> RoundedRectangularShapeCorners { Self(all: .fixed(radius)) }

  /// The style of a corner.
  public subscript(corner: Edge.Corner) -> Edge.Corner.Style {
    switch corner {
    case .topLeading: topLeading
    case .topTrailing: topTrailing
    case .bottomLeading: bottomLeading
    case .bottomTrailing: bottomTrailing
    }
  }
}

extension Rectangle: RoundedRectangularShape {
  public nonisolated func corners(in size: CGSize?) -> Corners? { .fixed(0) }
}

extension RoundedRectangle: RoundedRectangularShape {
  public nonisolated func corners(in size: CGSize?) -> Corners? { .fixed(min(cornerSize.width, cornerSize.height)) }
}

extension UnevenRoundedRectangle: RoundedRectangularShape {
  public nonisolated func corners(in size: CGSize?) -> Corners? {
    Corners(
      topLeading: .fixed(cornerRadii.topLeading), topTrailing: .fixed(cornerRadii.topTrailing),
      bottomLeading: .fixed(cornerRadii.bottomLeading), bottomTrailing: .fixed(cornerRadii.bottomTrailing))
  }
}

extension Capsule: RoundedRectangularShape {
  public nonisolated func corners(in size: CGSize?) -> Corners? { size.map { .fixed(min($0.width, $0.height) / 2) } }
}

extension Circle: RoundedRectangularShape {
  public nonisolated func corners(in size: CGSize?) -> Corners? { size.map { .fixed(min($0.width, $0.height) / 2) } }
}
