import AppKit
import Testing

@MainActor @Suite struct NSTextViewTests {
  @Test func `inserted text replaces the selection`() {
    let view = NSTextView(frame: .zero)
    view.string = "one two"
    view.setSelectedRange(NSRange(location: 4, length: 3))
    view.insertText("three")
    #expect(view.string == "one three" && view.selectedRange() == NSRange(location: 9, length: 0))
    view.insertText(NSAttributedString(string: "ONE"), replacementRange: NSRange(location: 0, length: 3))
    #expect(view.string == "ONE three" && view.selectedRange() == NSRange(location: 3, length: 0))
    view.textContainerInset = NSSize(width: 2, height: 3)
    #expect(view.textContainerOrigin == NSPoint(x: 2, y: 3))
  }
}
