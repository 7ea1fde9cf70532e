import Foundation
import TouchstoneDrawing

/// The background of a window.
///
/// - Source: SwiftUI, `BackgroundStyle`.
public struct BackgroundStyle: PaintStyle, Sendable {
  /// Creates the style; prefer the shorthand `.background`.
  public init() {}

  package func rendering(in context: StyleContext) -> StyleRendering {
    if let style = context.environment.backgroundStyle {
      var inner = context
      inner.environment.backgroundStyle = nil
      return style.rendered(in: inner)
    }
    return Color(storage: .dynamic(light: .white, dark: .black)).rendering(in: context)
  }
}
