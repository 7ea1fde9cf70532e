public import TouchstoneCore

/// A style of date pickers.
///
/// - Source: SwiftUI, `DatePickerStyle`.
public protocol DatePickerStyle {
  var _appearance: _DatePickerAppearance { get }
}

/// The date picker styles that are drawn.
public enum _DatePickerAppearance: Sendable {
  case compact
  case graphical
  case wheel
}

/// The default style.
public struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
  /// Creates the style; use `.automatic` as a shorthand.
  public init() {}
  public var _appearance: _DatePickerAppearance { .compact }
}

/// The date as text on a grey shape.
public struct CompactDatePickerStyle: DatePickerStyle, Sendable {
  /// Creates the style; use `.compact` as a shorthand.
  public init() {}
  public var _appearance: _DatePickerAppearance { .compact }
}

/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
  /// Creates the style; use `.graphical` as a shorthand.
  public init() {}
  public var _appearance: _DatePickerAppearance { .graphical }
}

/// Wheels.
public struct WheelDatePickerStyle: DatePickerStyle, Sendable {
  /// Creates the style; use `.wheel` as a shorthand.
  public init() {}
  public var _appearance: _DatePickerAppearance { .wheel }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default style: the date as text on a grey shape.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The date as text on a grey shape.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// A field with a stepper.
public struct StepperFieldDatePickerStyle: DatePickerStyle, Sendable {
  /// Creates the style; use `.stepperField` as a shorthand.
  public init() {}
  public var _appearance: _DatePickerAppearance { .compact }
}

/// A field.
public struct FieldDatePickerStyle: DatePickerStyle, Sendable {
  /// Creates the style; use `.field` as a shorthand.
  public init() {}
  public var _appearance: _DatePickerAppearance { .compact }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// A field with a stepper, drawn in the compact style.
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// A field, drawn in the compact style.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension EnvironmentValues {
  private enum DatePickerKey: EnvironmentKey { static var defaultValue: _DatePickerAppearance { .compact } }

  /// The style of date pickers.
  var datePickerAppearance: _DatePickerAppearance {
    get { self[DatePickerKey.self] }
    set { self[DatePickerKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of date pickers.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerAppearance, style._appearance)
  }
}
