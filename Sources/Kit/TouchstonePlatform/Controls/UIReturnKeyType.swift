/// The label of a keyboard's return key.
public enum UIReturnKeyType: Int, Sendable {
  /// The values of UIKit, in its order.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
