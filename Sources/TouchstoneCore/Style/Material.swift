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

  /// The clearest material.
  public static let ultraThin = Material(tintOpacity: 0.35)
  /// A material clearer than most.
  public static let thin = Material(tintOpacity: 0.5)
  /// A material neither clear nor opaque.
  public static let regular = Material(tintOpacity: 0.65)
  /// A material more opaque than most.
  public static let thick = Material(tintOpacity: 0.8)
  /// The most opaque material.
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
  /// The clearest material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material clearer than most.
  public static var thinMaterial: Material { .thin }
  /// A material neither clear nor opaque.
  public static var regularMaterial: Material { .regular }
  /// A material more opaque than most.
  public static var thickMaterial: Material { .thick }
  /// The most opaque material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars.
  public static var bar: Material { .bar }
}
