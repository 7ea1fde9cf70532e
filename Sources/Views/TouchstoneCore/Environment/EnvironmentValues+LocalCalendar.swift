package import Foundation

extension EnvironmentValues {
  /// The calendar with the locale and the time zone of the environment.
  package var localCalendar: Calendar {
    var calendar = calendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    return calendar
  }
}
