import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// The space that a collection's layout has.
@MainActor @preconcurrency
public protocol NSCollectionLayoutEnvironment {
  var traitCollection: UITraitCollection { get }
}
