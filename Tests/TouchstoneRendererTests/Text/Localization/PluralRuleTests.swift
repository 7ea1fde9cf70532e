import Foundation
import Testing
import _FoundationICU

@testable import TouchstoneCore
@testable import TouchstoneUI

/// The rules as data, against the rules of ICU, which Foundation carries along.
struct PluralRuleTests {
  private static let languages = PluralRule.table.flatMap { $0.languages.split(separator: " ").map(String.init) }
  private static let numbers =
    (0...200).map(Double.init) + [1_000, 1_001, 1_011, 1_000_000, 2_000_000, 1_000_001]
    + [0.1, 0.5, 1.1, 1.5, 1.25, 2.5, 10.1, 11.5, 21.1, 100.01, 0.01, 0.11]

  @Test(arguments: languages + ["de", "en", "nb", "ca", "tr"])
  func `each form is the one of ICU`(language: String) throws {
    var status = U_ZERO_ERROR
    let rules = try #require(swift_uplrules_open(language, &status), "\(status)")
    defer { swift_uplrules_close(rules) }
    for number in Self.numbers {
      var buffer = [UInt16](repeating: 0, count: 16)
      let count = swift_uplrules_select(rules, number, &buffer, Int32(buffer.count), &status)
      let expected = String(decoding: buffer.prefix(Int(count)), as: UTF16.self)
      #expect(PluralCategory(of: number, language: language).rawValue == expected, "\(language) \(number)")
    }
  }

  @Test func `every rule of the table can be read`() {
    for (languages, rules) in PluralRule.table {
      for (category, condition) in rules {
        #expect(PluralCondition(condition) != nil, "\(languages) \(category): \(condition)")
      }
    }
    #expect(PluralCondition("n is 1") == nil && PluralCondition("i = 2 and") == nil)
  }
}
