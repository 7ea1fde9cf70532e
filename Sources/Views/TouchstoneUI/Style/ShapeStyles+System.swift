public import TouchstoneCore
import TouchstoneDrawing

/// The colour of links.
///
/// - Source: SwiftUI, `LinkShapeStyle`; values of UIKit's `link`.
public struct LinkShapeStyle: PaintStyle, Sendable {
  /// Creates the style; use `.link` as a shorthand.
  public init() {}

  package func rendering(in context: StyleContext) -> StyleRendering {
    Color.blue.rendering(in: context)
  }
}

/// The colour of placeholder text.
///
/// - Source: SwiftUI, `PlaceholderTextShapeStyle`; values of UIKit's `placeholderText`.
public struct PlaceholderTextShapeStyle: PaintStyle, Sendable {
  /// Creates the style; use `.placeholder` as a shorthand.
  public init() {}

  package func rendering(in context: StyleContext) -> StyleRendering {
    Color(storage: .system(.tertiary)).rendering(in: context)
  }
}

/// A translucent colour for filling shapes over any background: the primary level for thin or small shapes, lower
/// levels for larger ones.
///
/// - Source: SwiftUI, `FillShapeStyle`; values of UIKit's `systemFill` and its lower levels.
public struct FillShapeStyle: PaintStyle, Sendable {
  /// Creates the style; use `.fill` as a shorthand.
  public init() {}

  package func rendering(in context: StyleContext) -> StyleRendering {
    let levels: [UIColor] = [.systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill]
    let level = min(context.level, levels.count - 1)
    return StyleRendering(paint: .color(levels[level].color.components(in: context.environment)))
  }
}

/// The background of selected content: the accent colour, as on iPhone.
///
/// - Source: SwiftUI, `SelectionShapeStyle`.
public struct SelectionShapeStyle: PaintStyle, Sendable {
  /// Creates the style; use `.selection` as a shorthand.
  public init() {}

  package func rendering(in context: StyleContext) -> StyleRendering { Color.accentColor.rendering(in: context) }
}

/// The background of a window.
///
/// - Source: SwiftUI, `WindowBackgroundShapeStyle`; values of UIKit's `systemBackground`.
public struct WindowBackgroundShapeStyle: PaintStyle, Sendable {
  /// Creates the style; use `.windowBackground` as a shorthand.
  public init() {}

  package func rendering(in context: StyleContext) -> StyleRendering {
    UIColor.systemBackground.color.rendering(in: context)
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// A translucent colour for filling shapes over any background.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The background of selected content.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
