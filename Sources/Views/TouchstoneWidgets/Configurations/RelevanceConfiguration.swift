public import TouchstoneUI

/// A widget that the system shows when it is relevant.
///
/// - Source: WidgetKit, `RelevanceConfiguration`.
@MainActor @preconcurrency
public struct RelevanceConfiguration<Configuration, Content: View>: WidgetConfiguration {
  public typealias Body = Never

  private let content: (inout WidgetDescription) -> Void

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - kind: The name by which the app reloads the widget.
  ///   - provider: What creates the entries.
  ///   - content: The view for an entry.
  public init<Provider: RelevanceEntriesProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Configuration == Configuration {
    self.content = { $0.setContent(content) }
  }
}

extension RelevanceConfiguration: DescribedConfiguration {
  func describe(_ description: inout WidgetDescription) { content(&description) }
}
