import Foundation
import TouchstoneDrawing

/// A pane of frosted glass: what lies below shows through it, blurred and tinted.
///
/// Apple publishes no numbers for its materials. Here each blurs by 24 points, raises the saturation and lays a tint over
/// it, the more opaque the thicker the material.
///
/// - Source: SwiftUI, `Material`.
public struct Material: PaintStyle, Hashable, Sendable {
  private let tintOpacity: Double

  public static let ultraThin = Material(tintOpacity: 0.35)
  public static let thin = Material(tintOpacity: 0.5)
  public static let regular = Material(tintOpacity: 0.65)
  public static let thick = Material(tintOpacity: 0.8)
  public static let ultraThick = Material(tintOpacity: 0.9)
  /// The material of toolbars.
  public static let bar = Material(tintOpacity: 0.75)

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
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
