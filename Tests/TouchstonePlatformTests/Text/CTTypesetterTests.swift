import CoreText
import Foundation
import Testing
import UIKit

@Suite struct CTTypesetterTests {
  // Every advance of the font is 1233 of 2048 units: 12.04 points at 20.
  private let text = NSAttributedString(
    string: "one two  three", attributes: [.font: UIFont(name: "DejaVu Sans Mono", size: 20) ?? .systemFont(ofSize: 20)]
  )

  @Test(arguments: [(0, 60, 4), (0, 90, 9), (9, 70, 5), (0, 1000, 14), (9, 30, 2), (0, 1, 1)])
  func `a line ends after the last word that fits, and its spaces`(start: Int, width: Double, count: Int) {
    let typesetter = CTTypesetterCreateWithAttributedString(text)
    #expect(CTTypesetterSuggestLineBreak(typesetter, start, width) == count)
  }

  @Test(arguments: [(0, 1000, 4), (0, 30, 2), (4, 1000, 1), (5, 1000, 3), (5, 45, 3), (8, 1000, 0)])
  func `a line ends after a newline`(start: Int, width: Double, count: Int) {
    let text = NSAttributedString(string: "one\n\ntwo", attributes: self.text.attributes(at: 0, effectiveRange: nil))
    let typesetter = CTTypesetterCreateWithAttributedString(text)
    #expect(CTTypesetterSuggestLineBreak(typesetter, start, width) == count)
    #expect(CTTypesetterSuggestClusterBreak(typesetter, start, width) == count)
  }

  @Test func `a line that begins inside of a character has at least one`() {
    let typesetter = CTTypesetterCreateWithAttributedString(NSAttributedString(string: "\u{1D7D9} a"))
    #expect(CTTypesetterSuggestLineBreak(typesetter, 1, 100) == 1)
    #expect(CTTypesetterSuggestClusterBreak(typesetter, 1, 100) == 1)
  }

  @Test func `lines of a long text are measured in a short time`() {
    let long = String(repeating: "word ", count: 20_000)
    let text = NSAttributedString(string: long, attributes: self.text.attributes(at: 0, effectiveRange: nil))
    let typesetter = CTTypesetterCreateWithAttributedString(text)
    #expect(CTTypesetterSuggestLineBreak(typesetter, 0, 250) == 20)
    #expect(CTTypesetterSuggestClusterBreak(typesetter, 0, 250) == 20)
  }

  @Test func `a line of a part has its characters`() {
    let typesetter = CTTypesetterCreateWithAttributedString(text)
    #expect(CTTypesetterSuggestClusterBreak(typesetter, 0, 30) == 2)
    let line = CTTypesetterCreateLine(typesetter, CFRange(location: 4, length: 3))
    let range = CTLineGetStringRange(line)
    #expect(range.location == 4 && range.length == 3)
    #expect(abs(CTLineGetTypographicBounds(line, nil, nil, nil) - 36.1) < 0.5)
  }
}
