import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// A label, and the parts of a date, each on a grey shape, or on macOS in a field.
struct DatePickerBody: View {
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.calendar) private var calendar
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.pixelLength) private var pixelLength
  @Environment(\.look.controls) private var metrics
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.look.desktop) private var desktop
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
      GraphicalDatePicker(date: date, components: components) { part(text(.omitted, .shortened)) }
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
      .lineLimit(1)
      .padding(.horizontal, metrics.field.padding.width).padding(.vertical, metrics.field.padding.height)
      .background {
        RoundedRectangle(cornerRadius: metrics.field.cornerRadius).fill(metrics.field.fill.color)
        RoundedRectangle(cornerRadius: metrics.field.cornerRadius)
          .strokeBorder(metrics.field.rim.color, lineWidth: metrics.field.rimWidth ?? pixelLength)
      }
      .opacity(isEnabled ? 1 : metrics.disabledOpacity)
      if appearance != .field {
        DesktopStepper(metrics: desktop, increment: {}, decrement: {}).accessibilityHidden(true)
      }
    }
  }

  @ViewBuilder private var parts: some View {
    if components.contains(.date) {
      part(text(.abbreviated, .omitted)).modifier(TraitModifier { $0.openedDate = .date })
    }
    if components.contains(.hourAndMinute) {
      part(text(.omitted, .shortened)).modifier(TraitModifier { $0.openedDate = .hourAndMinute })
    }
  }

  private func part(_ text: String) -> some View {
    Text(text)
      .lineLimit(1)
      .foregroundStyle(isEnabled ? Color.primary : Color.placeholder)
      .padding(.horizontal, metrics.datePadding)
      .frame(minHeight: metrics.dateHeight)
      .background(RoundedRectangle(cornerRadius: metrics.dateRadius).fill(metrics.fills.tertiary.color))
  }
}
