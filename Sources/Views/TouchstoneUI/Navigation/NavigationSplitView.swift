import Foundation
public import TouchstoneCore

/// A view of two or three columns beside each other in a regular width; a compact width shows one at a time: the preferred
/// one, or the first.
///
/// - Source: SwiftUI, `NavigationSplitView`.
public struct NavigationSplitView<Sidebar, Content, Detail> where Sidebar: View, Content: View, Detail: View {
  let preferredColumn: Binding<NavigationSplitViewColumn>?
  var visibility: Binding<NavigationSplitViewVisibility>?
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
}

extension NavigationSplitView: View, PrimitiveView {
  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    guard context.environment.hasStyle(for: NavigationSplitViewStyleConfiguration.self) else {
      return plainNodes(context)
    }
    let configuration = NavigationSplitViewStyleConfiguration(splitView: AnyView(self))
    return context.evaluate(configuration, default: AutomaticNavigationSplitViewStyle()) {
      $0.makeBody(configuration: $1)
    }
  }

  /// The columns without a style.
  @MainActor private func plainNodes(_ context: EvaluationContext) -> [RenderNode] {
    if context.environment.horizontalSizeClass == .regular { return columns(context) }
    let path = context.child(.modifier).keptState(NavigationPath())
    let assembly = NavigationAssembly(context: context, path: path, pushesValues: false)
    switch preferredColumn?.wrappedValue {
    case .detail?: return [assembly.node(of: detail)]
    case .content? where Content.self != EmptyView.self: return [assembly.node(of: content)]
    default: return [assembly.node(of: sidebar)]
    }
  }

  /// The visible columns side by side.
  @MainActor private func columns(_ context: EvaluationContext) -> [RenderNode] {
    let visibility =
      visibility ?? context.child(.part(.columnVisibility)).keptState(NavigationSplitViewVisibility.automatic)
    let shown = visibility.wrappedValue
    let hasContent = Content.self != EmptyView.self && shown != .detailOnly
    let showsSidebar = shown != .detailOnly && (!hasContent || shown != .doubleColumn)
    let first: Surroundings.Column.Kind = showsSidebar ? .sidebar : hasContent ? .content : .detail
    let toggled: NavigationSplitViewVisibility =
      showsSidebar
      ? hasContent ? .doubleColumn : .detailOnly
      : Content.self != EmptyView.self && !hasContent ? .doubleColumn : .all
    let toggle = SidebarToggle(isShown: showsSidebar) { visibility.wrappedValue = toggled }
    func column<Column: View>(
      _ column: Column, _ kind: Surroundings.Column.Kind, pushesValues: Bool = false
    ) -> NodeView {
      let place = context.child(.part(kind.part)).environment {
        // A search field of the whole view is in the sidebar, on macOS in the toolbar above the last column.
        let isSearched = kind == ($0.look.isDesktop ? .detail : first)
        $0.enterColumn(
          Surroundings.Column(kind: kind, toggle: kind == first ? toggle : nil),
          search: isSearched ? $0.surroundings.search : nil)
      }
      let path = place.child(.modifier).keptState(NavigationPath())
      return NodeView(node: NavigationAssembly(context: place, path: path, pushesValues: pushesValues).node(of: column))
    }
    let detail = column(detail, .detail, pushesValues: true)
    let content = hasContent ? column(content, .content) : nil
    let columns = SplitColumns(
      sidebar: showsSidebar ? column(sidebar, .sidebar) : nil, content: content, detail: detail)
    return context.child(.content).evaluate(columns)
  }

  /// Creates a view of three columns.
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(preferredColumn: nil, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Creates a view of three columns with a binding to the visible ones.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      preferredColumn: nil, visibility: columnVisibility, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Creates a view of three columns with a binding to the column that is visible in a compact width.
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(preferredColumn: preferredCompactColumn, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Creates a view of three columns with bindings to the visible ones, in a regular and in a compact width.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      preferredColumn: preferredCompactColumn, visibility: columnVisibility, sidebar: sidebar(), content: content(),
      detail: detail())
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates a view of two columns.
  public nonisolated init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(preferredColumn: nil, sidebar: sidebar(), content: EmptyView(), detail: detail())
  }

  /// Creates a view of two columns with a binding to the visible ones.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      preferredColumn: nil, visibility: columnVisibility, sidebar: sidebar(), content: EmptyView(), detail: detail())
  }

  /// Creates a view of two columns with a binding to the column that is visible in a compact width.
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(preferredColumn: preferredCompactColumn, sidebar: sidebar(), content: EmptyView(), detail: detail())
  }

  /// Creates a view of two columns with bindings to the visible ones, in a regular and in a compact width.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      preferredColumn: preferredCompactColumn, visibility: columnVisibility, sidebar: sidebar(), content: EmptyView(),
      detail: detail())
  }
}

/// The visible columns in a regular width.
///
/// - Source: SwiftUI, `NavigationSplitViewVisibility`.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  private let name: String

  /// Depends on the available space.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All columns.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The last two columns.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// Only the last column.
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
