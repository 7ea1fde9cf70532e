public import Foundation

/// A message with values in it.
///
/// - Source: os, `OSLogMessage`.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  public init(stringLiteral value: String) { text = value }

  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// A message while it is put together. Values are made to text at once, private ones, too: nothing leaves the process but
/// to standard error.
///
/// - Source: os, `OSLogInterpolation`.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Adds a text.
  public mutating func appendInterpolation(
    _ argument: @autoclosure () -> String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { text += align.aligned(argument()) }

  /// Adds a value by its description.
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { text += align.aligned(value().description) }

  /// Adds the name of a type.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> any Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { text += align.aligned(String(describing: value())) }

  /// Adds an object; `nil` reads so.
  public mutating func appendInterpolation(
    _ argumentObject: @autoclosure () -> NSObject?, privacy: OSLogPrivacy = .auto
  ) { text += argumentObject()?.description ?? "(null)" }

  /// Adds a whole number.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure () -> T, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { text += align.aligned(format.text(number())) }

  /// Adds a number.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { text += align.aligned(format.text(number())) }

  /// Adds a number.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Float, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { text += align.aligned(format.text(Double(number()))) }

  /// Adds a truth value.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
  ) { text += format == .answer ? (boolean() ? "YES" : "NO") : "\(boolean())" }

  /// Adds an error.
  public mutating func appendInterpolation(
    _ error: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto
  ) { text += String(describing: error()) }
}

/// Who may read a value.
///
/// - Source: os, `OSLogPrivacy`.
public struct OSLogPrivacy: Sendable {
  /// As the kind of value has it.
  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  /// All.
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  /// Only those with the device.
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  /// Only those with the device, ever.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }

  /// How a value that is hidden can still be compared.
  public enum Mask: Sendable {
    /// By a number made of it, or not at all.
    case hash, none
  }

  /// Only those with the device; others can compare values.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Only those with the device, ever; others can compare values.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// As the kind of value has it; others can compare values.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// On which side a text is filled up.
///
/// - Source: os, `OSLogStringAlignment`.
public struct OSLogStringAlignment: Sendable {
  private var columns = 0
  private var isAtEnd = false

  /// A text as it is.
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }
  /// A text of at least so many columns, at their end.
  public static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isAtEnd: true)
  }
  /// A text of at least so many columns, at their start.
  public static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns())
  }

  func aligned(_ text: String) -> String {
    let space = String(repeating: " ", count: max(0, min(columns, 1_000) - text.count))
    return isAtEnd ? space + text : text + space
  }
}

/// How whole numbers are written.
///
/// - Source: os, `OSLogIntegerFormatting`.
public struct OSLogIntegerFormatting: Sendable {
  private var radix = 10
  private var prefix = ""
  private var isUppercase = false
  private var digits = 0

  /// With ten digits.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// With sixteen digits.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
  /// With eight digits.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }
  /// With ten digits, filled up by zeros.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping () -> Int
  ) -> OSLogIntegerFormatting { OSLogIntegerFormatting(digits: minDigits()) }
  /// With sixteen digits, perhaps after `0x`.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 16, prefix: includePrefix ? "0x" : "", isUppercase: uppercase)
  }

  func text<T: FixedWidthInteger>(_ number: T) -> String {
    let text = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, min(digits, 1_000) - text.count))
    return (number < 0 ? "-" : "") + prefix + zeros + text
  }
}

/// How numbers are written.
///
/// - Source: os, `OSLogFloatFormatting`.
public struct OSLogFloatFormatting: Sendable {
  private var conversion = "f"
  private var precision = 6

  /// With six digits after the point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// With a power of ten.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "e") }
  /// As is shorter.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "g") }
  /// With so many digits after the point.
  public static func fixed(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting(precision: precision()) }
  /// As is shorter, with so many digits.
  public static func hybrid(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting(conversion: "g", precision: precision()) }

  func text(_ number: Double) -> String { String(format: "%.\(min(max(precision, 0), 100))\(conversion)", number) }
}

/// How truth values are written.
///
/// - Source: os, `OSLogBoolFormat`.
public enum OSLogBoolFormat: Sendable {
  /// `true` or `false`.
  case truth
  /// `YES` or `NO`.
  case answer
}
