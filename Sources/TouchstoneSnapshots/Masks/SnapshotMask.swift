public import Foundation

/// A place of a picture in which differences do not count: a clock, an advertisement, a map of somebody else.
public struct SnapshotMask: Hashable, Sendable {
  enum Place: Hashable, Sendable {
    case view(identifier: String)
    case rect(CGRect)
  }

  let place: Place

  /// The frames of all views that have an accessibility identifier, without what effects such as `rotationEffect` or
  /// `offset` do to them.
  public static func view(_ accessibilityIdentifier: String) -> SnapshotMask {
    SnapshotMask(place: .view(identifier: accessibilityIdentifier))
  }

  /// A rectangle in points of the picture, from its upper left corner. Pixels that it touches are masked.
  public static func rect(_ rect: CGRect) -> SnapshotMask {
    SnapshotMask(place: .rect(rect))
  }
}
