public import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// A distance in a collection's layout.
public struct NSCollectionLayoutSpacing: Hashable, Sendable {
  /// The distance, in points.
  public let spacing: CGFloat

  /// Returns a distance in points.
  public static func fixed(_ fixedSpacing: CGFloat) -> Self { Self(spacing: fixedSpacing) }
  /// Returns a distance that grows, in points.
  public static func flexible(_ flexibleSpacing: CGFloat) -> Self { Self(spacing: flexibleSpacing) }
}
