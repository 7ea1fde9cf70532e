import Foundation
import TouchstoneDrawing

/// A background material that blurs and tints what is behind it.
///
/// Apple does not publish the parameters of its materials. In Touchstone, each blurs by 24 points, increases the
/// saturation and adds a tint, which is more opaque for thicker materials.
///
/// - Source: SwiftUI, `Material`.
public struct Material: PaintStyle, Hashable, Sendable {
  private let tintOpacity: Double

  /// The most translucent material.
  public static let ultraThin = Material(tintOpacity: 0.35)
  /// A material that is more translucent than opaque.
  public static let thin = Material(tintOpacity: 0.5)
  /// A material of regular translucency.
  public static let regular = Material(tintOpacity: 0.65)
  /// A material that is more opaque than translucent.
  public static let thick = Material(tintOpacity: 0.8)
  /// The most opaque material.
  public static let ultraThick = Material(tintOpacity: 0.9)
  /// The material of toolbars. Over white it is F8F8F8, as NativeScript's screenshots show (iOS 16).
  public static let bar = Material(tintOpacity: 0.94)

  package func rendering(in context: StyleContext) -> StyleRendering {
    let isDark = context.environment.colorScheme == .dark
    let tint =
      isDark ? ResolvedColor(red: 0.12, green: 0.12, blue: 0.12) : ResolvedColor(red: 0.97, green: 0.97, blue: 0.97)
    return StyleRendering(
      paint: .color(tint.multiplyingOpacity(by: tintOpacity)),
      content: [.backdrop([.blur(radius: 24, opaque: true), .colorMatrix(.saturation(1.6))])]
    ).level(context.level)
  }
}

extension ShapeStyle where Self == Material {
  /// The most translucent material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material that is more translucent than opaque.
  public static var thinMaterial: Material { .thin }
  /// A material of regular translucency.
  public static var regularMaterial: Material { .regular }
  /// A material that is more opaque than translucent.
  public static var thickMaterial: Material { .thick }
  /// The most opaque material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of toolbars.
  public static var bar: Material { .bar }
}
