import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// A blur effect.
@preconcurrency
public final class UIBlurEffect: UIVisualEffect {
  /// The strength and brightness of a blur.
  public enum Style: Int, Sendable {
    /// Blurs with a fixed brightness.
    case extraLight, light, dark
    /// Blurs that adapt to the appearance.
    case regular = 4
    case prominent = 5
    /// Materials that adapt to the appearance.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    /// Materials that are always light.
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight
    /// Materials that are always dark.
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark
  }

  /// The strength and brightness of the blur.
  public let style: Style

  /// Creates a blur effect.
  public init(style: Style) { self.style = style }
}
