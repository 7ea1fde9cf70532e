/// The content of a rotor, of which Touchstone shows only the name.
///
/// - Source: SwiftUI, `AccessibilityRotorContent`.
public protocol AccessibilityRotorContent {
  /// The content that this content consists of.
  associatedtype Body: AccessibilityRotorContent

  /// The content that this content consists of.
  @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// Entries that are built in.
protocol PrimitiveRotorContent: AccessibilityRotorContent where Body == Never {}

extension PrimitiveRotorContent {
  /// Entries have no body; reading it is a programming error.
  public var body: Never { preconditionFailure("\(Self.self) is built in and has no body") }
}

extension Never: AccessibilityRotorContent {}

extension AccessibilityRotorEntry: AccessibilityRotorContent, PrimitiveRotorContent {}

extension Optional: AccessibilityRotorContent, PrimitiveRotorContent where Wrapped: AccessibilityRotorContent {}

extension ForEach: AccessibilityRotorContent, PrimitiveRotorContent where Content: AccessibilityRotorContent {}

extension ForEach where Content: AccessibilityRotorContent {
  /// Creates entries for each element of a collection, identified by a key path.
  @_disfavoredOverload
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, identifiedBy: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Content: AccessibilityRotorContent, ID == Data.Element.ID, Data.Element: Identifiable {
  /// Creates entries for each element of a collection of identifiable elements.
  @_disfavoredOverload
  public nonisolated init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, identifiedBy: { $0.id }, content: content)
  }
}

extension ForEach where Content: AccessibilityRotorContent, Data == Range<Int>, ID == Int {
  /// Creates entries for each number in a range.
  @_disfavoredOverload
  public nonisolated init(
    _ data: Range<Int>, @AccessibilityRotorContentBuilder content: @escaping (Int) -> Content
  ) {
    self.init(data, identifiedBy: { $0 }, content: content)
  }
}

/// A result builder for rotor entries.
///
/// - Source: SwiftUI, `AccessibilityRotorContentBuilder`.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
  /// Adds an entry.
  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

  /// Returns the only entry.
  public static func buildBlock<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> some AccessibilityRotorContent { content }

  /// Combines entries.
  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> some AccessibilityRotorContent { RotorContents() }

  /// Adds entries if a condition is true.
  public static func buildIf<Content: AccessibilityRotorContent>(
    _ content: Content?
  ) -> some AccessibilityRotorContent { content }
}

/// A sequence of entries.
struct RotorContents: PrimitiveRotorContent {}
