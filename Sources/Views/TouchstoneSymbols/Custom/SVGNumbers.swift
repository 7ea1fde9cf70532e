package import Foundation

/// A parser for the numbers in an SVG attribute, separated by spaces, commas, signs or second decimal points.
package struct SVGNumbers {
  private let bytes: [UInt8]
  private var index = 0

  init(_ source: String) {
    bytes = Array(source.utf8)
  }

  /// Returns all numbers of an attribute, up to the first character that is not part of one.
  package static func all(in source: String) -> [CGFloat] {
    var numbers = SVGNumbers(source)
    var result: [CGFloat] = []
    while let number = numbers.number() { result.append(number) }
    return result
  }

  /// Returns whether everything has been parsed.
  mutating func isAtEnd() -> Bool {
    skipSeparators()
    return index == bytes.count
  }

  /// Returns the next letter, or `nil` if something else follows.
  mutating func letter() -> Character? {
    skipSeparators()
    guard index < bytes.count else { return nil }
    let character = Character(Unicode.Scalar(bytes[index]))
    guard character.isLetter else { return nil }
    index += 1
    return character
  }

  /// Returns the next numbers, or `nil` if there are fewer.
  mutating func next(_ count: Int) -> [CGFloat]? {
    var result: [CGFloat] = []
    for _ in 0..<count {
      guard let number = number() else { return nil }
      result.append(number)
    }
    return result
  }

  /// Returns the next flag, 0 or 1, which need not be followed by a separator.
  mutating func flag() -> Bool? {
    skipSeparators()
    guard index < bytes.count, bytes[index] == UInt8(ascii: "0") || bytes[index] == UInt8(ascii: "1") else {
      return nil
    }
    index += 1
    return bytes[index - 1] == UInt8(ascii: "1")
  }

  private mutating func skipSeparators() {
    while index < bytes.count, " ,\t\r\n".utf8.contains(bytes[index]) { index += 1 }
  }

  private mutating func number() -> CGFloat? {
    skipSeparators()
    let start = index
    func isDigit(_ index: Int) -> Bool { index < bytes.count && (48...57).contains(bytes[index]) }
    if index < bytes.count, "+-".utf8.contains(bytes[index]) { index += 1 }
    while isDigit(index) { index += 1 }
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      while isDigit(index) { index += 1 }
    }
    if index < bytes.count, "eE".utf8.contains(bytes[index]) {
      let sign = index + 1 < bytes.count && "+-".utf8.contains(bytes[index + 1]) ? 1 : 0
      if isDigit(index + 1 + sign) {
        index += 1 + sign
        while isDigit(index) { index += 1 }
      }
    }
    guard let value = Double(String(decoding: bytes[start..<index], as: UTF8.self)), abs(value) < 1e9 else {
      index = start
      return nil
    }
    return CGFloat(value)
  }
}
