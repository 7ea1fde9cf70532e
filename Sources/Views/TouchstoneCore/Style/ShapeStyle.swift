package import Foundation
import TouchstoneDrawing

/// A colour, gradient or pattern for rendering shapes and text.
///
/// - Source: SwiftUI, `ShapeStyle`.
public protocol ShapeStyle: Sendable {
  /// The type of the resolved style.
  associatedtype Resolved: ShapeStyle = Never

  /// Resolves the style in an environment.
  func resolve(in environment: EnvironmentValues) -> Self.Resolved
}

extension ShapeStyle where Resolved == Never {
  /// The resolution of a primitive style, which the renderer draws itself; calling it is a programming error.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is drawn by the renderer and resolves to nothing else")
  }
}

extension Never: ShapeStyle {}

/// The context in which a style is used.
package struct StyleContext {
  package var environment: EnvironmentValues
  /// The rectangle that gradients fill, in points of the picture.
  package var bounds: CGRect
  /// The requested level: 0 is primary, 1 secondary, and so on.
  package var level: Int

  package init(environment: EnvironmentValues, bounds: CGRect, level: Int = 0) {
    self.environment = environment
    self.bounds = bounds
    self.level = level
  }
}

/// A style that the renderer implements itself.
package protocol PaintStyle: ShapeStyle {
  func rendering(in context: StyleContext) -> StyleRendering
}

extension ShapeStyle {
  /// Returns the style in the form that backends draw.
  package func rendered(in context: StyleContext) -> StyleRendering {
    if let style = self as? any PaintStyle { return style.rendering(in: context) }
    return resolve(in: context.environment).rendered(in: context)
  }
}

extension StyleRendering {
  /// The opacities of the levels: primary, secondary, tertiary, quaternary, quinary.
  package static let levelOpacities: [Double] = [1, 0.5, 0.25, 0.18, 0.12]

  /// Returns the rendering at a level; each level is less opaque.
  package func level(_ level: Int) -> StyleRendering {
    guard level > 0 else { return self }
    var rendering = self
    rendering.opacity *= Self.levelOpacities[min(level, Self.levelOpacities.count - 1)]
    return rendering.foldingOpacity()
  }

  /// Returns the rendering with its opacity folded into the paint, if it has no other effects and is not an image.
  package func foldingOpacity() -> StyleRendering {
    guard content.isEmpty, filters.isEmpty, blendMode == .normal, let paint = paint.multiplyingOpacity(by: opacity)
    else { return self }
    return StyleRendering(paint: paint)
  }
}

extension Color: PaintStyle {
  package func rendering(in context: StyleContext) -> StyleRendering {
    StyleRendering(paint: .color(components(in: context.environment))).level(context.level)
  }
}
