public import Foundation

/// A log message with interpolated values.
///
/// - Source: os, `OSLogMessage`.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  public init(stringLiteral value: String) { text = value }

  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// An interpolation that builds a log message. All values, private ones included, become text immediately: the only
/// output of the process is standard error.
///
/// - Source: os, `OSLogInterpolation`.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Appends a string.
  public mutating func appendInterpolation(
    _ argument: @autoclosure () -> String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { text += align.aligned(argument()) }

  /// Appends the description of a value.
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { text += align.aligned(value().description) }

  /// Appends the name of a type.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> any Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { text += align.aligned(String(describing: value())) }

  /// Appends the description of an object, or `(null)` for `nil`.
  public mutating func appendInterpolation(
    _ argumentObject: @autoclosure () -> NSObject?, privacy: OSLogPrivacy = .auto
  ) { text += argumentObject()?.description ?? "(null)" }

  /// Appends an integer.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure () -> T, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { text += align.aligned(format.text(number())) }

  /// Appends a floating-point number.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { text += align.aligned(format.text(number())) }

  /// Appends a floating-point number.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Float, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { text += align.aligned(format.text(Double(number()))) }

  /// Appends a Boolean value.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
  ) { text += format == .answer ? (boolean() ? "YES" : "NO") : "\(boolean())" }

  /// Appends the description of an error.
  public mutating func appendInterpolation(
    _ error: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto
  ) { text += String(describing: error()) }
}

/// The privacy of an interpolated value. Ignored: all values are written.
///
/// - Source: os, `OSLogPrivacy`.
public struct OSLogPrivacy: Sendable {
  /// The default privacy of the value's type.
  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  /// Sensitive: private even where private data is enabled.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }

  /// A mask that lets redacted values be compared.
  public enum Mask: Sendable {
    case hash, none
  }

  /// Private, with a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Sensitive, with a mask.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// The default privacy of the value's type, with a mask.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The alignment of an interpolated value.
///
/// - Source: os, `OSLogStringAlignment`.
public struct OSLogStringAlignment: Sendable {
  private var columns = 0
  private var isAtEnd = false

  /// No padding.
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }
  /// Padded at the start to at least the given number of columns.
  public static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isAtEnd: true)
  }
  /// Padded at the end to at least the given number of columns.
  public static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns())
  }

  func aligned(_ text: String) -> String {
    let space = String(repeating: " ", count: max(0, min(columns, 1_000) - text.count))
    return isAtEnd ? space + text : text + space
  }
}

/// The format of integers.
///
/// - Source: os, `OSLogIntegerFormatting`.
public struct OSLogIntegerFormatting: Sendable {
  private var radix = 10
  private var prefix = ""
  private var isUppercase = false
  private var digits = 0

  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// Hexadecimal.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }
  /// Decimal, padded with zeros to a number of digits.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping () -> Int
  ) -> OSLogIntegerFormatting { OSLogIntegerFormatting(digits: minDigits()) }
  /// Hexadecimal, optionally with the prefix `0x`.
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

/// The format of floating-point numbers.
///
/// - Source: os, `OSLogFloatFormatting`.
public struct OSLogFloatFormatting: Sendable {
  private var conversion = "f"
  private var precision = 6

  /// Six digits after the decimal point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// Scientific notation.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "e") }
  /// The shorter of decimal and scientific notation.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "g") }
  /// The given number of digits after the decimal point.
  public static func fixed(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting(precision: precision()) }
  /// The shorter of decimal and scientific notation, with the given number of digits.
  public static func hybrid(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting(conversion: "g", precision: precision()) }

  func text(_ number: Double) -> String { String(format: "%.\(min(max(precision, 0), 100))\(conversion)", number) }
}

/// The format of Boolean values.
///
/// - Source: os, `OSLogBoolFormat`.
public enum OSLogBoolFormat: Sendable {
  /// `true` or `false`.
  case truth
  /// `YES` or `NO`.
  case answer
}
