public import Foundation

/// Lengths of time in words or digits, such as “2 hours, 5 minutes” or “2:05:00”.
///
/// Foundation on Linux has no such formatter.
///
/// - Source: Foundation, `DateComponentsFormatter`.
open class DateComponentsFormatter: Formatter {
  /// The form of units.
  public enum UnitsStyle: Int, Sendable {
    /// `2:05:00`.
    case positional
    /// `2h 5m`.
    case abbreviated
    /// `2 hr, 5 min`.
    case short
    /// `2 hours, 5 minutes`.
    case full
    /// `two hours, five minutes`.
    case spellOut
    /// `2hr 5min`.
    case brief
  }

  /// What becomes of units whose value is 0.
  public struct ZeroFormattingBehavior: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Leading ones are dropped in positions, and all of them elsewhere.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// All are shown, with two digits in positions.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// The form of units.
  open var unitsStyle = UnitsStyle.positional
  /// The units to use; without any, those from years to seconds.
  open var allowedUnits: NSCalendar.Unit = []
  /// What becomes of units whose value is 0.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar, whose locale is that of the words.
  open var calendar: Calendar? = .current
  /// The date from which lengths are counted, as months differ.
  open var referenceDate: Date?
  /// Whether the last unit has decimals. Has no effect.
  open var allowsFractionalUnits = false
  /// The largest number of units; 0 for any.
  open var maximumUnitCount = 0
  /// Whether the largest unit takes what exceeds it. Has no effect.
  open var collapsesLargestUnit = false
  /// Whether “about” is before the text, in English.
  open var includesApproximationPhrase = false
  /// Whether “remaining” is after the text, in English.
  open var includesTimeRemainingPhrase = false
  /// The context of the text. Has no effect.
  open var formattingContext = Formatter.Context.unknown

  private static let units: [(unit: NSCalendar.Unit, component: Calendar.Component)] = [
    (.year, .year), (.month, .month), (.weekOfMonth, .weekOfMonth), (.day, .day), (.hour, .hour), (.minute, .minute),
    (.second, .second),
  ]

  /// Returns a number of seconds as text.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e12 else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti.rounded(.towardZero)))
  }

  /// Returns the time from one date to another as text.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let calendar = calendar ?? .current
    let components = Set(used.map(\.component))
    return string(from: calendar.dateComponents(components, from: startDate, to: endDate))
  }

  /// Returns components as text; they are taken as they are, if they are of the units to use.
  ///
  /// - Returns: `nil` if a component is too large to count its seconds.
  open func string(from components: DateComponents) -> String? {
    let used = used.filter { !allowedUnits.isEmpty || components.value(for: $0.component) != nil }
    var parts = used.map { (component: $0.component, value: components.value(for: $0.component) ?? 0) }
    let most = Self.durations.values.map(\.seconds).max() ?? 1
    guard parts.allSatisfy({ $0.value.magnitude <= Int.max.magnitude / most.magnitude }) else { return nil }
    drop(&parts)
    if maximumUnitCount > 0, parts.count > maximumUnitCount {
      parts.removeLast(parts.count - maximumUnitCount)
    }
    let text = unitsStyle == .positional ? positions(parts) : words(parts)
    return (includesApproximationPhrase ? "About " : "") + text + (includesTimeRemainingPhrase ? " remaining" : "")
  }

  /// Returns components as text in a style.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// Returns the text for a number of seconds or components; `nil` for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap(string(from:)) ?? (obj as? TimeInterval).flatMap(string(from:))
  }

  private var used: [(unit: NSCalendar.Unit, component: Calendar.Component)] {
    // Weeks are used only where they are asked for.
    allowedUnits.isEmpty
      ? Self.units.filter { $0.component != .weekOfMonth } : Self.units.filter { allowedUnits.contains($0.unit) }
  }

  private func drop(_ parts: inout [(component: Calendar.Component, value: Int)]) {
    let all = parts
    guard zeroFormattingBehavior != .pad else { return }
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) { behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll) }
    if behavior.contains(.dropLeading) { parts = Array(parts.drop { $0.value == 0 }) }
    if behavior.contains(.dropTrailing) { while parts.last?.value == 0 { parts.removeLast() } }
    if behavior.contains(.dropMiddle), parts.count > 2 {
      let last = parts.count - 1
      parts = parts.enumerated().filter { $0 == 0 || $0 == last || $1.value != 0 }.map(\.element)
    }
    if parts.isEmpty { parts = all.suffix(1) }
  }

  private func positions(_ parts: [(component: Calendar.Component, value: Int)]) -> String {
    let isNegative = parts.contains { $0.value < 0 }
    let numbers = parts.enumerated().map { index, part in
      let isPadded =
        (index > 0 || zeroFormattingBehavior.contains(.pad)) && [.hour, .minute, .second].contains(part.component)
      return isPadded && abs(part.value) < 10 ? "0\(abs(part.value))" : "\(abs(part.value))"
    }
    return (isNegative ? "-" : "") + numbers.joined(separator: ":")
  }

  private func words(_ parts: [(component: Calendar.Component, value: Int)]) -> String {
    parts.map(text).joined(separator: [.abbreviated, .brief].contains(unitsStyle) ? " " : ", ")
  }

  private func text(_ component: Calendar.Component, _ value: Int) -> String {
    let calendar = calendar ?? .current
    let locale = calendar.locale ?? .current
    let text: String
    if let (unit, seconds) = Self.durations[component] {
      let widths: [UnitsStyle: Duration.UnitsFormatStyle.UnitWidth] = [
        .abbreviated: .narrow, .brief: .condensedAbbreviated, .short: .abbreviated,
      ]
      let style = Duration.UnitsFormatStyle(
        allowedUnits: [unit], width: widths[unitsStyle] ?? .wide, zeroValueUnits: .show(length: 1))
      let spaced = style.locale(locale).format(.seconds(value * seconds))
      text = unitsStyle == .brief ? spaced.filter { !$0.isWhitespace } : spaced
    } else {
      // Foundation on Linux has no format style for these units, so the words are English ones.
      let isYear = component == .year
      let names: [UnitsStyle: String] =
        isYear
        ? [.abbreviated: "y", .brief: "yr", .short: " yr"] : [.abbreviated: "mo", .brief: "mth", .short: " mth"]
      let name = names[unitsStyle] ?? (isYear ? " year" : " month")
      let takesPlural = unitsStyle != .abbreviated && unitsStyle != .brief && abs(value) != 1
      text = "\(value)\(name)\(takesPlural ? "s" : "")"
    }
    guard unitsStyle == .spellOut else { return text }
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    formatter.locale = locale
    return text.replacing("\(value)", with: formatter.string(from: NSNumber(value: value)) ?? "\(value)")
  }

  private static let durations: [Calendar.Component: (unit: Duration.UnitsFormatStyle.Unit, seconds: Int)] = [
    .weekOfMonth: (.weeks, 604_800), .day: (.days, 86_400), .hour: (.hours, 3600), .minute: (.minutes, 60),
    .second: (.seconds, 1),
  ]
}
