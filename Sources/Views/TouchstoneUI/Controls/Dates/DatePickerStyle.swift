public import Foundation
public import TouchstoneCore

/// A type that defines the appearance of date pickers.
///
/// - Source: SwiftUI, `DatePickerStyle`.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// The type of the view that the style creates for a date picker.
  associatedtype Body: View
  /// The parts of a date picker.
  typealias Configuration = DatePickerStyleConfiguration

  /// Creates the view of a date picker.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a date picker.
///
/// - Source: SwiftUI, `DatePickerStyleConfiguration`.
public struct DatePickerStyleConfiguration {
  /// The label of a date picker.
  public struct Label: View, ErasedView { let content: AnyView }

  /// The label.
  public let label: Label
  /// The chosen date.
  @Binding public var selection: Date
  /// The first date that can be chosen, or `nil` if there is none.
  public var minimumDate: Date?
  /// The last date that can be chosen, or `nil` if there is none.
  public var maximumDate: Date?
  /// The parts of a date that the picker offers.
  public var displayedComponents: DatePickerComponents
  /// The part of a compact picker that is open.
  let openedComponents: DatePickerComponents

  init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents, openedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
    self.openedComponents = openedComponents
  }
}

/// The default style.
public struct DefaultDatePickerStyle: DatePickerStyle, BuiltInStyle, Sendable {
  /// Creates the style; use `.automatic` as a shorthand.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    DatePickerBody(configuration: configuration, appearance: .compact)
  }
}

/// The date as text on a grey shape.
public struct CompactDatePickerStyle: DatePickerStyle, BuiltInStyle, Sendable {
  /// Creates the style; use `.compact` as a shorthand.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    DatePickerBody(configuration: configuration, appearance: .compact)
  }
}

/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle, BuiltInStyle, Sendable {
  /// Creates the style; use `.graphical` as a shorthand.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    DatePickerBody(configuration: configuration, appearance: .graphical)
  }
}

/// Wheels.
public struct WheelDatePickerStyle: DatePickerStyle, BuiltInStyle, Sendable {
  /// Creates the style; use `.wheel` as a shorthand.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    DatePickerBody(configuration: configuration, appearance: .wheel)
  }
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
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// A field with a stepper.
public struct StepperFieldDatePickerStyle: DatePickerStyle, BuiltInStyle, Sendable {
  /// Creates the style; use `.stepperField` as a shorthand.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    DatePickerBody(configuration: configuration, appearance: .compact)
  }
}

/// A field.
public struct FieldDatePickerStyle: DatePickerStyle, BuiltInStyle, Sendable {
  /// Creates the style; use `.field` as a shorthand.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    DatePickerBody(configuration: configuration, appearance: .field)
  }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// A field with a stepper; with a look of iOS drawn in the compact style.
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// A field; with a look of iOS drawn in the compact style.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension View {
  /// Sets the style of date pickers.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}
