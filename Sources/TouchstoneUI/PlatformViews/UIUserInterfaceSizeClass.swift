import TouchstoneCore

/// How much room a screen gives in one direction.
///
/// - Source: UIKit, `UIUserInterfaceSizeClass`.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// Says nothing: views get no size class.
  case unspecified
  /// Little room, such as a phone's width.
  case compact
  /// Much room, such as a tablet's width.
  case regular

  var swiftUI: UserInterfaceSizeClass? {
    switch self {
    case .unspecified: nil
    case .compact: .compact
    case .regular: .regular
    }
  }
}
