public import Foundation

/// An area of a picture in which differences do not count, such as a clock, an advertisement or a map.
public struct SnapshotMask: Hashable, Sendable {
  enum Place: Hashable, Sendable {
    case view(identifier: String)
    case rect(CGRect)
  }

  let place: Place

  /// Returns a mask of the layout frames of all views with an accessibility identifier; effects such as
  /// `rotationEffect` and `offset` do not move them.
  public static func view(_ accessibilityIdentifier: String) -> SnapshotMask {
    SnapshotMask(place: .view(identifier: accessibilityIdentifier))
  }

  /// Returns a mask of a rectangle, in points from the picture's top-left corner. Pixels that the rectangle touches are
  /// masked.
  public static func rect(_ rect: CGRect) -> SnapshotMask {
    SnapshotMask(place: .rect(rect))
  }
}
