public import TouchstoneCore
import TouchstoneDrawing

/// The colour of links.
///
/// - Source: SwiftUI, `LinkShapeStyle`; values of UIKit's `link`.
public struct LinkShapeStyle: PaintStyle, Sendable {
  /// Creates the style; `.link` is shorter.
  public init() {}

  package func rendering(in context: StyleContext) -> StyleRendering {
    Color.blue.rendering(in: context)
  }
}

/// The colour of text that stands for text to come.
///
/// - Source: SwiftUI, `PlaceholderTextShapeStyle`; values of UIKit's `placeholderText`.
public struct PlaceholderTextShapeStyle: PaintStyle, Sendable {
  /// Creates the style; `.placeholder` is shorter.
  public init() {}

  package func rendering(in context: StyleContext) -> StyleRendering {
    Color(storage: .system(.tertiary)).rendering(in: context)
  }
}

/// A translucent colour to fill shapes with, over any background: the primary level for thin or small shapes, lower levels
/// for larger ones.
///
/// - Source: SwiftUI, `FillShapeStyle`; values of UIKit's `systemFill` and its lower levels.
public struct FillShapeStyle: PaintStyle, Sendable {
  /// Creates the style; `.fill` is shorter.
  public init() {}

  package func rendering(in context: StyleContext) -> StyleRendering {
    let levels: [UIColor] = [.systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill]
    let level = min(context.level, levels.count - 1)
    return StyleRendering(paint: .color(levels[level].color.components(in: context.environment)))
  }
}

/// The colour behind what is selected: the accent colour, as on iPhone.
///
/// - Source: SwiftUI, `SelectionShapeStyle`.
public struct SelectionShapeStyle: PaintStyle, Sendable {
  /// Creates the style; `.selection` is shorter.
  public init() {}

  package func rendering(in context: StyleContext) -> StyleRendering { Color.accentColor.rendering(in: context) }
}

/// The background of a window.
///
/// - Source: SwiftUI, `WindowBackgroundShapeStyle`; values of UIKit's `systemBackground`.
public struct WindowBackgroundShapeStyle: PaintStyle, Sendable {
  /// Creates the style; `.windowBackground` is shorter.
  public init() {}

  package func rendering(in context: StyleContext) -> StyleRendering {
    UIColor.systemBackground.color.rendering(in: context)
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// A translucent colour to fill shapes with, over any background.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The colour behind what is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of text that stands for text to come.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
