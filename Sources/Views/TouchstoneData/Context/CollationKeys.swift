import Foundation

/// The places of texts in an order for people: by letters without case and marks first, numbers by their values.
///
/// It is what `localizedStandardCompare` does in English, whatever the locale of the machine: white space, punctuation,
/// symbols, digits, letters; “é” after “e” if all else is equal, lower case before upper case, and “file 2” before
/// “file 10”. Without the values of numbers it is what `localizedCompare` does.
///
/// - Source: Unicode Technical Standard 10 (the levels), CLDR's root collation (the groups, and lower case first).
struct CollationKeys {
  private enum Group: UInt32 {
    case end, space, punctuation, symbol, number, letter
  }

  /// The letters that are others with a mark, or two of them, which no decomposition says. U+0338 strikes a letter through;
  /// U+036F stands for a mark after all others.
  ///
  /// - Source: Unicode's default collation table, version 15. There “þ” is a letter of its own, after “z”.
  private static let letters: [Unicode.Scalar: String] = [
    "ø": "o\u{338}", "ł": "l\u{338}", "đ": "d\u{338}", "ħ": "h\u{338}", "ð": "d\u{36F}", "ß": "s\u{36F}s",
    "æ": "a\u{36F}e", "œ": "o\u{36F}e",
  ]

  /// Whether numbers are compared by their values, and not by their digits.
  private let isNumeric: Bool
  /// For each text the weights of all letters, then those of the marks, then those of the cases.
  private(set) var weights: [UInt32] = []
  // The parts of the text that is being appended, kept so that they are allocated once.
  private var digits: [UInt32] = []
  private var marks: [UInt32] = []
  private var cases: [UInt32] = []

  init(isNumeric: Bool = true) { self.isNumeric = isNumeric }

  /// Appends the weights of a text; returns where they are.
  mutating func append(_ text: String) -> Range<Int> {
    let start = weights.count
    marks.removeAll(keepingCapacity: true)
    cases.removeAll(keepingCapacity: true)
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      for byte in text.utf8 { append(ascii: UInt32(byte)) }
    } else {
      for scalar in text.decomposedStringWithCanonicalMapping.unicodeScalars {
        if scalar.isASCII { append(ascii: scalar.value) } else { append(scalar) }
      }
    }
    appendNumber()
    weights.append(Group.end.rawValue)
    // A letter without a mark has the weight 1 here, and those at the end have none.
    if let last = marks.lastIndex(where: { $0 > 1 }) { weights += marks[...last] }
    weights.append(Group.end.rawValue)
    weights += cases
    return start..<weights.count
  }

  private mutating func append(ascii value: UInt32) {
    let isDigit = (0x30...0x39).contains(value)
    if isDigit, isNumeric { return digits.append(value - 0x30) }
    appendNumber()
    let isUpper = (0x41...0x5A).contains(value)
    weights.append(weight(isDigit ? .number : asciiGroup(value), isUpper ? value | 0x20 : value))
    marks.append(1)
    cases.append(isUpper ? 2 : 1)
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    let lower = scalar.properties.lowercaseMapping.unicodeScalars
    let letters = lower.first.flatMap { Self.letters[$0]?.unicodeScalars } ?? lower
    for letter in letters {
      let category = letter.properties.generalCategory
      if category == .nonspacingMark {
        if let last = marks.indices.last { marks[last] = marks[last] &* 0x400 &+ letter.value }
        continue
      }
      appendNumber()
      weights.append(weight(group(category), letter.value))
      marks.append(1)
      cases.append(lower.first == scalar ? 1 : 2)
    }
  }

  /// Appends a number: the longer one is larger.
  private mutating func appendNumber() {
    guard !digits.isEmpty else { return }
    let significant = digits.drop { $0 == 0 }
    weights.append(weight(.number, UInt32(significant.count)))
    for digit in significant { weights.append(weight(.number, digit)) }
    digits.removeAll(keepingCapacity: true)
  }

  /// Compares two texts by where their weights are.
  func compare(_ first: Range<Int>, _ second: Range<Int>) -> ComparisonResult {
    weights.withUnsafeBufferPointer { weights in
      for offset in 0..<min(first.count, second.count) {
        let (one, other) = (weights[first.lowerBound + offset], weights[second.lowerBound + offset])
        if one != other { return one < other ? .orderedAscending : .orderedDescending }
      }
      return first.count == second.count
        ? .orderedSame : first.count < second.count ? .orderedAscending : .orderedDescending
    }
  }

  /// Compares two texts.
  static func compare(_ first: String, _ second: String, isNumeric: Bool = true) -> ComparisonResult {
    var keys = CollationKeys(isNumeric: isNumeric)
    let (one, other) = (keys.append(first), keys.append(second))
    return keys.compare(one, other)
  }

  private func weight(_ group: Group, _ value: UInt32) -> UInt32 { group.rawValue << 24 | value }

  private func asciiGroup(_ value: UInt32) -> Group {
    switch value {
    case 0x61...0x7A, 0x41...0x5A: .letter
    case 0x00...0x20: .space
    case 0x24, 0x2B, 0x3C...0x3E, 0x5E, 0x60, 0x7C, 0x7E: .symbol
    default: .punctuation
    }
  }

  private func group(_ category: Unicode.GeneralCategory) -> Group {
    switch category {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control: .space
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation:
      .punctuation
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: .symbol
    case .decimalNumber, .letterNumber, .otherNumber: .number
    default: .letter
    }
  }
}
