public import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// A control for dates. Use `DatePicker` to have one in pictures.
open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    /// The modes of UIKit, in its order.
    case time, date, dateAndTime, countDownTimer
    case yearAndMonth = 4
  }

  open var date = Date()
  /// The earliest date.
  open var minimumDate: Date?
  /// The latest date.
  open var maximumDate: Date?
  /// What is chosen.
  open var datePickerMode = Mode.dateAndTime
  /// The look.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// The step of minutes.
  open var minuteInterval = 1
  /// The length of a countdown, in seconds.
  open var countDownDuration: TimeInterval = 0
  /// The calendar; `nil` for the current one.
  open var calendar: Calendar?
  /// The locale; `nil` for the current one.
  open var locale: Locale?
  /// The time zone; `nil` for that of the calendar.
  open var timeZone: TimeZone?

  /// Sets the date at once.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

/// The look of a control for dates.
public enum UIDatePickerStyle: Int, Sendable {
  /// The looks of UIKit, in its order.
  case automatic, wheels, compact, inline
}
