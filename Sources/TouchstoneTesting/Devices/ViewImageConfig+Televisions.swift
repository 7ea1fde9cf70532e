import Foundation
import TouchstoneUI

/// The televisions.
///
/// - Source: swift-snapshot-testing's `ViewImageConfig`.
extension ViewImageConfig {
  /// Apple TV with a screen of 1920×1080 points.
  public static let tv = ViewImageConfig(
    safeArea: UIEdgeInsets(top: 60, left: 90, bottom: 60, right: 90), size: CGSize(width: 1920, height: 1080),
    traits: UITraitCollection(userInterfaceIdiom: .tv))

  /// Apple TV with a screen of 3840×2160 points.
  public static let tv4K = ViewImageConfig(
    safeArea: UIEdgeInsets(top: 120, left: 180, bottom: 120, right: 180), size: CGSize(width: 3840, height: 2160),
    traits: UITraitCollection(userInterfaceIdiom: .tv))
}
