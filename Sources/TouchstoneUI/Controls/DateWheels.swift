import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// The parts of a date on wheels.
struct DateWheels: View {
  /// The number of values before and after the selected one, which a wheel shows at most.
  private static let reach = 3

  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.calendar) private var calendar
  let date: Date
  let components: DatePickerComponents

  var body: some View {
    if components == [.date] {
      WheelRow(columns: [
        column(.month, Date.FormatStyle().month(.wide), weight: 1.5, alignment: .leading),
        column(.day, Date.FormatStyle().day()), column(.year, Date.FormatStyle().year()),
      ])
    } else {
      WheelRow(columns: (components.contains(.date) ? [day] : []) + time)
    }
  }

  private var local: Calendar {
    var calendar = calendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    return calendar
  }

  private func text(_ date: Date, _ style: Date.FormatStyle) -> AnyView {
    var style = style
    (style.locale, style.calendar, style.timeZone) = (locale, calendar, timeZone)
    return AnyView(Text(verbatim: style.format(date)))
  }

  /// The values of a component around the date's.
  private func column(
    _ component: Calendar.Component, _ style: Date.FormatStyle, weight: CGFloat = 1, alignment: Alignment = .center
  ) -> WheelColumn {
    let dates = (-Self.reach...Self.reach).map { local.date(byAdding: component, value: $0, to: date) ?? date }
    return WheelColumn(
      values: dates.map { text($0, style) }, selection: Self.reach, weight: weight, alignment: alignment)
  }

  private var day: WheelColumn {
    column(.day, Date.FormatStyle().weekday(.abbreviated).month(.abbreviated).day(), weight: 2.4, alignment: .trailing)
  }

  private var time: [WheelColumn] {
    let usesHalves = Date.FormatStyle(date: .omitted, time: .shortened, locale: locale, timeZone: timeZone)
      .format(date).contains { $0.isLetter }
    var columns = [
      column(.hour, Date.FormatStyle().hour(.defaultDigits(amPM: .omitted))),
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
