import Testing
import UIKit

@Suite struct SelectorTests {
  @Test func `selectors of one method are equal, however they are named`() {
    #expect(_select("Card.tapped(_:)") == _select("tapped(_:)"))
    #expect(_select("tapped(_:)") == "tapped:")
    #expect(_select("`return`") == Selector("return"))
    #expect(_select("getter: Card.title") == "title")
  }

  /// The names are those of Swift's `@objc` methods in Objective-C: `With` joins a label that begins with no preposition.
  @Test(arguments: [
    ("tap(at:)", "tapAt:"), ("move(x:y:)", "moveWithX:y:"), ("reload(_:animated:)", "reload:animated:"),
    ("init(frame:)", "initWithFrame:"), ("move(by:from:)", "moveBy:from:"), ("setter: Card.title", "setTitle:"),
    ("insertBefore(row:)", "insertBeforeRow:"), ("perform()", "perform"),
  ])
  func `a selector has the name that Objective-C has`(declaration: String, name: String) {
    #expect(_select(declaration) == Selector(name))
  }

  @Test func `selectors of methods with other labels differ`() {
    #expect(_select("move(to:by:)") != _select("move(to:)"))
    #expect(_select("move(_:by:)") == "move:by:")
    #expect(_select("set(new_value:)") != _select("set(newvalue:)"))
  }
}
