import CoreText
import Foundation
import Testing
import UIKit

@Suite struct CTTypesetterTests {
  // Every advance of the font is 1233 of 2048 units: 12.04 points at 20.
  private let text = NSAttributedString(
    string: "one two  three", attributes: [.font: UIFont(name: "DejaVu Sans Mono", size: 20) ?? .systemFont(ofSize: 20)])

  @Test(arguments: [(0, 60, 4), (0, 90, 9), (9, 70, 5), (0, 1000, 14), (9, 30, 2), (0, 1, 1)])
  func `a line ends after the last word that fits, and its spaces`(start: Int, width: Double, count: Int) {
    let typesetter = CTTypesetterCreateWithAttributedString(text)
    #expect(CTTypesetterSuggestLineBreak(typesetter, start, width) == count)
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
