import Foundation
import Testing
import TouchstoneUI

@testable import TouchstoneTesting

@Suite struct FuzzChoicesTests {
  /// - Source: the reference implementation of SplitMix64 by Vigna, `splitmix64.c`, of seed 1234567.
  @Test func `numbers are those of SplitMix64`() {
    var numbers = SplitMix64(state: 1_234_567)
    #expect(
      (0..<3).map { _ in numbers.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      ])
  }

  @Test func `seed 0 makes the simplest values`() {
    var choices = FuzzChoices(seed: 0)
    #expect(String.fuzzed(&choices) == "Apple")
    #expect([Int].fuzzed(&choices) == [])
    #expect(Bool?.fuzzed(&choices) == nil)
  }

  @Test func `the same choices make the same value`() {
    var first = FuzzChoices(seed: 77)
    let value = [String: [Int?]].fuzzed(&first)
    var second = FuzzChoices(first.made)
    #expect([String: [Int?]].fuzzed(&second) == value)
    #expect(second.made == first.made)
  }

  @Test func `choices that are missing are zero, and those that are too large the last`() {
    var choices = FuzzChoices([99])
    #expect(choices.choose(below: 3) == 2)
    #expect(choices.choose(below: 3) == 0)
  }

  @Test func `500 seeds make texts of all kinds`() {
    let texts = (0..<500 as Range<UInt64>).map { seed -> String in
      var choices = FuzzChoices(seed: seed)
      return .fuzzed(&choices)
    }
    func count(_ isMeant: (Unicode.Scalar) -> Bool) -> Int {
      texts.count { $0.unicodeScalars.contains(where: isMeant) }
    }
    #expect(texts.contains(""))
    #expect(texts.contains { $0.count > 200 })
    #expect(count { (0x5D0...0x5EA).contains($0.value) } > 5)
    #expect(count { (0x620...0x64A).contains($0.value) } > 5)
    #expect(count(\.properties.isEmojiPresentation) > 5)
    #expect(count { $0.properties.generalCategory == .nonspacingMark } > 5)
    #expect(count { $0 == "\n" } > 5)
  }

  @Test func `ranges have their ends, and nothing beyond`() {
    func values<Value>(_ generator: FuzzGenerator<Value>) -> Set<Value> {
      Set(
        (0..<400 as Range<UInt64>).map { seed in
          var choices = FuzzChoices(seed: seed)
          return generator.make(&choices)
        })
    }
    #expect(values(FuzzGenerator<Int>.range(-2...2)) == [-2, -1, 0, 1, 2])
    #expect(values(FuzzGenerator<Int8>.range(.min ... .max)).isSuperset(of: [.min, .max]))
    #expect(values(FuzzGenerator<UInt64>.range(.min ... .max)).isSuperset(of: [.min]))
    #expect(values(FuzzGenerator<Double>.range(0...1)).allSatisfy { (0...1).contains($0) })
    #expect(values(FuzzGenerator<Double>.withNonFinite).contains { $0.isNaN })
    #expect(values(FuzzGenerator<[Bool]>.array(of: .any, count: 1...3)).allSatisfy { (1...3).contains($0.count) })
    #expect(values(FuzzGenerator.one(of: [1, 2])) == [1, 2])
    #expect(values(FuzzGenerator<Int>.any.map { $0 % 2 == 0 }) == [true, false])
  }

  @Test func `tuples are made of their parts`() {
    var choices = FuzzChoices(seed: 0)
    let value = FuzzGenerator.tuple(FuzzGenerator<Int>.any, FuzzGenerator<String>.any).make(&choices)
    #expect(value == (0, "Apple"))
  }
}
