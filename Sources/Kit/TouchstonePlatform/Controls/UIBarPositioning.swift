/// A bar that knows where it is.
///
/// - Source: UIKit, `UIBarPositioning`.
@MainActor @preconcurrency
public protocol UIBarPositioning: AnyObject {
  /// Where the bar is.
  var barPosition: UIBarPosition { get }
}

/// What decides where a bar is.
///
/// - Source: UIKit, `UIBarPositioningDelegate`, whose method is optional.
@MainActor @preconcurrency
public protocol UIBarPositioningDelegate: AnyObject {
  /// Returns where a bar is.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Returns where a bar is: anywhere.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

extension UINavigationBar: UIBarPositioning {
  /// Where its delegate says; at the top without one.
  public var barPosition: UIBarPosition { delegate?.position(for: self) ?? .top }
}
