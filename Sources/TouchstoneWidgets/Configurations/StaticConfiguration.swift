public import TouchstoneUI

/// A widget that people don't configure.
///
/// - Source: WidgetKit, `StaticConfiguration`.
@MainActor @preconcurrency
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  public typealias Body = Never

  private let addition: (inout WidgetDescription) -> Void

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - kind: The name by which the app reloads the widget.
  ///   - provider: What creates the entries.
  ///   - content: The view for an entry.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    addition = { description in
      description.setContent(content)
      description.entries = { family, completion in
        provider.getTimeline(in: TimelineProviderContext(family: family, isPreview: false)) { timeline in
          completion(timeline.entries)
        }
      }
    }
  }
}

extension StaticConfiguration: DescribedConfiguration {
  func describe(_ description: inout WidgetDescription) { addition(&description) }
}

extension WidgetDescription {
  /// Sets the view for an entry.
  @MainActor mutating func setContent<Entry, Content: View>(_ content: @escaping (Entry) -> Content) {
    entryType = "\(Entry.self)"
    self.content = { entry in (entry as? Entry).map { AnyView(content($0)) } }
  }
}
