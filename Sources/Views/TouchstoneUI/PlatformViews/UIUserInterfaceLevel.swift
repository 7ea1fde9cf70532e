/// Whether content lies above other content, such as in a sheet, which has no effect on pictures.
///
/// - Source: UIKit, `UIUserInterfaceLevel`.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
  case unspecified = -1
  /// The main content.
  case base
  /// Above the main content.
  case elevated
}
