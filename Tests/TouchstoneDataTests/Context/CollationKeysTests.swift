import Foundation
import SwiftData
import Testing

@testable import TouchstoneData

struct CollationKeysTests {
  /// The order of the Finder, for which `localizedStandardCompare` exists; Apple's documentation of it, and the root
  /// collation of CLDR for the groups.
  @Test(arguments: [
    ["", " a", "-a", "$a", "1", "a"],
    ["file 2", "File 2", "file 10", "file 10b"],
    ["cote", "Cote", "coté", "côte", "d"],
    ["007", "8"], ["a", "ä", "b", "z", "я"],
    // Unicode's default collation table, version 15.
    ["ad", "ae", "æ", "Æsop", "af"], ["d", "đ", "ð", "e"], ["h", "ħ", "i"], ["l", "ł", "Ł", "m"],
    ["o", "ø", "oe", "œ", "p"],
    ["strasse", "straße", "strast"], ["z", "þ", "α"],
  ])
  func `texts are in the order of people`(texts: [String]) {
    for (first, second) in zip(texts, texts.dropFirst()) {
      #expect(CollationKeys.compare(first, second) == .orderedAscending, "“\(first)” before “\(second)”")
      #expect(CollationKeys.compare(second, first) == .orderedDescending)
    }
  }

  @Test func `composed and decomposed letters are the same`() {
    #expect(CollationKeys.compare("\u{E9}", "e\u{301}") == .orderedSame)
  }

  @Test(arguments: [("École", "ecole", true), ("École", "COL", true), ("École", "", true), ("École", "x", false)])
  func `searching ignores case and marks`(text: String, part: String, isFound: Bool) throws {
    let predicate = #Predicate<Volume> { $0.title.localizedStandardContains(part) }
    #expect(try predicate.evaluate(Volume(title: text)) == isFound)
  }

  /// As Apple documents `localizedCompare(_:)`: it does not compare numbers as `localizedStandardCompare(_:)` does.
  @Test func `texts are compared in predicates by digits, not by numbers`() throws {
    let before = ComparisonResult.orderedAscending.rawValue
    let isBefore = #Predicate<Volume> { $0.title.localizedCompare("Band 9").rawValue == before }
    #expect(try isBefore.evaluate(Volume(title: "Band 10")))
    #expect(try !isBefore.evaluate(Volume(title: "Band 90")))
    #expect(CollationKeys.compare("1", "a", isNumeric: false) == .orderedAscending)
  }

  @Test func `texts are compared in predicates`() throws {
    let (same, before) = (ComparisonResult.orderedSame.rawValue, ComparisonResult.orderedAscending.rawValue)
    let isSame = #Predicate<Volume> { $0.title.caseInsensitiveCompare("émile").rawValue == same }
    #expect(try isSame.evaluate(Volume(title: "ÉMILE")))
    let isBefore = #Predicate<Volume> { $0.title.localizedCompare("b").rawValue == before }
    #expect(try isBefore.evaluate(Volume(title: "Äpfel")))
  }
}
