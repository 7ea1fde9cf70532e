import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// The kinds of keyboards, none of which is ever drawn.
///
/// - Source: UIKit, `UIKeyboardType`.
public enum UIKeyboardType: Int, Sendable {
  /// The usual keyboard.
  case `default`
  /// Letters of ASCII.
  case asciiCapable
  /// Numbers and punctuation.
  case numbersAndPunctuation
  /// Addresses of the web.
  case URL
  /// Digits.
  case numberPad
  /// Digits, as on a telephone.
  case phonePad
  /// Names and numbers of telephones.
  case namePhonePad
  /// Addresses of e-mail.
  case emailAddress
  /// Digits and the decimal separator.
  case decimalPad
  /// Letters, with `@` and `#` at hand.
  case twitter
  /// Words to search for, and addresses.
  case webSearch
  /// Digits of ASCII alone.
  case asciiCapableNumberPad

  /// The older name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}
