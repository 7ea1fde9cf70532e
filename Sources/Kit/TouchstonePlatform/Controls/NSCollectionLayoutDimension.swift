public import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// A length in a collection's layout.
public struct NSCollectionLayoutDimension: Hashable, Sendable {
  /// The share of the space, or the length in points.
  public let dimension: CGFloat
  private let name: String

  /// Returns a share of the width.
  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    Self(dimension: fractionalWidth, name: "width")
  }
  /// Returns a share of the height.
  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    Self(dimension: fractionalHeight, name: "height")
  }
  /// Returns a length in points.
  public static func absolute(_ absoluteDimension: CGFloat) -> Self {
    Self(dimension: absoluteDimension, name: "absolute")
  }
  /// Returns a length in points that the content decides.
  public static func estimated(_ estimatedDimension: CGFloat) -> Self {
    Self(dimension: estimatedDimension, name: "estimated")
  }
}
