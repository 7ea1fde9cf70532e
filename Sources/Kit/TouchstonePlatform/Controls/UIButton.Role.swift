extension UIButton {
  /// What a button is for.
  ///
  /// - Source: UIKit, `UIButton.Role`.
  public enum Role: Int, Sendable {
    case normal
    /// What is done by default.
    case primary
    case cancel
    /// It destroys data.
    case destructive
  }
}
