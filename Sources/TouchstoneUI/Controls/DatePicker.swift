public import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// The parts of a date that a picker offers.
///
/// - Source: SwiftUI, `DatePickerComponents`.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control for choosing a date.
///
/// - Source: SwiftUI, `DatePicker`.
public struct DatePicker<Label> where Label: View {
  /// The parts of a date that the picker offers.
  public typealias Components = DatePickerComponents

  let selection: Binding<Date>
  let components: DatePickerComponents
  let label: Label
}

extension DatePicker: View {
  public var body: some View { DatePickerBody(date: selection.wrappedValue, components: components, label: label) }

  /// Creates a picker.
  public nonisolated init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, components: displayedComponents, label: label())
  }

  /// Creates a picker for dates in a range, which is not visible in pictures.
  public nonisolated init<Dates: RangeExpression>(
    selection: Binding<Date>, in range: Dates, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) where Dates.Bound == Date {
    self.init(selection: selection, components: displayedComponents, label: label())
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker with a localised title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, components: displayedComponents, label: Text(titleKey))
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, components: displayedComponents, label: Text(title))
  }

  /// Creates a picker with a localised title for dates in a range, which is not visible in pictures.
  public nonisolated init<Dates: RangeExpression>(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: Dates,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) where Dates.Bound == Date {
    self.init(selection: selection, components: displayedComponents, label: Text(titleKey))
  }

  /// Creates a picker with a title for dates in a range, which is not visible in pictures.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, Dates: RangeExpression>(
    _ title: S, selection: Binding<Date>, in range: Dates, displayedComponents: Components = [.hourAndMinute, .date]
  ) where Dates.Bound == Date {
    self.init(selection: selection, components: displayedComponents, label: Text(title))
  }
}

/// A label, and the parts of a date, each on a grey shape.
private struct DatePickerBody<Label: View>: View {
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.calendar) private var calendar
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.look.controls) private var metrics
  @Environment(\.datePickerAppearance) private var appearance
  @Environment(\.dynamicTypeSize) private var typeSize
  let date: Date
  let components: DatePickerComponents
  let label: Label

  private func text(_ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle) -> String {
    Date.FormatStyle(date: date, time: time, locale: locale, calendar: calendar, timeZone: timeZone).format(self.date)
  }

  var body: some View {
    switch appearance {
    case .compact: compact
    case .graphical:
      GraphicalDatePicker(date: date, components: components) { part(text(.omitted, .shortened)) }
    case .wheel: DateWheels(date: date, components: components)
    }
  }

  @ViewBuilder private var compact: some View {
    if typeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: metrics.dateSpacing) {
        if !labelsHidden { label }
        ViewThatFits(in: .horizontal) {
          HStack(spacing: metrics.dateSpacing) { parts }
          VStack(alignment: .leading, spacing: metrics.dateSpacing) { parts }
        }
      }
    } else {
      HStack {
        if !labelsHidden {
          label
          Spacer(minLength: 0)
        }
        HStack(spacing: metrics.dateSpacing) { parts }
      }
    }
  }

  @ViewBuilder private var parts: some View {
    if components.contains(.date) { part(text(.abbreviated, .omitted)) }
    if components.contains(.hourAndMinute) { part(text(.omitted, .shortened)) }
  }

  private func part(_ text: String) -> some View {
    Text(text)
      .lineLimit(1)
      .foregroundStyle(isEnabled ? Color.primary : ControlColors.placeholder)
      .padding(.horizontal, metrics.datePadding)
      .frame(minHeight: metrics.dateHeight)
      .background(RoundedRectangle(cornerRadius: metrics.dateRadius).fill(ControlColors.tertiaryFill))
  }
}

/// A control for choosing any number of dates, drawn as the number of chosen dates.
///
/// - Source: SwiftUI, `MultiDatePicker`.
public struct MultiDatePicker<Label: View> {
  let selection: Binding<Set<DateComponents>>
  let label: Label
}

extension MultiDatePicker: View {
  public var body: some View {
    LabeledContent {
      Text("\(selection.wrappedValue.count)")
    } label: {
      label
    }
  }

  /// Creates a picker.
  public nonisolated init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection: selection, label: label())
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker with a localised title.
  public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection, label: Text(titleKey))
  }

  /// Creates a picker with a localised title for dates in a range, which is not visible in pictures.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection: selection, label: Text(titleKey))
  }
}
