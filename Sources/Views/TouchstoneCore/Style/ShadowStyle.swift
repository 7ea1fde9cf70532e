public import Foundation
package import TouchstoneDrawing

/// A shadow below or inside of a filled shape.
///
/// - Source: SwiftUI, `ShadowStyle`.
public struct ShadowStyle: Hashable, Sendable {
  private let color: Color
  private let radius: CGFloat
  private let offset: CGSize
  private let isInner: Bool

  /// Returns a shadow below the shape.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
  }

  /// Returns a shadow inside of the shape, along its edges.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
  }

  package func shadow(in environment: EnvironmentValues) -> Filter.Shadow {
    Filter.Shadow(
      color: color.components(in: environment), radius: radius, offset: offset, placement: isInner ? .inner : .below)
  }
}
