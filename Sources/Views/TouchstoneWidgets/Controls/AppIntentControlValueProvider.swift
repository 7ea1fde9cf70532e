public import TouchstoneCore
public import TouchstoneUI

/// Creates the value of a control that people configure.
///
/// - Source: WidgetKit, `AppIntentControlValueProvider`.
@preconcurrency
public protocol AppIntentControlValueProvider {
  associatedtype Value
  associatedtype Configuration

  /// Returns the value in the gallery of controls.
  func previewValue(configuration: Self.Configuration) -> Self.Value

  /// Returns the value now.
  func currentValue(configuration: Self.Configuration) async throws -> Self.Value
}
