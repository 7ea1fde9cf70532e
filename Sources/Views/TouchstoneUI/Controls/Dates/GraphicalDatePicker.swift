import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// A month of days, and the time below it. Today is the date of the renderer's clock.
struct GraphicalDatePicker<Time: View>: View {
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.calendar) private var calendar
  @Environment(\.localCalendar) private var local
  @Environment(\.clock) private var clock
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.look.calendars) private var metrics
  @Environment(\.look.fonts) private var fonts
  @Environment(\.look.controls.disabledControlOpacity) private var disabledOpacity
  let date: Date
  let components: DatePickerComponents
  @ViewBuilder let time: Time

  var body: some View {
    VStack(spacing: 0) {
      if components.contains(.date) {
        title
        weekdays
        CalendarDays(month: CalendarMonth(of: date, today: clock.date, in: local))
      }
      if components.contains(.hourAndMinute) {
        HStack {
          Text(system: .time)
          Spacer(minLength: 0)
          time
        }
        .frame(height: metrics.titleHeight)
      }
    }
    .padding(.horizontal, metrics.inset)
    .frame(idealWidth: metrics.width, maxWidth: .infinity)
    .opacity(isEnabled ? 1 : disabledOpacity)
    // The texts of a calendar have one size.
    .environment(\.dynamicTypeSize, .large)
    .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
  }

  private var title: some View {
    HStack(spacing: metrics.arrowSpacing) {
      HStack(spacing: metrics.titleSpacing) {
        Text(
          Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone).month(.wide).year().format(date)
        )
        .font(fonts.calendarTitle.font).foregroundStyle(Color.primary)
        Image(systemName: "chevron.forward").font(.system(size: metrics.titleArrowSize, weight: fonts.arrowWeight))
          .foregroundStyle(.tint)
      }
      Spacer(minLength: 0)
      Image(systemName: "chevron.backward")
      Image(systemName: "chevron.forward")
    }
    .font(.system(size: metrics.arrowSize, weight: fonts.calendarArrowWeight))
    .foregroundStyle(.tint)
    .frame(height: metrics.titleHeight)
  }

  private var weekdays: some View {
    let names = local.shortStandaloneWeekdaySymbols
    return HStack(spacing: 0) {
      ForEach(0..<names.count, id: \.self) { index in
        Text(verbatim: names[(index + local.firstWeekday - 1) % names.count].uppercased(with: locale))
          .font(.system(size: metrics.weekdaySize, weight: fonts.weekdayWeight)).lineLimit(1)
          .foregroundStyle(.tertiary)
          .frame(maxWidth: .infinity)
      }
    }
    .frame(height: metrics.weekdayHeight)
  }
}

/// The days of a month.
struct CalendarMonth {
  let days: Int
  let selected: Int
  /// The day that is today, or `nil` in another month.
  let today: Int?
  /// The number of columns before the first day.
  let leading: Int

  init(of date: Date, today: Date, in calendar: Calendar) {
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    selected = parts.day ?? 1
    self.today =
      calendar.isDate(today, equalTo: date, toGranularity: .month) ? calendar.component(.day, from: today) : nil
    days = calendar.range(of: .day, in: .month, for: date)?.count ?? 30
    let first = calendar.date(byAdding: .day, value: 1 - selected, to: date) ?? date
    leading = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
  }

  var weeks: Int { (leading + days + 6) / 7 }

  /// The day in a column of a week, or `nil` if it belongs to another month.
  func day(week: Int, column: Int) -> Int? {
    let day = week * 7 + column - leading + 1
    return (1...days).contains(day) ? day : nil
  }
}

/// The days of a month in weeks: the selected one on a circle, today in the tint colour, or white if it is selected.
private struct CalendarDays: View {
  @Environment(\.locale) private var locale
  @Environment(\.look.calendars) private var metrics
  @Environment(\.look.fonts) private var fonts
  let month: CalendarMonth

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<month.weeks, id: \.self) { week in
        HStack(spacing: 0) {
          ForEach(0..<7, id: \.self) { column in
            cell(month.day(week: week, column: column)).frame(maxWidth: .infinity).frame(height: metrics.dayHeight)
          }
        }
      }
    }
  }

  private func color(isSelected: Bool, isToday: Bool) -> AnyShapeStyle {
    if isSelected, isToday { return AnyShapeStyle(Color.white) }
    return isSelected || isToday ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.primary)
  }

  @ViewBuilder private func cell(_ day: Int?) -> some View {
    if let day {
      let isSelected = day == month.selected
      let isToday = day == month.today
      Text(day, format: .number.locale(locale))
        .font(
          .system(
            size: isSelected ? metrics.selectedDaySize : metrics.daySize,
            weight: isSelected ? fonts.selectedDayWeight : nil)
        )
        .foregroundStyle(color(isSelected: isSelected, isToday: isToday))
        .background {
          if isSelected {
            Circle().fill(.tint).opacity(isToday ? 1 : metrics.selectionOpacity)
              .frame(width: metrics.selection, height: metrics.selection)
          }
        }
    } else {
      Color.clear
    }
  }
}
