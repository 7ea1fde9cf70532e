import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// A search field. Use `searchable` to have one in pictures.
open class NSSearchField: NSTextField {
  /// The searches of before.
  open var recentSearches: [String] = []
  /// Whether the action is sent while the text is typed.
  open var sendsSearchStringImmediately = false
  /// Whether the action is sent only when the text is submitted.
  open var sendsWholeSearchString = false
}

/// What a search field tells. Nothing of it is called: no one searches in a picture.
///
/// - Source: AppKit, `NSSearchFieldDelegate`, whose methods are optional.
@MainActor @preconcurrency
public protocol NSSearchFieldDelegate: NSTextFieldDelegate {
  /// Called when a search begins.
  func searchFieldDidStartSearching(_ sender: NSSearchField)
  /// Called when a search ends.
  func searchFieldDidEndSearching(_ sender: NSSearchField)
}

extension NSSearchFieldDelegate {
  /// Called when a search begins.
  public func searchFieldDidStartSearching(_ sender: NSSearchField) {}
  /// Called when a search ends.
  public func searchFieldDidEndSearching(_ sender: NSSearchField) {}
}
