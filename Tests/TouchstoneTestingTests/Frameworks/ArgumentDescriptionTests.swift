import Testing
import TouchstoneSnapshots
import TouchstoneTestSupport

@testable import TouchstoneTesting

@Suite(.snapshots(.underTest)) struct ArgumentDescriptionTests {
  private struct Screen {
    var width = 2
    var tags: Set<String>
    var sizes: [String: Int]? = nil
  }

  private enum Filter {
    case all
    case tags(Set<Int>)
  }

  private struct Named: CustomStringConvertible {
    var tags: Set<Int> = [1, 2, 3]
    var description: String { "named" }
  }

  /// Ten elements are in order by chance once in 3.6 million runs.
  private static let letters = Set("jihgfedcba".map(String.init))
  private static let sorted = #"["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"]"#

  @Test(arguments: [letters]) func `a golden is named after a sorted set`(letters: Set<String>) {
    withTemporaryPath { folder in
      _ = verifySnapshot(of: "\(letters.count)", as: .lines, snapshotDirectory: folder)
      let part = GoldenKey.argumentPart(Self.sorted)
      let names = names(in: folder)
      #expect(names.count == 1 && names[0].hasSuffix(".\(part).1.txt"), "\(names)")
    }
  }

  @Test func `elements of sets and dictionaries are sorted, wherever they are`() {
    let keys = Dictionary(uniqueKeysWithValues: Self.letters.map { ($0, [Int]()) })
    #expect(ArgumentDescription(Self.letters).text == Self.sorted)
    #expect(
      ArgumentDescription(keys).text == Self.sorted.replacing("\",", with: "\": [],").replacing("\"]", with: "\": []]"))
    #expect(ArgumentDescription([1: Self.letters]).text == "[1: Set(\(Self.sorted))]")
    #expect(ArgumentDescription([Self.letters]).text == "[Set(\(Self.sorted))]")
    #expect(ArgumentDescription((1, b: Self.letters)).text == "(1, b: Set(\(Self.sorted)))")
    #expect(
      ArgumentDescription(Screen(tags: Self.letters)).text == "Screen(width: 2, tags: Set(\(Self.sorted)), sizes: nil)")
    #expect(ArgumentDescription(Filter.tags([3, 1, 2, 5, 4])).text == "tags(Set([1, 2, 3, 4, 5]))")
  }

  @Test func `what has one order is described as Swift does`() {
    let few: [Any] = [
      Set(["a"]), Set<Int>(), ["a": 1], [String: Int](), [[1], [2]], (1, b: "c"), Screen(tags: ["a"], sizes: ["b": 3]),
      Filter.all, Filter.tags([1]), [Filter.tags([1])], [Screen(tags: [])], Int?.some(3) as Any, Named(), "text", 0.5,
      ["b": 1, "a": 2] as KeyValuePairs, [Set([1])] as [Set<Int>?],
    ]
    for value in few {
      let own = String(describing: value).replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
      #expect(ArgumentDescription(value).text == own)
    }
    #expect(ArgumentDescription([Filter.all]).text == "[TouchstoneTestingTests.ArgumentDescriptionTests.Filter.all]")
  }
}
