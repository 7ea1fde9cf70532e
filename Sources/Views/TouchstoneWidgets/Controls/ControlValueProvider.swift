public import TouchstoneCore
public import TouchstoneUI

/// Creates the value of a control that people don't configure.
///
/// - Source: WidgetKit, `ControlValueProvider`.
@preconcurrency
public protocol ControlValueProvider {
  associatedtype Value

  /// The value in the gallery of controls.
  var previewValue: Self.Value { get }

  /// Returns the value now.
  func currentValue() async throws -> Self.Value
}
