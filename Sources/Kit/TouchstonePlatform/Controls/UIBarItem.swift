public import Foundation
public import TouchstoneDrawing
import TouchstoneUI

/// An item of a bar.
@MainActor @preconcurrency
open class UIBarItem {
  open var title: String?
  open var image: UIImage?
  /// Whether the item can be chosen.
  open var isEnabled = true
  /// A number that identifies the item.
  open var tag = 0
  open var accessibilityLabel: String?
  /// The identifier of the item for tests.
  open var accessibilityIdentifier: String?
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Creates an item.
  public init() {}

  /// Sets the attributes of the title for a state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state.rawValue] = attributes
  }
  /// Returns the attributes of the title for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }
}
