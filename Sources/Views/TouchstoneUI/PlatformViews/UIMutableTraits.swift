public import Foundation
import TouchstoneCore

/// Traits that can be changed.
///
/// - Source: UIKit, `UIMutableTraits`.
public protocol UIMutableTraits {
  /// The light or dark appearance.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The number of pixels per point; 0 means unspecified.
  var displayScale: CGFloat { get set }
  /// The size of text.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// Whether content lies above other content.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// The value of a trait, or its default.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}
