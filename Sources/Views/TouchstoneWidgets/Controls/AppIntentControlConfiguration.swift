public import TouchstoneCore
public import TouchstoneUI

/// A control that people configure with an intent of the framework AppIntents, which is any type here.
///
/// - Source: WidgetKit, `AppIntentControlConfiguration`.
@MainActor @preconcurrency
public struct AppIntentControlConfiguration<Configuration, Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
  public typealias Body = Never

  private let content: @MainActor (inout ControlDescription) -> Void

  /// Creates a control of its configuration alone.
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {
    self.content = { $0.setContent(content) }
  }

  /// Creates a control that shows the value of a provider.
  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {
    self.content = { $0.setContent(content) }
  }
}

extension AppIntentControlConfiguration: DescribedControlConfiguration {
  func describe(_ description: inout ControlDescription) { content(&description) }
}

extension ControlWidgetConfiguration {
  /// Sets the name in the gallery of controls. Ignored in pictures, which show no gallery.
  @MainActor @preconcurrency
  public func displayName(_ name: LocalizedStringResource) -> some ControlWidgetConfiguration { self }

  /// Sets the description in the gallery of controls. Ignored in pictures, which show no gallery.
  @MainActor @preconcurrency
  public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration { self }

  /// Asks for a configuration when the control is added. Ignored in pictures.
  @MainActor @preconcurrency
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }

  /// Sets what is told about push tokens of the control. Ignored: no control is pushed.
  @MainActor @preconcurrency
  public func pushHandler(_ handler: any ControlPushHandler.Type) -> some ControlWidgetConfiguration { self }
}
