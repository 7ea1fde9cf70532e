import TouchstoneCore

/// Tabs of any type.
///
/// - Source: SwiftUI, `AnyTabContent`.
public struct AnyTabContent<TabValue: Hashable> {
  private let content: any TabContent<TabValue>

  /// Hides the type of tabs.
  public init(_ content: some TabContent<TabValue>) { self.content = content }
}

extension AnyTabContent: TabContent, PrimitiveTabContent {
  var views: [AnyView] { content.allViews }
}
