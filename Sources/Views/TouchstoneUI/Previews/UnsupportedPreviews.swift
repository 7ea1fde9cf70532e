public import TouchstoneCore

// Previews of content that is not drawn, or only with another module. They are declared so that the error says this, and not
// that no macro matches.

/// The kinds of widget previews: the families of widgets, and the views of Live Activities.
///
/// - Source: WidgetKit, `WidgetFamily`, `ActivityPreviewViewKind`.
public enum UnsupportedPreviewKind {
  /// The parts of the Dynamic Island.
  public enum DynamicIsland {
    case compact, expanded, minimal
  }

  case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
  case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner
  case content
  case dynamicIsland(DynamicIsland)
}

/// The windows and immersive spaces of visionOS.
///
/// - Source: SwiftUI, `WindowStyle`, `ImmersionStyle`.
public enum UnsupportedPreviewStyle {
  case automatic, plain, volumetric, titleBar, hiddenTitleBar
  case mixed, full, progressive
}

/// A result builder that accepts anything in the closures of an unsupported preview.
@resultBuilder
public enum UnsupportedPreviewBuilder {
  /// Discards the values.
  public static func buildBlock<each Part>(_ parts: repeat each Part) {}
}

/// A preview of a widget, which needs WidgetKit.
///
/// - Source: WidgetKit, `Preview(_:as:widget:timeline:)`.
@available(*, unavailable, message: "Import WidgetKit: it is a product of Touchstone that draws widgets")
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as kind: UnsupportedPreviewKind, @UnsupportedPreviewBuilder widget: () -> Void,
  @UnsupportedPreviewBuilder timeline: () -> Void
) = #externalMacro(module: "TouchstoneMacros", type: "PreviewMacro")

/// A preview of a widget with a timeline provider, which needs WidgetKit.
///
/// - Source: WidgetKit, `Preview(_:as:widget:timelineProvider:)`.
@available(*, unavailable, message: "Import WidgetKit: it is a product of Touchstone that draws widgets")
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as kind: UnsupportedPreviewKind, @UnsupportedPreviewBuilder widget: () -> Void,
  @UnsupportedPreviewBuilder timelineProvider: () -> Void
) = #externalMacro(module: "TouchstoneMacros", type: "PreviewMacro")

/// A preview of a widget with an intent, which needs WidgetKit.
///
/// - Source: WidgetKit, `Preview(_:as:using:widget:timeline:)`.
@available(*, unavailable, message: "Import WidgetKit: it is a product of Touchstone that draws widgets")
@freestanding(declaration)
public macro Preview<Intent>(
  _ name: String? = nil, as kind: UnsupportedPreviewKind, using intent: Intent,
  @UnsupportedPreviewBuilder widget: () -> Void, @UnsupportedPreviewBuilder timeline: () -> Void
) = #externalMacro(module: "TouchstoneMacros", type: "PreviewMacro")

/// A preview of a widget with an intent and a timeline provider, which needs WidgetKit.
///
/// - Source: WidgetKit, `Preview(_:as:using:widget:timelineProvider:)`.
@available(*, unavailable, message: "Import WidgetKit: it is a product of Touchstone that draws widgets")
@freestanding(declaration)
public macro Preview<Intent>(
  _ name: String? = nil, as kind: UnsupportedPreviewKind, using intent: Intent,
  @UnsupportedPreviewBuilder widget: () -> Void, @UnsupportedPreviewBuilder timelineProvider: () -> Void
) = #externalMacro(module: "TouchstoneMacros", type: "PreviewMacro")

/// A preview of a Live Activity, which needs WidgetKit.
///
/// - Source: WidgetKit, `Preview(_:as:using:widget:contentStates:)`.
@available(*, unavailable, message: "Import WidgetKit: it is a product of Touchstone that draws widgets")
@freestanding(declaration)
public macro Preview<Attributes>(
  _ name: String? = nil, as kind: UnsupportedPreviewKind, using attributes: Attributes,
  @UnsupportedPreviewBuilder widget: () -> Void, @UnsupportedPreviewBuilder contentStates: () -> Void
) = #externalMacro(module: "TouchstoneMacros", type: "PreviewMacro")

/// A preview of a visionOS window, which is an error: it is not drawn.
///
/// - Source: SwiftUI, `Preview(_:windowStyle:traits:body:cameras:)`.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, windowStyle: UnsupportedPreviewStyle, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View, @UnsupportedPreviewBuilder cameras: () -> Void = {}
) = #externalMacro(module: "TouchstoneMacros", type: "PreviewMacro")

/// A preview of a visionOS immersive space, which is an error: it is not drawn.
///
/// - Source: SwiftUI, `Preview(_:immersionStyle:traits:body:cameras:)`.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, immersionStyle: UnsupportedPreviewStyle, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View, @UnsupportedPreviewBuilder cameras: () -> Void = {}
) = #externalMacro(module: "TouchstoneMacros", type: "PreviewMacro")
