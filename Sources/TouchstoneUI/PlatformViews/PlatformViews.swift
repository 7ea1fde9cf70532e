public import Foundation

// The base classes that wrappers of platform views name. They draw nothing and hold nothing: only their subclasses, and
// code around them, have to compile.

/// A view of UIKit, never drawn here.
///
/// - Source: UIKit, `UIView`.
@MainActor open class UIView: NSObject {
  /// The place of the view in the view around, in points.
  open var frame: CGRect

  /// Creates a view, which is never drawn.
  public init(frame: CGRect = .zero) {
    self.frame = frame
  }
}

/// A view controller of UIKit, whose view is never drawn here.
///
/// - Source: UIKit, `UIViewController`.
@MainActor open class UIViewController: NSObject {
  /// Creates a controller, whose view is never drawn.
  public nonisolated override init() { super.init() }

  /// The view that is drawn for the controller in previews.
  var hostedView: AnyView? { nil }
}

/// A view of AppKit, never drawn here.
///
/// - Source: AppKit, `NSView`.
@MainActor open class NSView: NSObject {
  /// The place of the view in the view around, in points.
  open var frame: NSRect

  /// Creates a view, which is never drawn.
  public init(frame: NSRect = .zero) {
    self.frame = frame
  }

  /// The view that is drawn for this one in previews.
  var hostedView: AnyView? { nil }
}

/// A view controller of AppKit, whose view is never drawn here.
///
/// - Source: AppKit, `NSViewController`.
@MainActor open class NSViewController: NSObject {
  /// Creates a controller, whose view is never drawn.
  public nonisolated override init() { super.init() }

  /// The view that is drawn for the controller in previews.
  var hostedView: AnyView? { nil }
}
