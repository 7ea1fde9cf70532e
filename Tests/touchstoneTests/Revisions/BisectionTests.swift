import Testing

@testable import touchstone

@Suite struct BisectionTests {
  /// Searches a history with a letter for each place; `?` is a place without a value.
  private func search(_ history: String) -> (found: Bisection?, asked: [Int]) {
    var asked: [Int] = []
    let letters = Array(history)
    let found = Bisection(count: letters.count) { index -> Character? in
      asked.append(index)
      return letters[index] == "?" ? nil : letters[index]
    }
    return (found, asked)
  }

  @Test(arguments: 1...16) func `the place of a change is found by halves`(first: Int) {
    let history = String(repeating: "a", count: first) + String(repeating: "b", count: 17 - first)
    let (found, asked) = search(history)
    #expect(found?.last == first - 1 && found?.first == first)
    // Both ends, and four halves of sixteen.
    #expect(asked.count <= 6 && Set(asked).count == asked.count)
  }

  @Test func `places without a value are passed over, and said where one may be the place`() {
    let inside = search("aa??bb").found
    #expect(inside?.last == 1 && inside?.first == 4 && inside?.unknown == [2, 3])
    let beside = search("a?ab?b").found
    #expect(beside?.last == 2 && beside?.first == 3 && beside?.unknown == [])
    #expect(search("a??b").asked.count == 4)
  }

  @Test(arguments: ["aba", "a", "", "?b", "a?"]) func `ends that do not differ have no change`(history: String) {
    #expect(search(history).found == nil)
  }
}
