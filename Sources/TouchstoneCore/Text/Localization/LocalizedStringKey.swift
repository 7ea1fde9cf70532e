public import Foundation

/// A text that is looked up in a table of strings, with values put into it.
///
/// The key of `"Hello \(name), \(count) messages"` is `Hello %@, %lld messages`. A `Text` looks it up in the language of
/// the environment's locale; where no table has it, the key itself is shown.
///
/// - Source: SwiftUI, `LocalizedStringKey`.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// A piece of the text.
  package enum Segment: Sendable {
    case literal(String)
    case string(String)
    case number(LocalizedNumber)
    case text(Text)
    case image(Image)
  }

  package var segments: [Segment]

  /// Creates a key without values.
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

  /// The name under which tables list the text.
  package var key: String {
    // A text without values is no format: its percent signs mean themselves.
    if segments.count == 1, case .literal(let text) = segments[0] { return text }
    return segments.map { segment in
      switch segment {
      case .literal(let text): text.replacing("%", with: "%%")
      case .string, .text, .image: "%@"
      case .number(let number): number.specifier
      }
    }.joined()
  }

  /// The text without its styles.
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

  /// The parts of an interpolated text.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    package var segments: [Segment] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { segments.append(.literal(literal)) }
    }

    /// Puts a string in; the key has `%@` there.
    public mutating func appendInterpolation(_ string: String) {
      segments.append(.string(string))
    }

    /// Puts a text with its own style in; the key has `%@` there.
    public mutating func appendInterpolation(_ text: Text) {
      segments.append(.text(text))
    }

    /// Puts an image into the line.
    public mutating func appendInterpolation(_ image: Image) {
      segments.append(.image(image))
    }

    /// Puts a text with attributes in; the key has `%@` there.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      segments.append(.text(Text(attributedString)))
    }

    /// Puts another localized text in; the key has `%@` there.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      segments.append(.text(Text(resource)))
    }

    /// Puts a number in, written as a format such as `%.2f` says, which is in the key too.
    public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: CVarArg {
      if let number = LocalizedNumber(value, specifier: specifier) {
        segments.append(.number(number))
      } else {
        segments.append(.string(String(format: specifier, value)))
      }
    }

    /// Puts a whole number in; the key has `%lld` there for an `Int`, and tables may choose a plural by it.
    public mutating func appendInterpolation<T>(_ value: T) where T: BinaryInteger {
      if let number = LocalizedNumber(value) {
        segments.append(.number(number))
      } else {
        segments.append(.string("\(value)"))
      }
    }

    /// Puts a value in as a format style writes it; the key has `%@` there.
    public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
      segments.append(.text(Text(input, format: format)))
    }

    /// Puts a fraction in; the key has `%lf` there for a `Double`.
    public mutating func appendInterpolation<T>(_ value: T) where T: BinaryFloatingPoint & CVarArg {
      segments.append(.number(LocalizedNumber(Double(value), isFloat: T.self == Float.self)))
    }

    /// Puts a value's description in; the key has `%@` there.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      segments.append(.string("\(value)"))
    }
  }
}
