public import TouchstoneCore

/// The tabs of a view of tabs.
///
/// - Source: SwiftUI, `TabContent`.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the values that name tabs.
  associatedtype TabValue: Hashable
  /// The tabs that the content consists of.
  associatedtype Body: TabContent

  /// The tabs that the content consists of.
  @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Self.Body { get }
}

/// Tabs that the renderer knows by itself.
@MainActor
protocol PrimitiveTabContent: TabContent where Body == Never {
  /// The tabs as views with `tabItem` and `tag`.
  var views: [AnyView] { get }
}

extension PrimitiveTabContent {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: TabContent {
  public typealias TabValue = Never
}

extension TabContent {
  /// The tabs as views.
  var allViews: [AnyView] { (self as? any PrimitiveTabContent)?.views ?? body.allViews }
}

/// What a tab is for.
///
/// - Source: SwiftUI, `TabRole`.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// The tab with the search.
  public static let search = TabRole(name: "search")
}

/// A tab: what stands for it in the bar, and its view.
///
/// - Source: SwiftUI, `Tab`.
public struct Tab<Value, Content, Label> {
  let value: Value?
  let content: Content
  let label: Label
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  public typealias TabValue = Value
  public typealias Body = Never
}

extension Tab: PrimitiveTabContent where Value: Hashable, Content: View, Label: View {
  var views: [AnyView] {
    let shown = content.tabItem { label }
    return [value.map { AnyView(shown.tag($0)) } ?? AnyView(shown)]
  }
}

extension Tab where Value: Hashable, Content: View, Label: View {
  /// Creates a tab for a value.
  public nonisolated init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, content: content(), label: label())
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  /// Creates a tab.
  public nonisolated init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, content: content(), label: label())
  }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// Creates a tab for a value, with a text and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content(), label: DefaultTabLabel(title: Text(titleKey), image: systemImage))
  }

  /// Creates a tab for a value, with a text and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content(), label: DefaultTabLabel(title: Text(title), image: systemImage))
  }

  /// Creates a tab for a value that looks as its role says.
  public nonisolated init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content(), label: DefaultTabLabel(role: role))
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// Creates a tab with a text and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, content: content(), label: DefaultTabLabel(title: Text(titleKey), image: systemImage))
  }

  /// Creates a tab with a text and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, content: content(), label: DefaultTabLabel(title: Text(title), image: systemImage))
  }

  /// Creates a tab that looks as its role says.
  public nonisolated init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content(), label: DefaultTabLabel(role: role))
  }
}

/// What stands for a tab: a text and a symbol.
///
/// - Source: SwiftUI, `DefaultTabLabel`.
public struct DefaultTabLabel: View {
  private let title: Text
  private let image: String

  nonisolated init(title: Text, image: String) {
    self.title = title
    self.image = image
  }

  nonisolated init(role: TabRole?) {
    self.init(title: Text(role == .search ? "Search" : ""), image: role == .search ? "magnifyingglass" : "circle")
  }

  public var body: some View { Label(title: { title }, icon: { Image(systemName: image) }) }
}

/// Tabs that belong together; the bar shows them as any others.
///
/// - Source: SwiftUI, `TabSection`.
public struct TabSection<Header, Content, Footer, SelectionValue> {
  let content: Content
}

extension TabSection: TabContent
where Header: View, Content: TabContent, Content.TabValue == SelectionValue, Footer: View, SelectionValue: Hashable {
  public typealias TabValue = SelectionValue
  public typealias Body = Never
}

extension TabSection: PrimitiveTabContent
where Header: View, Content: TabContent, Content.TabValue == SelectionValue, Footer: View, SelectionValue: Hashable {
  var views: [AnyView] { content.allViews }
}

extension TabSection
where
  Header == Text, Content: TabContent, Content.TabValue == SelectionValue, Footer == EmptyView, SelectionValue: Hashable
{
  /// Creates a section with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(content: content())
  }

  /// Creates a section with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(content: content())
  }
}

/// Any number of tabs.
public struct _Tabs<TabValue: Hashable> {
  let parts: [any TabContent<TabValue>]
  var badge: Text?
}

extension _Tabs: TabContent, PrimitiveTabContent {
  public typealias Body = Never

  var views: [AnyView] {
    let views = parts.flatMap { $0.allViews }
    guard let badge else { return views }
    return views.map { AnyView($0.badge(badge)) }
  }
}

extension TabContent {
  /// Puts a number on a tab; 0 shows none.
  public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> {
    _Tabs(parts: [self], badge: count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Puts a text on a tab.
  public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> { _Tabs(parts: [self], badge: label) }

  /// Puts a text on a tab.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    _Tabs(parts: [self], badge: key.map { Text($0) })
  }

  /// Puts a text on a tab.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    _Tabs(parts: [self], badge: label.map { Text($0) })
  }
}

/// Builds tabs.
///
/// - Source: SwiftUI, `TabContentBuilder`.
@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
  /// Takes one tab.
  public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

  /// Begins a list of tabs.
  public static func buildPartialBlock<C: TabContent>(first content: C) -> C where C.TabValue == TabValue { content }

  /// Adds a tab to a list.
  public static func buildPartialBlock<First: TabContent, Next: TabContent>(
    accumulated: First, next: Next
  ) -> _Tabs<TabValue> where First.TabValue == TabValue, Next.TabValue == TabValue {
    _Tabs(parts: [accumulated, next])
  }

  /// Takes a tab where a condition holds.
  public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue { content }
}

extension Optional: TabContent where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue
}

extension Optional: PrimitiveTabContent where Wrapped: TabContent {
  var views: [AnyView] { map { $0.allViews } ?? [] }
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
  /// Creates a view of tabs, of which one is selected.
  public nonisolated init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == _TabContentView<C>, C.TabValue == SelectionValue {
    self.init(selection: selection, content: _TabContentView(content: content()))
  }
}

extension TabView where SelectionValue == Never {
  /// Creates a view of tabs that keeps itself which one shows.
  public nonisolated init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where Content == _TabContentView<C>, C.TabValue == Never {
    self.init(selection: nil, content: _TabContentView(content: content()))
  }
}
