public import Foundation
import TouchstoneCore

/// Traits that can be changed.
///
/// - Source: UIKit, `UIMutableTraits`.
public protocol UIMutableTraits {
  /// Light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// Pixels per point; 0 says nothing.
  var displayScale: CGFloat { get set }
  /// How large text is.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// In which direction lines run.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// How much room there is across.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// How much room there is from top to bottom.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// How much contrast there is.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
}
