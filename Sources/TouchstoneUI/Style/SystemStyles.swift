import TouchstoneDrawing

/// The colour of links.
///
/// - Source: SwiftUI, `LinkShapeStyle`; values of UIKit's `link`.
public struct LinkShapeStyle: PaintStyle, Sendable {
  public init() {}

  package func rendering(in context: StyleContext) -> StyleRendering {
    Color.blue.rendering(in: context)
  }
}

/// The colour of text that stands for text to come.
///
/// - Source: SwiftUI, `PlaceholderTextShapeStyle`; values of UIKit's `placeholderText`.
public struct PlaceholderTextShapeStyle: PaintStyle, Sendable {
  public init() {}

  package func rendering(in context: StyleContext) -> StyleRendering {
    Color(storage: .system(.tertiary)).rendering(in: context)
  }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of text that stands for text to come.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
