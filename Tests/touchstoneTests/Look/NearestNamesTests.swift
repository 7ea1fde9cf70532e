import Testing

@testable import touchstone

struct NearestNamesTests {
  private static let names = ["Card-Dark", "Card-Light", "Badge", "Rows/Row", "CardTests/dark", "CardTests/dark.large"]

  @Test(arguments: [
    ("App/Crad", ["Card-Dark", "Card-Light"]), ("Crad", ["Card-Dark", "Card-Light"]), ("Bagde", ["Badge"]),
    ("badge", ["Badge"]), ("CardTest/dark", ["CardTests/dark", "CardTests/dark.large"]),
    ("CardTests/drak", ["CardTests/dark", "CardTests/dark.large"]), ("Settings", []), ("", []),
  ])
  func `a mistyped name has the nearest names, also without a module in front`(word: String, expected: [String]) {
    #expect(NearestNames.of(word, among: Self.names) == expected)
  }

  @Test func `at most three names are asked for, the nearest first`() {
    let names = ["Cart", "Carts", "Card", "Cards", "Carp"]
    #expect(NearestNames.of("Card", among: names) == ["Card", "Cart", "Cards"])
    #expect(NearestNames.question(["A"]) == "Did you mean A?")
    #expect(NearestNames.question(["A", "B", "C"]) == "Did you mean A, B or C?")
  }
}
