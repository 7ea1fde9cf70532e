import Foundation
import TouchstoneUI

/// The televisions.
///
/// - Source: swift-snapshot-testing's `ViewImageConfig`.
extension ViewImageConfig {
  /// Apple TV with a screen of 1920×1080 points.
  public static let tv = television(
    "tv", safeArea: UIEdgeInsets(top: 60, left: 90, bottom: 60, right: 90), size: CGSize(width: 1920, height: 1080))

  /// Apple TV with a screen of 3840×2160 points.
  public static let tv4K = television(
    "tv4K", safeArea: UIEdgeInsets(top: 120, left: 180, bottom: 120, right: 180),
    size: CGSize(width: 3840, height: 2160))

  private static func television(_ name: String, safeArea: UIEdgeInsets, size: CGSize) -> ViewImageConfig {
    var config = ViewImageConfig(
      safeArea: safeArea, size: size, traits: UITraitCollection(userInterfaceIdiom: .tv))
    config.name = name
    return config
  }
}
