public import TouchstoneUI

/// A widget that people configure with an intent of the framework AppIntents, which is any type here.
///
/// - Source: WidgetKit, `AppIntentConfiguration`.
@MainActor @preconcurrency
public struct AppIntentConfiguration<Intent, Content: View>: WidgetConfiguration {
  public typealias Body = Never

  private let content: (inout WidgetDescription) -> Void

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - kind: The name by which the app reloads the widget.
  ///   - intent: The type of the intent.
  ///   - provider: What creates the entries.
  ///   - content: The view for an entry.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    self.content = { $0.setContent(content) }
  }
}

extension AppIntentConfiguration: DescribedConfiguration {
  func describe(_ description: inout WidgetDescription) { content(&description) }
}
