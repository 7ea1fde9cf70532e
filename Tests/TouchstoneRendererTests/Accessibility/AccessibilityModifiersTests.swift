import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// The older modifiers set what those with a name for each property set.
@MainActor @Suite struct AccessibilityModifiersTests {
  private func properties(_ view: some View) throws -> AccessibilityProperties {
    let drawn = try Drawn(view, width: nil, height: nil)
    return try #require(drawn.nodes.map(\.traits.accessibility).first { $0.identifier == "one" })
  }

  @Test func `older modifiers set the properties of the newer ones`() throws {
    let view = Color.red.frame(width: 9, height: 9)
    let old = try properties(
      view.accessibility(label: Text("Volume")).accessibility(value: Text("50 %")).accessibility(hint: Text("Swipe"))
        .accessibility(addTraits: [.isButton, .isHeader]).accessibility(removeTraits: .isHeader)
        .accessibility(sortPriority: 2).accessibility(identifier: "one"))
    #expect(old.label == "Volume" && old.value == "50 %" && old.hint == "Swipe")
    #expect(old.traits == .isButton)
    #expect(old.sortPriority == 2)
    #expect(!old.isHidden)
    #expect(try properties(view.accessibility(hidden: true).accessibility(identifier: "one")).isHidden)
  }
}
