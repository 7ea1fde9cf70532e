import TouchstoneCore

/// The size class of a screen in one dimension.
///
/// - Source: UIKit, `UIUserInterfaceSizeClass`.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// Unspecified: views get no size class.
  case unspecified
  /// Little space, such as the width of a phone.
  case compact
  /// Much space, such as the width of a tablet.
  case regular

  var swiftUI: UserInterfaceSizeClass? {
    switch self {
    case .unspecified: nil
    case .compact: .compact
    case .regular: .regular
    }
  }
}
