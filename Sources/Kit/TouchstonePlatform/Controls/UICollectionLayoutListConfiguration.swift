import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// How a collection looks like a list.
public struct UICollectionLayoutListConfiguration {
  /// The look of a list.
  public enum Appearance: Int, Sendable {
    /// The looks of UIKit, in its order.
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// The look.
  public let appearance: Appearance
  /// Whether lines separate items.
  public var showsSeparators = true
  public var backgroundColor: UIColor?

  /// Creates a configuration.
  public init(appearance: Appearance) { self.appearance = appearance }
}
