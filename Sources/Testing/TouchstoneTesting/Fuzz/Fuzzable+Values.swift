public import Foundation
public import TouchstoneUI

extension String: Fuzzable {
  /// A text: a word, none, long, without spaces, right to left, of emoji, with combining marks, in other scripts, on several
  /// lines, or with characters that format texts.
  public static func fuzzed(_ choices: inout FuzzChoices) -> String {
    choices.note(FuzzText.text(&choices))
  }

  public var sourceCode: String { SwiftSource.literal(self) }
}

extension Bool: Fuzzable {
  public static func fuzzed(_ choices: inout FuzzChoices) -> Bool { choices.choose(below: 2) == 1 }
}

extension Fuzzable where Self: FixedWidthInteger {
  /// Zero, a small, large or negative number, up to a thousand billion where the type has it.
  public static func fuzzed(_ choices: inout FuzzChoices) -> Self {
    let numbers: [Int64] = [
      0, 1, 2, 3, 10, 42, 99, 100, 101, 1_000, 12_345, 1_000_000, -1, -42, -12_345, 2_147_483_647, -2_147_483_648,
      1_000_000_000_000,
    ]
    return Self(clamping: choices.choose(from: numbers))
  }

  public var sourceCode: String { "\(self)" }
}

extension Int: Fuzzable {}
extension Int8: Fuzzable {}
extension Int16: Fuzzable {}
extension Int32: Fuzzable {}
extension Int64: Fuzzable {}
extension UInt: Fuzzable {}
extension UInt8: Fuzzable {}
extension UInt16: Fuzzable {}
extension UInt32: Fuzzable {}
extension UInt64: Fuzzable {}

extension Fuzzable where Self: BinaryFloatingPoint {
  /// Zero, a small, large, negative or long number. ``FuzzGenerator/withNonFinite`` has those that are not finite, too.
  public static func fuzzed(_ choices: inout FuzzChoices) -> Self {
    let numbers: [Double] = [
      0, 1, 0.5, 0.25, 2, 10, 100, 0.1 + 0.2, 99.995, 1_234.5678, 1e-9, -1, -0.5, -273.15, 1e6, 1e12, -1e9,
    ]
    return Self(choices.choose(from: numbers))
  }

  public var sourceCode: String {
    if isNaN { return ".nan" }
    return isInfinite ? (self > 0 ? ".infinity" : "-.infinity") : "\(self)"
  }
}

extension Double: Fuzzable {}
extension Float: Fuzzable {}
extension CGFloat: Fuzzable {
  public var sourceCode: String { Double(self).sourceCode }
}

extension Date: Fuzzable {
  /// A day of this century, the first of 1970, a leap day, the end of a year, one long ago or far ahead.
  public static func fuzzed(_ choices: inout FuzzChoices) -> Date {
    // 15 June 2024, 1 January 1970, 29 February 2000, the last second of 2023, 1 May 1900, 19 January 2038, 1 October 9999.
    let seconds: [Double] = [
      1_718_452_800, 0, 951_782_400, 1_704_067_199, -2_198_534_400, 2_147_483_647, 253_394_784_000,
    ]
    return Date(timeIntervalSince1970: choices.choose(from: seconds))
  }

  public var sourceCode: String { "Date(timeIntervalSince1970: \(timeIntervalSince1970))" }
}

extension URL: Fuzzable {
  /// An address of a page, a long one, one with international letters, or one of a file. None of them is loaded.
  public static func fuzzed(_ choices: inout FuzzChoices) -> URL {
    let addresses = [
      "https://example.com", "https://example.com/a/path/of/many/parts/that/goes/on?query=1&other=two#fragment",
      "https://xn--bcher-kva.example/%C3%BC", "mailto:someone@example.com", "file:///nowhere/picture.png",
    ]
    return URL(string: choices.choose(from: addresses)) ?? URL(fileURLWithPath: "/")
  }

  public var sourceCode: String { "URL(string: \(SwiftSource.literal(absoluteString)))!" }
}

extension Binding: Fuzzable where Value: Fuzzable {
  /// A binding to a constant value.
  public static func fuzzed(_ choices: inout FuzzChoices) -> Binding { .constant(.fuzzed(&choices)) }

  public var sourceCode: String { ".constant(\(SwiftSource.expression(wrappedValue)))" }
}

extension Color: Fuzzable {
  private static let named: [(color: Color, name: String)] = [
    (.blue, "blue"), (.black, "black"), (.white, "white"), (.primary, "primary"), (.secondary, "secondary"),
    (.red, "red"), (.yellow, "yellow"), (.gray, "gray"), (.accentColor, "accentColor"), (.clear, "clear"),
  ]

  /// A colour of the system.
  public static func fuzzed(_ choices: inout FuzzChoices) -> Color { choices.choose(from: named).color }

  public var sourceCode: String {
    Self.named.first { $0.color == self }.map { "Color.\($0.name)" } ?? SwiftSource.reflected(self)
  }
}
