public import TouchstoneUI

/// A widget that people don't configure.
///
/// - Source: WidgetKit, `StaticConfiguration`.
@MainActor @preconcurrency
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  public typealias Body = Never

  private let content: (inout WidgetDescription) -> Void

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - kind: The name by which the app reloads the widget.
  ///   - provider: What creates the entries.
  ///   - content: The view for an entry.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    self.content = { $0.setContent(content) }
  }
}

extension StaticConfiguration: DescribedConfiguration {
  func describe(_ description: inout WidgetDescription) { content(&description) }
}

extension WidgetDescription {
  /// Sets the view for an entry.
  @MainActor mutating func setContent<Entry, Content: View>(_ content: @escaping (Entry) -> Content) {
    entryType = "\(Entry.self)"
    self.content = { entry in (entry as? Entry).map { AnyView(content($0)) } }
  }
}
