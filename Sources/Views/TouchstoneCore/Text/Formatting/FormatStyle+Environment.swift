package import Foundation

extension FormatStyle {
  /// Returns the style with the environment's locale, calendar and time zone wherever it would use the machine's. What a
  /// style was given explicitly stays.
  package func following(_ environment: EnvironmentValues) -> Self {
    if let style = self as? any EnvironmentFormatStyle {
      return style.replacingMachine(by: environment) as? Self ?? self
    }
    // Any style can be asked for its locale: only a style with the machine's equals itself with that locale.
    let hasMachineLocale = self == locale(.autoupdatingCurrent) || self == locale(.current)
    return hasMachineLocale ? locale(environment.locale) : self
  }

  /// Returns a formatted value. Whatever the style takes from the machine, including the present time, is the
  /// environment's.
  package func format(_ value: FormatInput, in environment: EnvironmentValues) -> FormatOutput {
    if let style = self as? any TimedFormatStyle,
      let output = style.output(for: value, in: environment) as? FormatOutput
    {
      return output
    }
    return following(environment).format(value)
  }
}

/// A style with more settings of the machine than its locale.
protocol EnvironmentFormatStyle: FormatStyle {
  func replacingMachine(by environment: EnvironmentValues) -> Self
}

/// A style that reads the clock, by itself or in a style within it.
private protocol TimedFormatStyle: FormatStyle {
  /// Returns the formatted value, with the environment's `now` as the present; nil for values of other types.
  func output(for value: Any, in environment: EnvironmentValues) -> FormatOutput?
}

extension Locale {
  fileprivate func following(_ environment: EnvironmentValues) -> Locale {
    // A locale that was created from an identifier never equals the current one, even in the same language.
    self == .autoupdatingCurrent || self == .current ? environment.locale : self
  }
}

extension Calendar {
  /// The calendar, or nil if it is the machine's. One that was created from an identifier never is: it has another locale.
  package var unlessMachines: Calendar? { self == .autoupdatingCurrent || self == .current ? nil : self }

  /// Returns the environment's calendar in place of the machine's.
  package func following(_ environment: EnvironmentValues) -> Calendar { unlessMachines ?? environment.localCalendar }
}

extension TimeZone {
  /// Returns the environment's time zone in place of the machine's.
  ///
  /// `TimeZone.current` equals the zone that was created from its identifier. It only counts as the machine's next to
  /// `Calendar.current`: code that names a place rarely leaves the calendar to the machine.
  fileprivate func following(_ environment: EnvironmentValues, beside calendar: Calendar? = nil) -> TimeZone {
    let isMachines = self == .autoupdatingCurrent || (calendar == .current && self == .current)
    return isMachines ? environment.timeZone : self
  }
}

/// A style that has the three settings.
private protocol CalendarFormatStyle: EnvironmentFormatStyle {
  var locale: Locale { get set }
  var timeZone: TimeZone { get set }
  var calendar: Calendar { get set }
}

extension CalendarFormatStyle {
  func replacingMachine(by environment: EnvironmentValues) -> Self {
    var style = self
    style.locale = locale.following(environment)
    style.timeZone = timeZone.following(environment, beside: calendar)
    style.calendar = calendar.following(environment)
    return style
  }
}

extension Date.FormatStyle: CalendarFormatStyle {}

extension Date.IntervalFormatStyle: CalendarFormatStyle {}

extension Date.VerbatimFormatStyle: EnvironmentFormatStyle {
  func replacingMachine(by environment: EnvironmentValues) -> Date.VerbatimFormatStyle {
    var style = self
    // Without a locale, nothing is localised.
    style.locale = locale?.following(environment)
    style.timeZone = timeZone.following(environment, beside: calendar)
    style.calendar = calendar.following(environment)
    return style
  }
}

extension Date.FormatStyle.Attributed: EnvironmentFormatStyle {
  func replacingMachine(by environment: EnvironmentValues) -> Date.FormatStyle.Attributed {
    var style = self
    style[dynamicMember: \.self] = self[dynamicMember: \.self].replacingMachine(by: environment)
    return style
  }
}

extension Date.VerbatimFormatStyle.Attributed: EnvironmentFormatStyle {
  func replacingMachine(by environment: EnvironmentValues) -> Date.VerbatimFormatStyle.Attributed {
    var style = self
    style[dynamicMember: \.self] = self[dynamicMember: \.self].replacingMachine(by: environment)
    return style
  }
}

extension Date.AttributedStyle: EnvironmentFormatStyle {
  func replacingMachine(by environment: EnvironmentValues) -> Date.AttributedStyle {
    // The style within it has no accessor.
    let inner = Mirror(reflecting: self).descendant("innerStyle")
    return switch inner.flatMap({ Mirror(reflecting: $0).children.first?.value }) {
    case let style as Date.FormatStyle: style.replacingMachine(by: environment).attributed
    case let style as Date.VerbatimFormatStyle: style.replacingMachine(by: environment).attributed
    default: locale(environment.locale)
    }
  }
}

extension Date.ISO8601FormatStyle: EnvironmentFormatStyle {
  func replacingMachine(by environment: EnvironmentValues) -> Date.ISO8601FormatStyle {
    var style = self
    style.timeZone = timeZone.following(environment)
    return style
  }
}

extension DateComponents.ISO8601FormatStyle: EnvironmentFormatStyle {
  func replacingMachine(by environment: EnvironmentValues) -> DateComponents.ISO8601FormatStyle {
    var style = self
    style.timeZone = timeZone.following(environment)
    return style
  }
}

extension Date.AnchoredRelativeFormatStyle: EnvironmentFormatStyle {
  func replacingMachine(by environment: EnvironmentValues) -> Date.AnchoredRelativeFormatStyle {
    var style = self
    style.locale = locale.following(environment)
    style.calendar = calendar.following(environment)
    return style
  }
}

extension Date.RelativeFormatStyle: EnvironmentFormatStyle, TimedFormatStyle {
  func replacingMachine(by environment: EnvironmentValues) -> Date.RelativeFormatStyle {
    var style = self
    style.locale = locale.following(environment)
    style.calendar = calendar.following(environment)
    return style
  }

  func output(for value: Any, in environment: EnvironmentValues) -> String? {
    guard let date = value as? Date else { return nil }
    let style = replacingMachine(by: environment)
    return Date.AnchoredRelativeFormatStyle(
      anchor: date, allowedFields: allowedFields, presentation: presentation, unitsStyle: unitsStyle,
      locale: style.locale, calendar: style.calendar, capitalizationContext: capitalizationContext
    ).format(environment.now)
  }
}

extension ListFormatStyle: TimedFormatStyle {
  func output(for value: Any, in environment: EnvironmentValues) -> String? {
    // The style of the members has no accessor.
    let member = Mirror(reflecting: self).descendant("memberStyle") as? Style
    guard let member, let values = value as? Base else { return nil }
    var style = ListFormatStyle<Unchanged, [String]>(memberStyle: Unchanged())
    style.locale = locale.following(environment)
    style.listType = listType == .or ? .or : .and
    style.width = width == .short ? .short : width == .narrow ? .narrow : .standard
    return style.format(values.map { member.format($0, in: environment) })
  }
}

/// Formats a text as itself.
private struct Unchanged: FormatStyle {
  func format(_ value: String) -> String { value }
}
