import Foundation
import Testing
import TouchstoneUI

@Suite struct TextSelectionTests {
  @Test func `a selection without characters is a place to insert`() {
    let text = "abc"
    #expect(TextSelection(insertionPoint: text.endIndex).isInsertion)
    #expect(!TextSelection(range: text.startIndex..<text.endIndex).isInsertion)
    let ranges = RangeSet([text.startIndex..<text.index(after: text.startIndex)])
    #expect(!TextSelection(ranges: ranges).isInsertion)
    #expect(TextSelection(ranges: RangeSet()).isInsertion)
  }

  @Test func `the values of an attribute are those of the selected runs`() throws {
    typealias Link = AttributeScopes.FoundationAttributes.LinkAttribute
    var text = AttributedString("one two three")
    let first = try #require(text.range(of: "one"))
    let last = try #require(text.range(of: "three"))
    let site = URL(string: "https://example.org")
    text[first].link = site
    let whole = AttributedTextSelection(range: text.startIndex..<text.endIndex)
    #expect(Array(whole.attributes(in: text)[Link.self]) == [site, nil])
    #expect(Array(AttributedTextSelection(range: last).attributes(in: text)[Link.self]) == [nil])
  }
}
