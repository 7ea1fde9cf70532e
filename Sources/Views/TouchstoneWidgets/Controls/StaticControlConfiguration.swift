public import TouchstoneCore
public import TouchstoneUI

// Controls compile. The system draws them, from a symbol and a title; no picture shows one.

/// A control that people don't configure.
///
/// - Source: WidgetKit, `StaticControlConfiguration`.
@MainActor @preconcurrency
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
  public typealias Body = Never

  /// Creates a control without a value.
  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {}

  /// Creates a control that shows the value of a provider.
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {}
}
