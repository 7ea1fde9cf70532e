public import TouchstoneCore

/// The purpose of a tab.
///
/// - Source: SwiftUI, `TabRole`.
public struct TabRole: Hashable, Sendable {
  private let name: String

  public static let search = TabRole(name: "search")
}

/// A tab: its label in the tab bar, and its view.
///
/// - Source: SwiftUI, `Tab`.
public struct Tab<Value, Content, Label> {
  let value: Value?
  let role: TabRole?
  let content: Content
  let label: Label
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  public typealias TabValue = Value
}

extension Tab: PrimitiveTabContent where Value: Hashable, Content: View, Label: View {
  var views: [AnyView] {
    let isSearch = role == .search
    let shown = content.tabItem { label }.modifier(TraitModifier { $0.tabItemSettings.isSearch = isSearch })
    return [value.map { AnyView(shown.tag($0)) } ?? AnyView(shown)]
  }
}

extension Tab where Value: Hashable, Content: View, Label: View {
  /// Creates a tab for a value.
  public nonisolated init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, role: role, content: content(), label: label())
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  /// Creates a tab.
  public nonisolated init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, role: role, content: content(), label: label())
  }
}

extension Tab where Value: Hashable, Content: View, Label == EmptyView {
  /// Creates a tab for a value, without a label.
  public nonisolated init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: nil, content: content(), label: EmptyView())
  }
}

extension Tab where Value == Never, Content: View, Label == EmptyView {
  /// Creates a tab without a label.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(value: nil, role: nil, content: content(), label: EmptyView())
  }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// Creates a tab for a value, with the label of its role.
  public nonisolated init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: role, content: content(), label: DefaultTabLabel(role: role))
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// Creates a tab with the label of its role.
  public nonisolated init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: nil, role: role, content: content(), label: DefaultTabLabel(role: role))
  }
}

/// The label of a tab: text and a symbol.
///
/// - Source: SwiftUI, `DefaultTabLabel`.
public struct DefaultTabLabel: View {
  private let title: Text
  private let image: Image

  nonisolated init(title: Text, image: Image) {
    self.title = title
    self.image = image
  }

  nonisolated init(role: TabRole?) {
    self.init(
      title: role == .search ? Text(system: .search) : Text(verbatim: ""),
      image: Image(systemName: role == .search ? "magnifyingglass" : "circle"))
  }

  public var body: some View { Label(title: { title }, icon: { image }) }
}

/// Tabs as the content of a view.
public struct _TabContentView<Content: TabContent> {
  let content: Content
}

extension _TabContentView: View {
  public var body: some View {
    let views = content.allViews
    ForEach(0..<views.count, id: \.self) { views[$0] }
  }
}

extension TabView where SelectionValue: Hashable {
  /// Creates a tab view with a binding to the selected tab.
  public nonisolated init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == _TabContentView<C>, C.TabValue == SelectionValue {
    self.init(selection: selection, content: _TabContentView(content: content()))
  }
}

extension TabView where SelectionValue == Never {
  /// Creates a tab view that stores its selection itself.
  public nonisolated init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where Content == _TabContentView<C>, C.TabValue == Never {
    self.init(selection: nil, content: _TabContentView(content: content()))
  }
}
