package import Foundation
import TouchstoneDrawing

/// Something that shapes and text are coloured with.
///
/// - Source: SwiftUI, `ShapeStyle`.
public protocol ShapeStyle: Sendable {
  /// The type of the style that this one stands for.
  associatedtype Resolved: ShapeStyle = Never

  /// The style that this one stands for in an environment.
  func resolve(in environment: EnvironmentValues) -> Self.Resolved
}

extension ShapeStyle where Resolved == Never {
  /// A style that the renderer draws by itself stands for no other; it is a programmer's error to resolve it.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is drawn by the renderer and resolves to nothing else")
  }
}

extension Never: ShapeStyle {}

/// Where a style is used.
package struct StyleContext {
  package var environment: EnvironmentValues
  /// The rectangle that gradients fill, in the picture's points.
  package var bounds: CGRect
  /// The level that is asked for: 0 primary, 1 secondary …
  package var level: Int

  package init(environment: EnvironmentValues, bounds: CGRect, level: Int = 0) {
    self.environment = environment
    self.bounds = bounds
    self.level = level
  }
}

/// A style that the renderer knows by itself.
package protocol PaintStyle: ShapeStyle {
  func rendering(in context: StyleContext) -> StyleRendering
}

extension ShapeStyle {
  /// The style as a backend needs it.
  package func rendered(in context: StyleContext) -> StyleRendering {
    if let style = self as? any PaintStyle { return style.rendering(in: context) }
    return resolve(in: context.environment).rendered(in: context)
  }
}

extension StyleRendering {
  /// The opacities of the levels: primary, secondary, tertiary, quaternary, quinary.
  package static let levelOpacities: [Double] = [1, 0.5, 0.25, 0.18, 0.12]

  /// The rendering at a level: less opaque with each.
  package func level(_ level: Int) -> StyleRendering {
    guard level > 0 else { return self }
    var rendering = self
    rendering.opacity *= Self.levelOpacities[min(level, Self.levelOpacities.count - 1)]
    return rendering.foldingOpacity()
  }

  /// The rendering with its opacity moved into the paint, where that has no other part and is no image.
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
