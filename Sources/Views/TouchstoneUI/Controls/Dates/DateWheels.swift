import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// The parts of a date on wheels.
struct DateWheels: View {
  @Environment(\.look.wheels) private var metrics
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.calendar) private var calendar
  @Environment(\.localCalendar) private var local
  let date: Date
  let components: DatePickerComponents

  var body: some View {
    if components == [.date] {
      WheelRow(columns: order.map { part($0) })
    } else {
      WheelRow(columns: (components.contains(.date) ? [day] : []) + time)
    }
  }

  /// The day, the month and the year in the order of the locale's dates.
  private var order: [AttributeScopes.FoundationAttributes.DateFieldAttribute.Field] {
    localized(Date.FormatStyle().year().month(.wide).day()).attributed.format(date).runs.compactMap(\.dateField)
  }

  private func part(_ field: AttributeScopes.FoundationAttributes.DateFieldAttribute.Field) -> WheelColumn {
    switch field {
    case .month: column(.month, Date.FormatStyle().month(.wide), weight: metrics.monthWeight, alignment: .leading)
    case .day: column(.day, Date.FormatStyle().day())
    default: column(.year, Date.FormatStyle().year())
    }
  }

  private func localized(_ style: Date.FormatStyle) -> Date.FormatStyle {
    var style = style
    (style.locale, style.calendar, style.timeZone) = (locale, calendar, timeZone)
    return style
  }

  /// The hour as in the locale's times, some of which have a zero before it.
  private func hour(of date: Date) -> String {
    let time = localized(Date.FormatStyle(date: .omitted, time: .shortened)).attributed.format(date)
    return time.runs.filter { $0.dateField == .hour }.map { String(time[$0.range].characters) }.joined()
  }

  /// The values of a component around the date's.
  private func column(
    _ component: Calendar.Component, _ style: Date.FormatStyle, weight: CGFloat = 1, alignment: Alignment = .center
  ) -> WheelColumn {
    column(component, weight: weight, alignment: alignment) { localized(style).format($0) }
  }

  private func column(
    _ component: Calendar.Component, weight: CGFloat = 1, alignment: Alignment = .center, text: (Date) -> String
  ) -> WheelColumn {
    let reach = metrics.distances.count
    let dates = (-reach...reach).map { local.date(byAdding: component, value: $0, to: date) ?? date }
    return WheelColumn(
      values: dates.map { AnyView(Text(verbatim: text($0))) }, selection: reach, weight: weight,
      alignment: alignment)
  }

  private var day: WheelColumn {
    column(
      .day, Date.FormatStyle().weekday(.abbreviated).month(.abbreviated).day(), weight: metrics.dayWeight,
      alignment: .trailing)
  }

  private var time: [WheelColumn] {
    let usesHalves = [.oneToTwelve, .zeroToEleven].contains(locale.hourCycle)
    var columns = [
      column(.hour) { hour(of: $0) },
      column(.minute, Date.FormatStyle().minute(.twoDigits)),
    ]
    if usesHalves {
      let isAfternoon = local.component(.hour, from: date) >= 12
      columns.append(
        WheelColumn(
          values: [local.amSymbol, local.pmSymbol].map { AnyView(Text(verbatim: $0)) }, selection: isAfternoon ? 1 : 0))
    }
    return columns
  }
}
