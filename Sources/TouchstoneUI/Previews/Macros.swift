public import TouchstoneCore

// The macros of SwiftUI. `TouchstoneMacros` expands them; the names of its types stand in the declarations.

/// Creates a value of the environment, a transaction, focus or a container, with its key.
///
///     extension EnvironmentValues {
///       @Entry var accent: Color = .teal
///     }
///
/// The default value is computed each time it is read.
///
/// - Source: SwiftUI, `Entry()`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "TouchstoneMacros", type: "EntryMacro")

/// Computes the default value of an entry each time it is read; part of what ``Entry()`` expands to.
@attached(accessor)
public macro __EntryDefaultValue() = #externalMacro(module: "TouchstoneMacros", type: "EntryDefaultValueMacro")

/// Tags a variable in the body of a preview that becomes a property of a view, so that it can be state.
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
///   - name: The name; without one, previews are numbered within their file.
///   - body: The view.
/// - Source: SwiftUI, `Preview(_:body:)`.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "TouchstoneMacros", type: "PreviewMacro")

/// Creates a preview of a view with traits.
///
/// - Parameters:
///   - name: The name; without one, previews are numbered within their file.
///   - traits: How large the preview is, how the device is held, what is around it.
///   - additionalTraits: Further traits.
///   - body: The view.
/// - Source: SwiftUI, `Preview(_:traits:_:body:)`.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "TouchstoneMacros", type: "PreviewMacro")

/// Creates a preview for each of some values.
///
/// - Parameters:
///   - name: The name; without one, previews are numbered within their file.
///   - traits: How large the previews are, how the device is held, what is around them.
///   - arguments: The values.
///   - body: The view for a value.
/// - Source: SwiftUI, `Preview(_:traits:arguments:body:)`.
@freestanding(declaration)
public macro Preview<T>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T],
  @ViewBuilder body: @escaping @MainActor (T) -> any View
) = #externalMacro(module: "TouchstoneMacros", type: "PreviewMacro")

/// Creates a preview of a view or a view controller of UIKit or AppKit.
///
/// What `UIHostingController` and its siblings host is drawn; anything else is a placeholder, and reported.
///
/// - Source: UIKit and AppKit, `Preview(_:traits:body:)`.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @PreviewBodyBuilder<any PlatformPreviewContent> body: @escaping @MainActor () -> any PlatformPreviewContent
) = #externalMacro(module: "TouchstoneMacros", type: "PreviewMacro")

/// Creates a preview of a view or a view controller of UIKit or AppKit for each of some values.
///
/// - Source: UIKit and AppKit, `Preview(_:traits:arguments:body:)`.
@freestanding(declaration)
public macro Preview<T>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T],
  @PreviewBodyBuilder<any PlatformPreviewContent> body: @escaping @MainActor (T) -> any PlatformPreviewContent
) = #externalMacro(module: "TouchstoneMacros", type: "PreviewMacro")
