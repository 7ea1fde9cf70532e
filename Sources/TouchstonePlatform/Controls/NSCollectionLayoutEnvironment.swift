import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// The space that a collection's layout has.
@MainActor @preconcurrency
public protocol NSCollectionLayoutEnvironment {
  /// The traits.
  var traitCollection: UITraitCollection { get }
}
