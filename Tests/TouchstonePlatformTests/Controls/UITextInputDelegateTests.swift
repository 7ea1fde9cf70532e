import Foundation
import Testing
import UIKit

@MainActor @Suite struct UITextInputDelegateTests {
  /// Writes down what it is told, with the text at that moment.
  private final class Log: NSObject, UITextInputDelegate {
    var lines: [String] = []

    private func note(_ event: String, _ input: (any UITextInput)?) {
      guard let input, let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument) else {
        return
      }
      lines.append("\(event): \(input.text(in: whole) ?? "")")
    }

    func textWillChange(_ textInput: (any UITextInput)?) { note("text will change", textInput) }
    func textDidChange(_ textInput: (any UITextInput)?) { note("text did change", textInput) }
    func selectionWillChange(_ textInput: (any UITextInput)?) { note("selection will change", textInput) }
    func selectionDidChange(_ textInput: (any UITextInput)?) { note("selection did change", textInput) }
  }

  @Test func `the input delegate of a field is told before and after each change`() {
    let (log, field) = (Log(), UITextField())
    field.text = "one"
    field.inputDelegate = log
    #expect(log.lines.isEmpty)
    field.text = "two"
    #expect(log.lines == ["text will change: one", "text did change: two"])
    log.lines = []
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
    #expect(log.lines == ["selection will change: two", "selection did change: two"])
  }

  @Test func `the input delegate of a text view is told before and after each change`() throws {
    let (log, view) = (Log(), UITextView())
    view.text = "one"
    view.inputDelegate = log
    let whole = try #require(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
    view.replace(whole, withText: "two")
    #expect(log.lines == ["text will change: one", "text did change: two"])
    log.lines = []
    view.selectedRange = NSRange(location: 1, length: 1)
    #expect(log.lines == ["selection will change: two", "selection did change: two"])
  }

  @Test func `an input delegate is not kept alive`() {
    let field = UITextField()
    var log: Log? = Log()
    field.inputDelegate = log
    #expect(field.inputDelegate === log)
    log = nil
    let isKept = field.inputDelegate != nil
    #expect(!isKept)
  }
}
