public import TouchstoneCore

// The macros of SwiftUI. `TouchstoneMacros` expands them; the declarations contain the names of its types.

/// Marks a variable in the body of a preview that becomes a property of a view, so that it can be state.
///
///     #Preview {
///       @Previewable @State var isOn = true
///       Toggle("Wi-Fi", isOn: $isOn)
///     }
///
/// - Source: SwiftUI, `Previewable()`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "TouchstoneMacros", type: "PreviewableMacro")

/// Creates a preview of a view.
///
/// - Parameters:
///   - name: The name. Without one, previews are numbered within their file.
///   - body: The view.
/// - Source: SwiftUI, `Preview(_:body:)`.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "TouchstoneMacros", type: "PreviewMacro")

/// Creates a preview of a view with traits.
///
/// - Parameters:
///   - name: The name. Without one, previews are numbered within their file.
///   - traits: The size, the device orientation and the surroundings of the preview.
///   - additionalTraits: Further traits.
///   - body: The view.
/// - Source: SwiftUI, `Preview(_:traits:_:body:)`.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "TouchstoneMacros", type: "PreviewMacro")

/// Creates a preview for each of the given values.
///
/// - Parameters:
///   - name: The name. Without one, previews are numbered within their file.
///   - traits: The size, the device orientation and the surroundings of the previews.
///   - arguments: The values.
///   - body: The view for a value.
/// - Source: SwiftUI, `Preview(_:traits:arguments:body:)`.
@freestanding(declaration)
public macro Preview<T>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T],
  @ViewBuilder body: @escaping @MainActor (T) -> any View
) = #externalMacro(module: "TouchstoneMacros", type: "PreviewMacro")

/// Creates a preview of a UIKit or AppKit view or view controller.
///
/// The views hosted by `UIHostingController` and its siblings are drawn; anything else is a placeholder, and reported.
///
/// - Source: UIKit and AppKit, `Preview(_:traits:body:)`.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @PreviewBodyBuilder<any PlatformPreviewContent> body: @escaping @MainActor () -> any PlatformPreviewContent
) = #externalMacro(module: "TouchstoneMacros", type: "PreviewMacro")

/// Creates a preview of a UIKit or AppKit view or view controller for each of the given values.
///
/// - Source: UIKit and AppKit, `Preview(_:traits:arguments:body:)`.
@freestanding(declaration)
public macro Preview<T>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T],
  @PreviewBodyBuilder<any PlatformPreviewContent> body: @escaping @MainActor (T) -> any PlatformPreviewContent
) = #externalMacro(module: "TouchstoneMacros", type: "PreviewMacro")
