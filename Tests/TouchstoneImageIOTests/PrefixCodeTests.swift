import CImageCodecs
import Testing
import TouchstoneTestSupport

/// The codes of deflate.
struct PrefixCodeTests {
  private func code(_ frequencies: [UInt32], longest: Int32 = 15) -> (lengths: [Int], patterns: [UInt16]) {
    var code = ts_prefix_code()
    ts_prefix_code_make(&code, frequencies, Int32(frequencies.count), longest)
    return withUnsafeBytes(of: code.lengths) { lengths in
      withUnsafeBytes(of: code.patterns) { patterns in
        (
          lengths.prefix(frequencies.count).map { Int($0) },
          Array(patterns.bindMemory(to: UInt16.self).prefix(frequencies.count))
        )
      }
    }
  }

  /// How many bits Huffman's code takes: the sum of all inner nodes, found by joining the two lightest again and again.
  private func leastBits(_ frequencies: [UInt32]) -> Int {
    var weights = frequencies.filter { $0 > 0 }.map { Int($0) }
    var sum = 0
    while weights.count > 1 {
      weights.sort(by: >)
      let joined = weights.removeLast() + weights.removeLast()
      sum += joined
      weights.append(joined)
    }
    return sum
  }

  private static func random(_ count: Int, seed: UInt64) -> [UInt32] {
    var random = SplitMix(state: seed)
    return (0..<count).map { _ in
      let bits = random.next()
      return bits % 3 == 0 ? 0 : UInt32(truncatingIfNeeded: (bits >> 8) % (1 << ((bits >> 40) % 7)))
    }
  }

  @Test(arguments: [2, 3, 19, 30, 286]) func `a code takes as few bits as huffmans`(count: Int) {
    for seed in 0..<20 {
      var frequencies = Self.random(count, seed: UInt64(seed))
      frequencies[0] = 1
      frequencies[count - 1] = 7
      let lengths = code(frequencies).lengths
      #expect(zip(frequencies, lengths).allSatisfy { ($0 == 0) == ($1 == 0) })
      #expect(zip(frequencies, lengths).reduce(0) { $0 + Int($1.0) * $1.1 } == leastBits(frequencies), "seed \(seed)")
    }
  }

  /// Fibonacci's numbers make the deepest tree.
  @Test(arguments: [(20, 15), (26, 15), (19, 7), (10, 7)])
  func `no pattern is longer than allowed and none is left over`(count: Int, longest: Int) {
    var frequencies: [UInt32] = [1, 1]
    while frequencies.count < count { frequencies.append(frequencies.suffix(2).reduce(0, +)) }
    let lengths = code(frequencies, longest: Int32(longest)).lengths
    #expect(lengths.max() == longest)
    let places: Int = lengths.map { 1 << (longest - $0) }.reduce(0, +)
    #expect(places == 1 << longest)
    #expect(lengths == lengths.sorted(by: >))
  }

  /// The example of RFC 1951, 3.2.2: lengths 3, 3, 3, 3, 3, 2, 4, 4 for A to H.
  @Test func `patterns are those of the specification`() {
    let found = code([8, 8, 8, 8, 8, 16, 4, 4])
    #expect(found.lengths == [3, 3, 3, 3, 3, 2, 4, 4])
    let patterns = zip(found.patterns, found.lengths).map { pattern, length in
      (0..<length).map { pattern >> $0 & 1 == 1 ? "1" : "0" }.joined()
    }
    #expect(patterns == ["010", "011", "100", "101", "110", "00", "1110", "1111"])
  }

  @Test func `fewer than two symbols take one bit`() {
    #expect(code([0, 0, 5]).lengths == [0, 0, 1])
    #expect(code([0, 0, 0]).lengths == [1, 0, 0])
  }
}
