import Testing

@testable import TouchstoneDrawing

/// The cache that masks and shaped texts are kept in.
@Suite struct GenerationCacheTests {
  @Test func `the cost of what is kept stays below the limit`() {
    var cache = GenerationCache<Int, Int>(limit: 100)
    for key in 0..<1_000 {
      cache.insert(key, for: key, cost: 10)
      #expect(cache.count <= 10)
    }
  }

  @Test func `a value that is used again and again is never forgotten`() {
    var cache = GenerationCache<Int, String>(limit: 100)
    cache.insert("kept", for: -1, cost: 10)
    for key in 0..<1_000 {
      cache.insert("passing", for: key, cost: 10)
      #expect(cache[-1] == "kept")
    }
    #expect(cache[0] == nil)
  }

  @Test func `a value that costs more than the limit is kept until the next one`() {
    var cache = GenerationCache<Int, Int>(limit: 10)
    cache.insert(1, for: 1, cost: 1_000)
    #expect(cache[1] == 1)
    for key in 2..<6 { cache.insert(key, for: key, cost: 4) }
    #expect(cache[1] == nil)
  }

  @Test func `a replaced value is counted once`() {
    var cache = GenerationCache<Int, Int>(limit: 100)
    for value in 0..<1_000 { cache.insert(value, for: 1, cost: 10) }
    cache.insert(2, for: 2, cost: 10)
    #expect(cache[1] == 999)
    #expect(cache[2] == 2)
  }
}
