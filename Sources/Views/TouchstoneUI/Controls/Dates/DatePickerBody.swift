import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// A label, and the parts of a date, each on a grey shape, or on macOS in a field.
struct DatePickerBody: View {
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.calendar) private var calendar
  @Environment(\.localCalendar) private var localCalendar
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.pixelLength) private var pixelLength
  @Environment(\.look.controls) private var metrics
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.look.desktop) private var desktop
  @Environment(\.controlSize) private var controlSize
  let configuration: DatePickerStyleConfiguration
  let appearance: Appearance

  /// The way a date is drawn.
  enum Appearance { case compact, field, graphical, wheel }

  private var date: Date { configuration.selection }
  private var components: DatePickerComponents { configuration.displayedComponents }

  private func text(_ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle) -> String {
    Date.FormatStyle(date: date, time: time, locale: locale, calendar: calendar, timeZone: timeZone).format(self.date)
  }

  var body: some View {
    switch appearance {
    case .compact, .field:
      if let desktop { FormRow(label: configuration.label, control: field(desktop)) } else { compact }
    case .graphical:
      GraphicalDatePicker(date: date, components: components) { shape(text(.omitted, .shortened)) }
    case .wheel: DateWheels(date: date, components: components)
    }
  }

  @ViewBuilder private var compact: some View {
    if typeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: metrics.dateSpacing) {
        if !labelsHidden { configuration.label }
        ViewThatFits(in: .horizontal) {
          HStack(spacing: metrics.dateSpacing) { parts }
          VStack(alignment: .leading, spacing: metrics.dateSpacing) { parts }
        }
      }
    } else {
      HStack {
        if !labelsHidden {
          configuration.label
          Spacer(minLength: 0)
        }
        HStack(spacing: metrics.dateSpacing) { parts }
      }
    }
  }

  /// The date in digits in a field with a border, before a stepper, as on macOS.
  private func field(_ desktop: DesktopMetrics) -> some View {
    HStack(spacing: desktop.stepperSpacing) {
      Text(
        [(DatePickerComponents.date, text(.numeric, .omitted)), (.hourAndMinute, text(.omitted, .shortened))]
          .filter { components.contains($0.0) }.map(\.1).joined(separator: ", ")
      )
      .modifier(ControlFont())
      .lineLimit(1)
      .frame(minHeight: desktop.sizes[controlSize].fieldHeight)
      .padding(.horizontal, metrics.field.padding.width).padding(.vertical, metrics.field.padding.height)
      .background {
        RoundedRectangle(cornerRadius: metrics.field.cornerRadius).fill(metrics.field.fill.color)
        RoundedRectangle(cornerRadius: metrics.field.cornerRadius)
          .strokeBorder(metrics.field.rim.color, lineWidth: metrics.field.rimWidth ?? pixelLength)
      }
      .opacity(isEnabled ? 1 : metrics.disabledOpacity)
      if appearance != .field {
        DesktopStepper(metrics: desktop, increment: { step(1) }, decrement: { step(-1) })
      }
    }
  }

  /// Changes the first part of the date, as a stepper of macOS does while no other part is chosen. The other parts stay, but
  /// a month may be too short for the day.
  private func step(_ change: Int) {
    let order = DateFormatter.dateFormat(fromTemplate: "yMd", options: 0, locale: locale) ?? "M"
    let units: [Character: Calendar.Component] = ["y": .year, "M": .month, "d": .day]
    let unit = components.contains(.date) ? order.lazy.compactMap { units[$0] }.first ?? .month : .hour
    guard let next = localCalendar.date(byAdding: unit, value: change, to: date, wrappingComponents: true) else {
      return
    }
    if let minimum = configuration.minimumDate, next < minimum { return }
    if let maximum = configuration.maximumDate, next > maximum { return }
    configuration.selection = next
  }

  @ViewBuilder private var parts: some View {
    if components.contains(.date) { part(.date, text(.abbreviated, .omitted)) }
    if components.contains(.hourAndMinute) { part(.hourAndMinute, text(.omitted, .shortened)) }
  }

  /// A part that opens; its text has the tint colour while it is open.
  private func part(_ kind: DatePickerComponents, _ text: String) -> some View {
    shape(text, isOpen: configuration.openedComponents == kind).modifier(TraitModifier { $0.openedDate = kind })
  }

  private func shape(_ text: String, isOpen: Bool = false) -> some View {
    Text(text)
      .lineLimit(1)
      .foregroundStyle(
        !isEnabled ? AnyShapeStyle(Color.placeholder) : isOpen ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.primary)
      )
      .padding(.horizontal, metrics.datePadding)
      .frame(minHeight: metrics.dateHeight)
      .background(RoundedRectangle(cornerRadius: metrics.dateRadius).fill(metrics.fills.tertiary.color))
  }
}
