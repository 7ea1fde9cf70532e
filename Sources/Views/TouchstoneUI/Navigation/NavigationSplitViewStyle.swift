public import TouchstoneCore

/// A type that defines how the columns of a split view share the space. A compact width shows one column.
///
/// - Source: SwiftUI, `NavigationSplitViewStyle`.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
  /// The type of the view that the style makes of a split view.
  associatedtype Body: View
  /// The parts of a split view.
  typealias Configuration = NavigationSplitViewStyleConfiguration

  /// Returns the view of a split view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a split view, which are private.
///
/// - Source: SwiftUI, `NavigationSplitViewStyleConfiguration`.
public struct NavigationSplitViewStyleConfiguration {
  let splitView: AnyView
}

/// The default style.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// Creates the style; use `.automatic` as a shorthand.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.splitView }
}

/// A style in which all columns shrink.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// Creates the style; use `.balanced` as a shorthand.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.splitView }
}

/// A style in which the last column keeps its size.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// Creates the style; use `.prominentDetail` as a shorthand.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.splitView }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The default style.
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// A style in which all columns shrink.
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// A style in which the last column keeps its size.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

extension View {
  /// Sets the style of split views. The built-in styles all look the same.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}
