public import TouchstoneCore

/// The tabs of a tab view.
///
/// - Source: SwiftUI, `TabContent`.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the values that identify tabs.
  associatedtype TabValue: Hashable
  /// The tabs that the content consists of.
  associatedtype Body: TabContent

  /// The tabs that the content consists of.
  @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Self.Body { get }
}

/// Tabs that are built in.
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

/// The purpose of a tab.
///
/// - Source: SwiftUI, `TabRole`.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// The tab for searching.
  public static let search = TabRole(name: "search")
}

/// A tab: its label in the tab bar, and its view.
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
  /// Creates a tab for a value, with a localised title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content(), label: DefaultTabLabel(title: Text(titleKey), image: systemImage))
  }

  /// Creates a tab for a value, with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content(), label: DefaultTabLabel(title: Text(title), image: systemImage))
  }

  /// Creates a tab for a value, with the label of its role.
  public nonisolated init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content(), label: DefaultTabLabel(role: role))
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// Creates a tab with a localised title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, content: content(), label: DefaultTabLabel(title: Text(titleKey), image: systemImage))
  }

  /// Creates a tab with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, content: content(), label: DefaultTabLabel(title: Text(title), image: systemImage))
  }

  /// Creates a tab with the label of its role.
  public nonisolated init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content(), label: DefaultTabLabel(role: role))
  }
}

/// The label of a tab: text and a symbol.
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

/// A group of related tabs; the tab bar shows them like any others.
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
  /// Creates a section with a localised title.
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
  /// Adds a number to a tab; 0 hides it.
  public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> {
    _Tabs(parts: [self], badge: count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Adds text to a tab.
  public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> { _Tabs(parts: [self], badge: label) }

  /// Adds text to a tab.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    _Tabs(parts: [self], badge: key.map { Text($0) })
  }

  /// Adds text to a tab.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    _Tabs(parts: [self], badge: label.map { Text($0) })
  }
}

/// A result builder that combines tabs.
///
/// - Source: SwiftUI, `TabContentBuilder`.
@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
  /// Builds a tab.
  public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

  /// Starts a list of tabs.
  public static func buildPartialBlock<C: TabContent>(first content: C) -> C where C.TabValue == TabValue { content }

  /// Adds a tab to a list.
  public static func buildPartialBlock<First: TabContent, Next: TabContent>(
    accumulated: First, next: Next
  ) -> _Tabs<TabValue> where First.TabValue == TabValue, Next.TabValue == TabValue {
    _Tabs(parts: [accumulated, next])
  }

  /// Builds a tab if a condition is true.
  public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue { content }

  /// Builds the tabs of the first branch of a condition.
  public static func buildEither<C: TabContent>(first content: C) -> _Tabs<TabValue> where C.TabValue == TabValue {
    _Tabs(parts: [content])
  }

  /// Builds the tabs of the second branch of a condition.
  public static func buildEither<C: TabContent>(second content: C) -> _Tabs<TabValue> where C.TabValue == TabValue {
    _Tabs(parts: [content])
  }

  /// Builds the tabs of an availability condition.
  public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> _Tabs<TabValue>
  where C.TabValue == TabValue {
    _Tabs(parts: [content])
  }
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
