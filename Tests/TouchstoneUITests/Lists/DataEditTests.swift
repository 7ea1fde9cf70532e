import Foundation
import Testing
import TouchstoneUI

@Suite struct DataEditTests {
  @Test func elementsAreRemovedAtOffsets() {
    var letters = ["a", "b", "c", "d"]
    letters.remove(atOffsets: IndexSet([1, 3]))
    #expect(letters == ["a", "c"])
  }

  /// The results that Apple documents for `move(fromOffsets:toOffset:)`: before the element at the offset.
  @Test(arguments: [
    ([0], 3, "bcad"), ([3], 0, "dabc"), ([1], 1, "abcd"), ([1], 2, "abcd"), ([0, 2], 4, "bdac"), ([1, 3], 0, "bdac"),
  ])
  func elementsAreMoved(source: [Int], destination: Int, expected: String) {
    var letters = ["a", "b", "c", "d"]
    letters.move(fromOffsets: IndexSet(source), toOffset: destination)
    #expect(letters.joined() == expected)
  }
}
