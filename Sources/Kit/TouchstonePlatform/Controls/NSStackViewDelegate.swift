public import TouchstoneUI

/// What is told of a stack of views. No method is called: views are neither detached nor attached again.
///
/// - Source: AppKit, `NSStackViewDelegate`, whose methods are optional.
@MainActor @preconcurrency
public protocol NSStackViewDelegate: AnyObject {
  /// Called before views are detached, because there is no space for them.
  func stackView(_ stackView: NSStackView, willDetach views: [NSView])
  /// Called when views are attached again.
  func stackView(_ stackView: NSStackView, didReattach views: [NSView])
}

extension NSStackViewDelegate {
  public func stackView(_ stackView: NSStackView, willDetach views: [NSView]) {}
  public func stackView(_ stackView: NSStackView, didReattach views: [NSView]) {}
}
