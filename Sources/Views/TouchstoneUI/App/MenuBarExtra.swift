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
