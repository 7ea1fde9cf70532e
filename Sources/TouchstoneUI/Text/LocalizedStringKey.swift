public import Foundation

/// A text that is looked up in a table of strings, with values put into it.
///
/// Touchstone reads no string tables yet: the key is the text, with its Markdown applied.
///
/// - Source: SwiftUI, `LocalizedStringKey`.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  /// A piece of the text.
  package enum Segment {
    case literal(String)
    case string(String)
    case text(Text)
    case image(Image)
  }

  package var segments: [Segment]

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

  /// The text without its styles.
  package var plainText: String {
    segments.map { segment in
      switch segment {
      case .literal(let text), .string(let text): text
      case .text(let text): text.plainText(in: EnvironmentValues())
      case .image: "\u{FFFC}"
      }
    }.joined()
  }

  /// The parts of an interpolated text.
  public struct StringInterpolation: StringInterpolationProtocol {
    package var segments: [Segment] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { segments.append(.literal(literal)) }
    }

    public mutating func appendInterpolation(_ string: String) {
      segments.append(.string(string))
    }

    public mutating func appendInterpolation(_ text: Text) {
      segments.append(.text(text))
    }

    public mutating func appendInterpolation(_ image: Image) {
      segments.append(.image(image))
    }

    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      segments.append(.text(Text(attributedString)))
    }

    public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: CVarArg {
      segments.append(.string(String(format: specifier, value)))
    }

    public mutating func appendInterpolation<T>(_ value: T) where T: BinaryInteger {
      segments.append(.text(Text(verbatim: "\(value)").grouped(value)))
    }

    public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
      segments.append(.text(Text(input, format: format)))
    }

    public mutating func appendInterpolation<T>(_ value: T) where T: BinaryFloatingPoint & CVarArg {
      segments.append(.string(String(format: "%lf", Double(value))))
    }

    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      segments.append(.string("\(value)"))
    }
  }
}
