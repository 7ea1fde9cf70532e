import TouchstoneCore

/// A result builder that combines tabs.
///
/// - Source: SwiftUI, `TabContentBuilder`.
@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
  /// Builds a tab.
  public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

  /// Builds a single tab. Without this function, the compiler would fail on an empty closure instead of trying the other
  /// builders that `ForEach` takes.
  public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

  /// Starts a list of tabs.
  public static func buildPartialBlock<C: TabContent>(first content: C) -> C where C.TabValue == TabValue { content }

  /// Adds a tab to a list.
  public static func buildPartialBlock<First: TabContent, Next: TabContent>(
    accumulated: First, next: Next
  ) -> _Tabs<TabValue> where First.TabValue == TabValue, Next.TabValue == TabValue {
    _Tabs(parts: [accumulated, next])
  }

  /// Builds a tab if a condition is true.
  public static func buildIf<C: TabContent>(
    _ content: C?, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> C? where C.TabValue == TabValue {
    DrawnCode.note(content == nil ? .absence : .branch, at: SourcePosition(fileID, line, column))
    return content
  }

  /// Builds the tabs of the first branch of a condition.
  public static func buildEither<C: TabContent>(
    first content: C, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> _Tabs<TabValue> where C.TabValue == TabValue {
    DrawnCode.note(.branch, at: SourcePosition(fileID, line, column))
    return _Tabs(parts: [content])
  }

  /// Builds the tabs of the second branch of a condition.
  public static func buildEither<C: TabContent>(
    second content: C, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> _Tabs<TabValue> where C.TabValue == TabValue {
    DrawnCode.note(.branch, at: SourcePosition(fileID, line, column))
    return _Tabs(parts: [content])
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
