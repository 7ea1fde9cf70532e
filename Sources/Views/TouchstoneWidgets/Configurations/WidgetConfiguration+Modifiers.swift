public import TouchstoneCore
public import TouchstoneUI

// What a picture shows of a widget: its families, its margins and its background.
extension WidgetConfiguration {
  /// Sets the families in which the widget can be shown.
  @MainActor @preconcurrency
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    ModifiedConfiguration(content: self) { $0.families = families }
  }

  /// Removes the margins of the content.
  @MainActor @preconcurrency
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    ModifiedConfiguration(content: self) { $0.hasContentMargins = false }
  }

  /// Sets whether the system may show the widget without its background.
  @MainActor @preconcurrency
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
    ModifiedConfiguration(content: self) { $0.isBackgroundRemovable = isRemovable }
  }
}

// What only the system reads.
extension WidgetConfiguration {
  /// Sets the name in the gallery of widgets. Ignored in pictures.
  @MainActor @preconcurrency
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { self }

  /// Sets the name in the gallery of widgets. Ignored in pictures.
  @MainActor @preconcurrency
  public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration { self }

  /// Sets the name in the gallery of widgets. Ignored in pictures.
  @_disfavoredOverload @MainActor @preconcurrency
  public func configurationDisplayName(_ displayNameResource: LocalizedStringResource) -> some WidgetConfiguration {
    self
  }

  /// Sets the name in the gallery of widgets. Ignored in pictures.
  @_disfavoredOverload @MainActor @preconcurrency
  public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration { self }

  /// Sets the description in the gallery of widgets. Ignored in pictures.
  @MainActor @preconcurrency
  public func description(_ description: Text) -> some WidgetConfiguration { self }

  /// Sets the description in the gallery of widgets. Ignored in pictures.
  @MainActor @preconcurrency
  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration { self }

  /// Sets the description in the gallery of widgets. Ignored in pictures.
  @_disfavoredOverload @MainActor @preconcurrency
  public func description(_ descriptionResource: LocalizedStringResource) -> some WidgetConfiguration { self }

  /// Sets the description in the gallery of widgets. Ignored in pictures.
  @_disfavoredOverload @MainActor @preconcurrency
  public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration { self }

  /// Sets places where the system should not offer the widget. Ignored in pictures.
  @MainActor @preconcurrency
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration { self }

  /// Runs an action when a download in the background ends. Ignored in pictures.
  @MainActor @preconcurrency
  public func onBackgroundURLSessionEvents(
    matching matchingString: String? = nil,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }

  /// Runs an action when a download in the background ends. Ignored in pictures.
  @MainActor @preconcurrency
  public func onBackgroundURLSessionEvents(
    matching: @escaping (String) -> Bool,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }

  /// Runs an action in the background. Ignored in pictures.
  @MainActor @preconcurrency
  public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some WidgetConfiguration { self }

  /// Asks for a configuration when the widget is added. Ignored in pictures.
  @MainActor @preconcurrency
  public func promptsForUserConfiguration() -> some WidgetConfiguration { self }

  /// Sets what is told about push tokens of the widget. Ignored in pictures.
  @MainActor @preconcurrency
  public func pushHandler(_ handler: any WidgetPushHandler.Type) -> some WidgetConfiguration { self }

  /// Sets the kind of another widget that this one replaces. Ignored in pictures.
  @MainActor @preconcurrency
  public func associatedKind(_ kind: String) -> some WidgetConfiguration { self }

  /// Sets further sizes of a Live Activity. Ignored in pictures.
  @MainActor @preconcurrency
  public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration { self }

  /// Sets how the widget may be mounted in a room. Ignored in pictures.
  @MainActor @preconcurrency
  public func supportedMountingStyles(_ styles: [WidgetMountingStyle]) -> some WidgetConfiguration { self }

  /// Sets what the widget in a room is made of. Ignored in pictures.
  @MainActor @preconcurrency
  public func widgetTexture(_ texture: WidgetTexture) -> some WidgetConfiguration { self }
}
