import Foundation
import TouchstoneDrawing

/// The current foreground style; the primary label colour by default.
///
/// - Source: SwiftUI, `ForegroundStyle`.
public struct ForegroundStyle: PaintStyle, Sendable {
  /// Creates the style; prefer the shorthand `.foreground`.
  public init() {}

  package func rendering(in context: StyleContext) -> StyleRendering {
    let styles = context.environment.foregroundStyles
    if context.level < styles.count {
      var inner = context
      inner.level = 0
      inner.environment.foregroundStyles = []
      return styles[context.level].rendered(in: inner)
    }
    if let first = styles.first {
      var inner = context
      inner.level = 0
      inner.environment.foregroundStyles = []
      return first.rendered(in: inner).level(context.level)
    }
    let labels: [SystemColor] = [.primary, .secondary, .tertiary, .quaternary, .quinary]
    let color = labels[min(context.level, labels.count - 1)]
    return StyleRendering(
      paint: .color(color.resolved(context.environment.colorScheme, context.environment.systemPalette)))
  }
}
