public import TouchstoneCore
public import TouchstoneUI

/// A control that people don't configure.
///
/// - Source: WidgetKit, `StaticControlConfiguration`.
@MainActor @preconcurrency
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
  public typealias Body = Never

  private let content: @MainActor (inout ControlDescription) -> Void

  /// Creates a control without a value.
  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
    self.content = { description in
      description.parts = { _, parts in
        content().add(to: &parts)
        return true
      }
    }
  }

  /// Creates a control that shows the value of a provider.
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {
    self.content = { $0.setContent(preview: { provider.previewValue }, content) }
  }
}

extension StaticControlConfiguration: DescribedControlConfiguration {
  func describe(_ description: inout ControlDescription) { content(&description) }
}
