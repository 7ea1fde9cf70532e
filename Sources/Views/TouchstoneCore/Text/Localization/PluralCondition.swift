import Foundation

/// A condition of a plural rule, such as `v = 0 and i % 10 = 2..4 and i % 100 != 12..14`.
///
/// - Source: Unicode Technical Standard 35, part 3, "Plural rules syntax".
struct PluralCondition {
  private struct Relation {
    let operand: Character
    let divisor: Double?
    let isEqual: Bool
    let ranges: [ClosedRange<Double>]
  }

  /// The alternatives, one of which must hold with all its relations.
  private let alternatives: [[Relation]]

  /// Parses a condition; returns `nil` if the text is not one.
  init?(_ text: String) {
    var alternatives: [[Relation]] = [[]]
    for word in text.split(separator: " or ") {
      var all: [Relation] = []
      for part in word.split(separator: " and ") {
        guard let relation = Self.relation(part) else { return nil }
        all.append(relation)
      }
      alternatives.append(all)
    }
    self.alternatives = Array(alternatives.dropFirst())
  }

  private static func relation(_ text: Substring) -> Relation? {
    guard let match = text.wholeMatch(of: #/([nivft])(?: % (\d+))? (!?)= ([\d.,]+)/#), let operand = match.1.first
    else { return nil }
    var ranges: [ClosedRange<Double>] = []
    for range in match.4.split(separator: ",") {
      let ends = range.split(separator: "..").compactMap { Double($0) }
      guard let least = ends.first, let most = ends.last, least <= most else { return nil }
      ranges.append(least...most)
    }
    return Relation(operand: operand, divisor: match.2.flatMap { Double($0) }, isEqual: match.3.isEmpty, ranges: ranges)
  }

  func holds(for operands: PluralOperands) -> Bool {
    alternatives.contains { $0.allSatisfy { Self.holds($0, for: operands) } }
  }

  private static func holds(_ relation: Relation, for operands: PluralOperands) -> Bool {
    guard var value = operands[relation.operand] else { return false }
    if let divisor = relation.divisor { value = value.truncatingRemainder(dividingBy: divisor) }
    // A range contains only integers: 2.5 is not in 2..4.
    let isInside = value == value.rounded() && relation.ranges.contains { $0.contains(value) }
    return isInside == relation.isEqual
  }
}
