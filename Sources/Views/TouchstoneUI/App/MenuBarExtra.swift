public import TouchstoneCore
import TouchstoneDrawing

/// An item of the menu bar.
///
/// - Source: SwiftUI, `MenuBarExtra`.
public struct MenuBarExtra<Label, Content> where Label: View, Content: View {}

extension MenuBarExtra: BuiltInScene {
  /// Creates an item with a view as its label.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  /// Creates an item with a view as its label, which the user can remove.
  public nonisolated init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
}

extension MenuBarExtra where Label == Text {
  /// Creates an item with a localised title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  /// Creates an item with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}

extension MenuBarExtra where Label == TouchstoneUI.Label<Text, Image> {
  /// Creates an item with a localised title and a symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {}
  /// Creates an item with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {}
  /// Creates an item with a localised title and an image.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {}
}

extension MenuBarExtra where Label == Text {
  /// Creates an item with a localised title, which the user can remove.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {}
  /// Creates an item with a title, which the user can remove.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {}
}

extension MenuBarExtra where Label == TouchstoneUI.Label<Text, Image> {
  /// Creates an item with a localised title and a symbol, which the user can remove.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {}
  /// Creates an item with a title and a symbol, which the user can remove.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {}
  /// Creates an item with a localised title and an image, which the user can remove.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {}
  /// Creates an item with a title and an image.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {}
  /// Creates an item with a title and an image, which the user can remove.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {}
  /// Creates an item with a localised title and an image.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {}
  /// Creates an item with a localised title and an image, which the user can remove.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {}
}

/// A type that defines how an item of the menu bar opens.
///
/// - Source: SwiftUI, `MenuBarExtraStyle`.
public protocol MenuBarExtraStyle {}

/// The platform default.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  public init() {}
}

/// As a menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  public init() {}
}

/// As a window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  public init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// The platform default.
  public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}
