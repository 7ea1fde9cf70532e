import Foundation
import TouchstoneCore

extension EnvironmentValues {
  /// The calendar with the locale and the time zone of the environment.
  var localCalendar: Calendar {
    var calendar = calendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    return calendar
  }
}
