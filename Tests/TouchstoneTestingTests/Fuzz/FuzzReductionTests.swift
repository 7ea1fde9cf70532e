import Testing

@testable import TouchstoneTesting

@Suite struct FuzzReductionTests {
  private func smallest(_ choices: [UInt64], where holds: @escaping ([UInt64]) -> Bool) throws -> [UInt64] {
    var reduction = FuzzReduction(choices, attempts: 400) { holds($0) ? $0 : nil }
    try reduction.reduce()
    return reduction.best
  }

  @Test func `a number becomes the smallest that works`() throws {
    #expect(try smallest([7, 93, 12]) { $0.contains { $0 >= 42 } } == [42])
  }

  @Test func `numbers that do not matter become zero`() throws {
    #expect(try smallest([7, 93, 12]) { $0.count == 3 && $0[2] > 3 } == [0, 0, 4])
  }

  @Test func `elements of a collection are removed with the choice before them`() throws {
    // Elements behind 1, until a 0; one must be 9.
    let result = try smallest([1, 4, 1, 7, 1, 9, 1, 2, 0]) { list in
      var rest = list[...]
      while rest.popFirst() == 1, let element = rest.popFirst() { if element == 9 { return true } }
      return false
    }
    #expect(result == [1, 9])
  }

  @Test func `no more lists are tried than allowed`() throws {
    var count = 0
    var reduction = FuzzReduction([UInt64](repeating: 50, count: 40), attempts: 25) {
      count += 1
      return $0.reduce(0, +) > 1_000 ? $0 : nil
    }
    try reduction.reduce()
    #expect(count == 25)
  }
}
