import TouchstoneCore

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

/// Any number of tabs, with what modifiers change in each of them.
public struct _Tabs<TabValue: Hashable> {
  let parts: [any TabContent<TabValue>]
  var change: ((AnyView) -> AnyView)?
}

extension _Tabs: TabContent, PrimitiveTabContent {
  var views: [AnyView] {
    let views = parts.flatMap { $0.allViews }
    return change.map { views.map($0) } ?? views
  }
}
