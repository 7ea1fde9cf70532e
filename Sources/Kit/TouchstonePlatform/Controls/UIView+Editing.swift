public import TouchstoneUI

extension UIView {
  /// Ends editing in the view: returns `true`, as nothing is edited.
  ///
  /// - Source: UIKit, `UIView.endEditing(_:)`.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { true }
}

extension UIWindow {
  public var screen: UIScreen { .main }
}

extension UITextView {
  public var hasText: Bool { !text.isEmpty }
}

extension UITextField {
  public var hasText: Bool { !(text ?? "").isEmpty }
}
