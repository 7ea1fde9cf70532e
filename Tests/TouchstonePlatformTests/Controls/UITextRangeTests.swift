import Testing
import UIKit

@MainActor @Suite struct UITextRangeTests {
  @Test func `places in a text are counted in UTF-16 code units, and end at its ends`() throws {
    let field = UITextField()
    field.text = "héllo 👋"
    let start = field.beginningOfDocument
    #expect(field.offset(from: start, to: field.endOfDocument) == 8)
    #expect(field.position(from: start, offset: 9) == nil)
    let word = try #require(field.position(from: start, offset: 5))
    let range = try #require(field.textRange(from: word, to: start))
    #expect(field.text(in: range) == "héllo")
    field.replace(range, withText: "bye")
    #expect(field.text == "bye 👋")
    field.selectedTextRange = range
    #expect(field.selectedTextRange === range)
  }

  @Test func `a range from before the text became shorter ends with the text`() throws {
    let field = UITextField()
    field.text = "notes"
    let range = try #require(field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
    field.text = "a"
    #expect(field.text(in: range) == "a")
    field.replace(range, withText: "b")
    #expect(field.text == "b")
  }

  @Test func `the selection of a text view is the same as a range and in code units`() throws {
    let view = UITextView()
    view.text = "notes"
    view.selectedTextRange = try view.textRange(
      from: #require(view.position(from: view.beginningOfDocument, offset: 1)), to: view.endOfDocument)
    #expect(view.selectedRange == NSRange(location: 1, length: 4))
    view.selectedRange = NSRange(location: 2, length: 0)
    #expect(view.selectedTextRange?.isEmpty == true)
  }
}
