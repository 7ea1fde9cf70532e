import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// A type of keyboard. Keyboards are never drawn.
///
/// - Source: UIKit, `UIKeyboardType`.
public enum UIKeyboardType: Int, Sendable {
  case `default`
  /// ASCII characters.
  case asciiCapable
  case numbersAndPunctuation
  case URL
  /// Digits.
  case numberPad
  /// A telephone keypad.
  case phonePad
  /// Names and phone numbers.
  case namePhonePad
  /// Email addresses.
  case emailAddress
  /// Digits and the decimal separator.
  case decimalPad
  /// Letters, with `@` and `#` at hand.
  case twitter
  /// Search terms and URLs.
  case webSearch
  /// ASCII digits only.
  case asciiCapableNumberPad

  /// The older name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}
