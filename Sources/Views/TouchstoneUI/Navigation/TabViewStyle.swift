import Foundation
public import TouchstoneCore

/// A type that defines the appearance of tab views.
///
/// - Source: SwiftUI, `TabViewStyle`.
public protocol TabViewStyle {
  var _indexDisplay: PageTabViewStyle.IndexDisplayMode? { get }
}

extension TabViewStyle {
  public var _indexDisplay: PageTabViewStyle.IndexDisplayMode? { nil }
}

/// The default style: a bar at the bottom.
public struct DefaultTabViewStyle: TabViewStyle, Sendable {
  /// Creates the style; use `.automatic` as a shorthand.
  public init() {}
}

/// A bar at the bottom; on wider screens, Apple shows it at the side.
public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
  /// Creates the style; use `.sidebarAdaptable` as a shorthand.
  public init() {}
}

/// A bar at the bottom.
public struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable {
  /// Creates the style; use `.tabBarOnly` as a shorthand.
  public init() {}
}

/// A bar at the bottom; on macOS, Apple shows it above the tabs in a box.
public struct GroupedTabViewStyle: TabViewStyle, Sendable {
  /// Creates the style; use `.grouped` as a shorthand.
  public init() {}
}

/// Pages, with a dot for each.
public struct PageTabViewStyle: TabViewStyle, Sendable {
  /// The condition under which the dots are visible.
  public struct IndexDisplayMode: Hashable, Sendable {
    private let name: String

    /// Dots are visible if there is more than one page.
    public static let automatic = IndexDisplayMode(name: "automatic")
    /// Dots are always visible.
    public static let always = IndexDisplayMode(name: "always")
    /// Dots are never visible.
    public static let never = IndexDisplayMode(name: "never")
  }

  private let indexDisplayMode: IndexDisplayMode

  /// Creates the style. By default, dots are visible if there is more than one page.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }

  public var _indexDisplay: IndexDisplayMode? { indexDisplayMode }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The default style: a bar at the bottom.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar at the bottom; on wider screens, Apple shows it at the side.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar at the bottom.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// A bar at the bottom; on macOS, Apple shows it above the tabs in a box.
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages, with dots if there is more than one.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Returns pages with a dot for each, unless the mode hides them.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension View {
  /// Sets the style of tab views.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabSettings.indexDisplay, style._indexDisplay)
  }
}
