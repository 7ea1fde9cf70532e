import Testing
import UIKit

@Suite struct SelectorTests {
  @Test func `selectors of one method are equal, however they are named`() {
    #expect(_select("Card.tapped(_:)") == _select("tapped(_:)"))
    #expect(_select("tapped(_:)") == "tapped:")
    #expect(_select("`return`") == Selector("return"))
    #expect(_select("getter: Card.title") == "title")
  }

  @Test func `selectors of methods with other labels differ`() {
    #expect(_select("move(to:by:)") != _select("move(to:)"))
    #expect(_select("move(_:by:)") == "move:by:")
    #expect(_select("set(new_value:)") != _select("set(newvalue:)"))
  }
}
