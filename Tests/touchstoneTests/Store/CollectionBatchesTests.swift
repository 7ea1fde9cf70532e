import Testing

@testable import touchstone

struct CollectionBatchesTests {
  @Test func `batches have all elements in order, and the last one what is left`() {
    #expect([1, 2, 3, 4, 5].batches(of: 2).map(Array.init) == [[1, 2], [3, 4], [5]])
    #expect([1, 2, 3, 4].dropFirst().batches(of: 3).map(Array.init) == [[2, 3, 4]])
    #expect([Int]().batches(of: 2).isEmpty)
  }
}
