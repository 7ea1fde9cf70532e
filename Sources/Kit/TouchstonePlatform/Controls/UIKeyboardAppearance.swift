/// The appearance of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The values of UIKit, in its order.
  case `default`, dark, light
}
