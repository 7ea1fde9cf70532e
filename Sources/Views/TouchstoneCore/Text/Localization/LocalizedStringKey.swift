public import Foundation

/// A key for looking up a text in a string table, with interpolated values.
///
/// The key of `"Hello \(name), \(count) messages"` is `Hello %@, %lld messages`. A `Text` looks it up in the language
/// of the environment's locale; if no table contains it, the key itself is shown.
///
/// - Source: SwiftUI, `LocalizedStringKey`.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// A segment of the text.
  package enum Segment: Sendable {
    case literal(String)
    case string(String)
    case number(LocalizedNumber)
    case text(Text)
    case image(Image)
  }

  package var segments: [Segment]

  /// Creates a key without interpolated values.
  public init(_ value: String) {
    segments = [.literal(value)]
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    segments = stringInterpolation.segments
  }

  public static func == (a: LocalizedStringKey, b: LocalizedStringKey) -> Bool { a.plainText == b.plainText }

  /// The key under which tables list the text.
  package var key: String {
    // A text without values is not a format: its percent signs are literal.
    if segments.count == 1, case .literal(let text) = segments[0] { return text }
    return segments.map { segment in
      switch segment {
      case .literal(let text): text.utf8.contains(UInt8(ascii: "%")) ? text.replacing("%", with: "%%") : text
      case .string, .text, .image: "%@"
      case .number(let number): number.specifier
      }
    }.joined()
  }

  /// The text without styles.
  package var plainText: String {
    segments.map { segment in
      switch segment {
      case .literal(let text), .string(let text): text
      case .number(let number): number.formatted(locale: EnvironmentValues().locale)
      case .text(let text): text.plainText(in: EnvironmentValues())
      case .image: "\u{FFFC}"
      }
    }.joined()
  }

  /// The segments of an interpolated key.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    package var segments: [Segment] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { segments.append(.literal(literal)) }
    }

    /// Interpolates a string; the key contains `%@`.
    public mutating func appendInterpolation(_ string: String) {
      segments.append(.string(string))
    }

    /// Interpolates a styled text; the key contains `%@`.
    public mutating func appendInterpolation(_ text: Text) {
      segments.append(.text(text))
    }

    /// Interpolates an inline image.
    public mutating func appendInterpolation(_ image: Image) {
      segments.append(.image(image))
    }

    /// Interpolates an attributed string; the key contains `%@`.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      segments.append(.text(Text(attributedString)))
    }

    /// Interpolates another localised text; the key contains `%@`.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      segments.append(.text(Text(resource)))
    }

    /// Interpolates a number with a specifier such as `%.2f`, which the key contains as well.
    public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: CVarArg {
      if let number = LocalizedNumber(value, specifier: specifier) {
        segments.append(.number(number))
      } else {
        segments.append(.string(String(format: specifier, value)))
      }
    }

    /// Interpolates an integer; the key contains `%lld` for an `Int`, and tables may use it to choose a plural form.
    public mutating func appendInterpolation<T>(_ value: T) where T: BinaryInteger {
      if let number = LocalizedNumber(value) {
        segments.append(.number(number))
      } else {
        segments.append(.string("\(value)"))
      }
    }

    /// Interpolates a value formatted with a format style; the key contains `%@`.
    public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
      segments.append(.text(Text(input, format: format)))
    }

    /// Interpolates a floating-point number; the key contains `%lf` for a `Double`.
    public mutating func appendInterpolation<T>(_ value: T) where T: BinaryFloatingPoint & CVarArg {
      segments.append(.number(LocalizedNumber(Double(value), isFloat: T.self == Float.self)))
    }

    /// Interpolates the description of a value; the key contains `%@`.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      segments.append(.string("\(value)"))
    }
  }
}
