public import TouchstoneCore

/// A preview: a view with a name and traits.
///
/// `#Preview` declares one. `Previews.all(in:)` of TouchstoneTesting finds them, each with its source location and its
/// description. Tests and goldens are named by the description: the source file and the preview's name, as in
/// `ProfileCard-Dark`. Previews without a name are numbered within their file.
///
/// - Source: DeveloperToolsSupport, `Preview`; what a found preview says of itself is Touchstone's.
public struct Preview: Sendable {
  /// The type that marks traits of views.
  public enum ViewTraits {}

  /// One of the pictures of a preview.
  package struct Variant: Sendable {
    /// The value from which the view is created, as text.
    package var argument: String?
    package var makeView: @MainActor () throws -> any View

    package init(argument: String? = nil, makeView: @escaping @MainActor () throws -> any View) {
      self.argument = argument
      self.makeView = makeView
    }
  }

  /// The name in the source, with the argument if there is one; `nil` if there is neither.
  public package(set) var name: String?
  /// The module.
  public package(set) var module = ""
  /// The path of the source file.
  public package(set) var filePath = ""
  /// The line of `#Preview`, from 1; `nil` for the views of a `PreviewProvider`.
  public package(set) var line: Int?
  /// The device set with `previewDevice(_:)`.
  public package(set) var device: PreviewDevice?
  /// The name of tests and goldens: `ProfileCard-Dark`.
  public package(set) var description = ""
  package var traits: PreviewTrait<ViewTraits>
  /// The pictures, one for each argument. A discovered preview has a single one.
  package var variants: [Variant]

  package init(name: String?, traits: PreviewTrait<ViewTraits>, variants: [Variant]) {
    (self.name, self.traits, self.variants) = (name, traits, variants)
  }

  /// Creates a preview of a view.
  @MainActor public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.init(name: name, traits: PreviewTrait(joining: traits), variants: [Variant(makeView: body)])
  }

  /// Creates a preview for each of the given values.
  @MainActor public init<T>(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., arguments: [T],
    @ViewBuilder body: @escaping @MainActor (T) -> any View
  ) {
    self.init(name: name, traits: PreviewTrait(joining: traits), variants: Self.variants(arguments, body))
  }

  /// Creates a preview of a UIKit or AppKit view or view controller for each of the given values.
  @MainActor public init<T>(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., arguments: [T],
    @PreviewBodyBuilder<any PlatformPreviewContent> body: @escaping @MainActor (T) -> any PlatformPreviewContent
  ) {
    let variants = Self.variants(arguments) { body($0)._previewContent }
    self.init(name: name, traits: PreviewTrait(joining: traits), variants: variants)
  }

  @MainActor private static func variants<T>(
    _ arguments: [T], _ body: @escaping @MainActor (T) -> any View
  ) -> [Variant] {
    arguments.map { argument in
      // SAFETY: the value is made and used on the main actor only.
      nonisolated(unsafe) let argument = argument
      return Variant(argument: String(describing: argument)) { body(argument) }
    }
  }

  /// Creates a preview of a UIKit or AppKit view or view controller.
  @MainActor public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @PreviewBodyBuilder<any PlatformPreviewContent> body: @escaping @MainActor () -> any PlatformPreviewContent
  ) {
    self.init(
      name: name, traits: PreviewTrait(joining: traits), variants: [Variant { body()._previewContent }])
  }
}

extension Preview: CustomStringConvertible {
  /// The layout of the preview, by default that of the device's screen.
  public var layout: PreviewLayout { traits.layout ?? .device }

  /// The orientation of the device, by default portrait.
  public var orientation: InterfaceOrientation { traits.orientation ?? .portrait }

  /// Returns whether the preview's traits contain a modifier of the given type.
  public func hasModifier<Modifier: PreviewModifier>(_ type: Modifier.Type) -> Bool {
    traits.modifiers.contains { $0 is Modifier }
  }
}
