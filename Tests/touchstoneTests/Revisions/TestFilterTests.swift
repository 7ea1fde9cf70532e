import Foundation
import Testing

@testable import touchstone

@Suite struct TestFilterTests {
  private func finds(_ expression: String, _ test: String) -> Bool {
    test.range(of: expression, options: .regularExpression) != nil
  }

  @Test(arguments: [
    "CardTests.Cards/dark()/Cards.swift:10:3", "Shop.Cards/dark()", "CardTests.Shop/Cards/dark()",
    "CardTests.Cards/testDark",
  ])
  func `a suite is found in whatever target and suite`(test: String) {
    #expect(finds(TestFilter.suite("Cards"), test))
    #expect(!finds(TestFilter.suite("Card"), test) && !finds(TestFilter.suite("Card."), test))
  }

  @Test(arguments: [
    ("dark()", "CardTests", "CardTests.Cards/dark()/Cards.swift:10:3"),
    ("dark()", "CardTests", "CardTests.dark()/Cards.swift:1:2"),
    ("dark(size:)", "CardTests", "CardTests.Shop/Cards/dark(size:)/Cards.swift:10:3"),
    ("testDark()", "Card-Tests", "Card_Tests.Cards/testDark"), ("testDark", "CardTests", "CardTests.Cards/testDark"),
    ("shows (all) cards()", "CardTests", "CardTests.Cards/`shows (all) cards`()/Cards.swift:10:3"),
  ])
  func `a test is found by its function, alone in its target`(function: String, target: String, test: String) {
    #expect(finds(TestFilter.test(function, ofTarget: target), test))
    #expect(!finds(TestFilter.test(function, ofTarget: "Other"), test))
    #expect(!finds(TestFilter.test("ark()", ofTarget: target), test))
    #expect(!finds(TestFilter.test("dar()", ofTarget: target), test))
  }
}
