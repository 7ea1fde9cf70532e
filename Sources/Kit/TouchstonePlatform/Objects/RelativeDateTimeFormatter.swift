public import Foundation

/// Dates in words, relative to another date, such as “2 hours ago”. Foundation on Linux has only the format style.
///
/// - Source: Foundation, `RelativeDateTimeFormatter`.
public final class RelativeDateTimeFormatter: Formatter {
  /// The form of units.
  public enum UnitsStyle: Int, Sendable {
    /// `2 months ago`.
    case full
    /// `two months ago`.
    case spellOut
    /// `2 mo. ago`.
    case short
    /// `2mo ago`.
    case abbreviated
  }

  /// Whether there are words such as “yesterday”.
  public enum DateTimeStyle: Int, Sendable {
    /// `1 day ago`.
    case numeric
    /// `yesterday`.
    case named
  }

  /// The form of units.
  public var unitsStyle = UnitsStyle.full
  /// Whether there are words such as “yesterday”.
  public var dateTimeStyle = DateTimeStyle.numeric
  /// The context of the text.
  public var formattingContext = Formatter.Context.unknown
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // SAFETY: there always is a calendar; the type is Foundation's.
  public var calendar: Calendar! = .current
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // SAFETY: there always is a locale; the type is Foundation's.
  public var locale: Locale! = .current

  /// Returns a date in words, relative to another one, in the largest unit of which there is at least one.
  public func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let units: Set<Calendar.Component> = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
    return localizedString(from: calendar.dateComponents(units, from: referenceDate, to: date))
  }

  /// Returns a number of seconds in words, from now on if it is positive.
  public func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let reference = Self.reference
    return localizedString(for: reference.addingTimeInterval(timeInterval), relativeTo: reference)
  }

  /// Returns the largest unit that is not 0 in words, from now on if it is positive.
  public func localizedString(from dateComponents: DateComponents) -> String {
    let units: [Calendar.Component] = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
    let unit = units.first { ![0, nil].contains(dateComponents.value(for: $0)) } ?? .second
    let value = dateComponents.value(for: unit) ?? 0
    let date = calendar.date(byAdding: unit, value: value, to: Self.reference) ?? Self.reference
    let forms: [UnitsStyle: Date.RelativeFormatStyle.UnitsStyle] = [
      .full: .wide, .spellOut: .spellOut, .short: .abbreviated, .abbreviated: .narrow,
    ]
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: forms[unitsStyle] ?? .wide,
      locale: locale, calendar: calendar)
    return style.format(Self.reference)
  }

  /// Returns the string for a date; `nil` for anything else.
  public override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  /// A fixed date, so that the words do not depend on the length of the current month: 15 August 2001.
  private static let reference = Date(timeIntervalSinceReferenceDate: 226 * 86_400)
}
