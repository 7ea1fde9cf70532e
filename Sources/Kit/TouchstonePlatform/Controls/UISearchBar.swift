import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

/// A search bar. Use `searchable` to have one in pictures.
open class UISearchBar: UIView {
  open var text: String? = nil
  /// What is shown while there is no text.
  open var placeholder: String? = nil
  /// The text above the bar.
  open var prompt: String? = nil
  open var searchBarStyle: Style = .default
  /// Whether a button ends the search.
  open var showsCancelButton: Bool = false
  open var barTintColor: UIColor? = nil
  /// Whether content shows through.
  open var isTranslucent: Bool = true
  open var backgroundImage: UIImage? = nil
  open var scopeButtonTitles: [String]? = nil
  open var selectedScopeButtonIndex: Int = 0
  /// Whether the scopes are shown.
  open var showsScopeBar: Bool = false
  /// Which letters a keyboard capitalises.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  /// Whether typed text is corrected.
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var keyboardType: UIKeyboardType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default
  /// The label of the return key.
  open var returnKeyType: UIReturnKeyType = .default
  /// Whether the return key waits for text.
  open var enablesReturnKeyAutomatically: Bool = false
  /// Whether the text is hidden.
  open var isSecureTextEntry: Bool = false

  open weak var delegate: (any UISearchBarDelegate)?
  public private(set) lazy var searchTextField = UITextField(frame: .zero)

  /// The style of a search bar.
  public enum Style: UInt, Sendable {
    /// Usual, prominent, or without a background.
    case `default`, prominent, minimal
  }

  /// Shows the button that ends the search at once.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Returns the settings for all objects of the class, which pictures do not show.
  open override class func appearance() -> UISearchBar {
    AppearanceProxies.process.object(of: UISearchBar.self) { UISearchBar(frame: .zero) }
  }
}
