public import Foundation
public import TouchstoneCore

/// Columns, of which phones show one at a time.
///
/// Pictures show the preferred column, or the first one.
///
/// - Source: SwiftUI, `NavigationSplitView`, on narrow screens.
public struct NavigationSplitView<Sidebar, Content, Detail> where Sidebar: View, Content: View, Detail: View {
  let preferredColumn: Binding<NavigationSplitViewColumn>?
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
}

extension NavigationSplitView: View, PrimitiveView {
  public typealias Body = Never

  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    let path = context.child(.modifier).keptState(NavigationPath())
    let assembly = NavigationAssembly(context: context, path: path, pushesValues: false)
    switch preferredColumn?.wrappedValue {
    case .detail?: return [assembly.node(of: detail)]
    case .content? where Content.self != EmptyView.self: return [assembly.node(of: content)]
    default: return [assembly.node(of: sidebar)]
    }
  }

  /// Creates a view of three columns.
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(preferredColumn: nil, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Creates a view of three columns and tells which ones show where there is room.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(preferredColumn: nil, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Creates a view of three columns and tells which one shows where there is little room.
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(preferredColumn: preferredCompactColumn, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Creates a view of three columns and tells which ones show.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(preferredColumn: preferredCompactColumn, sidebar: sidebar(), content: content(), detail: detail())
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates a view of two columns.
  public nonisolated init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(preferredColumn: nil, sidebar: sidebar(), content: EmptyView(), detail: detail())
  }

  /// Creates a view of two columns and tells which ones show where there is room.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(preferredColumn: nil, sidebar: sidebar(), content: EmptyView(), detail: detail())
  }

  /// Creates a view of two columns and tells which one shows where there is little room.
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(preferredColumn: preferredCompactColumn, sidebar: sidebar(), content: EmptyView(), detail: detail())
  }

  /// Creates a view of two columns and tells which ones show.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(preferredColumn: preferredCompactColumn, sidebar: sidebar(), content: EmptyView(), detail: detail())
  }
}

/// Which columns show where there is room.
///
/// - Source: SwiftUI, `NavigationSplitViewVisibility`.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  private let name: String

  /// As suits the room.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All columns.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The last two columns.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The last column alone.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column of a split view.
///
/// - Source: SwiftUI, `NavigationSplitViewColumn`.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String

  /// The first column.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  /// The middle column of three.
  public static let content = NavigationSplitViewColumn(name: "content")
  /// The last column.
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// How the columns of a split view share the room; phones show one.
///
/// - Source: SwiftUI, `NavigationSplitViewStyle`.
public protocol NavigationSplitViewStyle {}

/// A way of sharing the room.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// Creates the style; `.automatic` is shorter.
  public init() {}
}

/// All columns get smaller.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// Creates the style; `.balanced` is shorter.
  public init() {}
}

/// The last column keeps its size.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// Creates the style; `.prominentDetail` is shorter.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The usual way of sharing the room.
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// All columns get smaller.
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The last column keeps its size.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

extension View {
  // Phones show one column, as wide as the screen.
  /// Sets how columns share the room; one column is drawn. Ignored in pictures.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
  /// Sets the width of the column in points; one column is drawn, as wide as the screen.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
  /// Sets the limits of the column's width in points; one column is drawn, as wide as the screen.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
}
