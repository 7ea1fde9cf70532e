import Foundation
import TouchstoneDrawing

/// A level of the current foreground style: primary, secondary and so on.
///
/// - Source: SwiftUI, `HierarchicalShapeStyle`.
public struct HierarchicalShapeStyle: PaintStyle, Hashable, Sendable {
  let level: Int

  /// The primary level: the foreground style itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The secondary level, less prominent than the primary one.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  package func rendering(in context: StyleContext) -> StyleRendering {
    var inner = context
    inner.level = max(context.level, level)
    return ForegroundStyle().rendering(in: inner)
  }
}

/// The current tint; the accent colour by default.
///
/// - Source: SwiftUI, `TintShapeStyle`.
public struct TintShapeStyle: PaintStyle, Sendable {
  /// Creates the style; prefer the shorthand `.tint`.
  public init() {}

  package func rendering(in context: StyleContext) -> StyleRendering {
    var inner = context
    inner.environment.tint.style = nil
    if let style = context.environment.tint.style { return style.rendered(in: inner) }
    return Color.accentColor.rendering(in: context)
  }
}

/// The colour of separator lines.
///
/// - Source: SwiftUI, `SeparatorShapeStyle`; values of UIKit's `separator`.
public struct SeparatorShapeStyle: PaintStyle, Sendable {
  /// Creates the style; prefer the shorthand `.separator`.
  public init() {}

  package func rendering(in context: StyleContext) -> StyleRendering {
    // AppKit's and UIKit's separatorColor.
    if context.environment.systemPalette.isDesktop {
      return Color.primary.opacity(0.1 / 0.85).rendering(in: context)
    }
    let light = Color(red: 60 / 255, green: 60 / 255, blue: 67 / 255, opacity: 0.29)
    let dark = Color(red: 84 / 255, green: 84 / 255, blue: 88 / 255, opacity: 0.6)
    return Color(storage: .dynamic(light: light, dark: dark)).rendering(in: context)
  }
}

/// A type-erased shape style.
///
/// - Source: SwiftUI, `AnyShapeStyle`.
public struct AnyShapeStyle: PaintStyle, Sendable {
  private let style: any ShapeStyle

  /// Creates a style that erases the type of the given one.
  public init<S: ShapeStyle>(_ style: S) {
    self.style = style
  }

  package func rendering(in context: StyleContext) -> StyleRendering { style.rendered(in: context) }
}

/// A style with its opacity multiplied.
///
/// - Source: SwiftUI, `_OpacityShapeStyle`.
public struct _OpacityShapeStyle<Style: ShapeStyle>: PaintStyle, Sendable {
  public var style: Style
  public var opacity: Float

  public init(style: Style, opacity: Float) {
    self.style = style
    self.opacity = opacity
  }

  package func rendering(in context: StyleContext) -> StyleRendering {
    var rendering = style.rendered(in: context)
    rendering.opacity *= Double(opacity)
    return rendering.foldingOpacity()
  }
}

/// A style with a blend mode.
///
/// - Source: SwiftUI, `_BlendModeShapeStyle`.
public struct _BlendModeShapeStyle<Style: ShapeStyle>: PaintStyle, Sendable {
  public var style: Style
  public var blendMode: BlendMode

  public init(style: Style, blendMode: BlendMode) {
    self.style = style
    self.blendMode = blendMode
  }

  package func rendering(in context: StyleContext) -> StyleRendering {
    var rendering = style.rendered(in: context)
    rendering.blendMode = blendMode.mode
    return rendering
  }
}

/// A style with a shadow.
///
/// - Source: SwiftUI, `_ShadowShapeStyle`.
public struct _ShadowShapeStyle<Style: ShapeStyle>: PaintStyle, Sendable {
  public var style: Style
  public var shadowStyle: ShadowStyle

  public init(style: Style, shadowStyle: ShadowStyle) {
    self.style = style
    self.shadowStyle = shadowStyle
  }

  package func rendering(in context: StyleContext) -> StyleRendering {
    var rendering = style.rendered(in: context)
    rendering.filters.append(.shadow(shadowStyle.shadow(in: context.environment)))
    return rendering
  }
}

/// A style at one level of its hierarchy.
///
/// - Source: SwiftUI, `OffsetShapeStyle`.
public struct OffsetShapeStyle<Base: ShapeStyle>: PaintStyle, Sendable {
  let base: Base
  let offset: Int

  package func rendering(in context: StyleContext) -> StyleRendering {
    var inner = context
    inner.level += offset
    return base.rendered(in: inner)
  }
}
