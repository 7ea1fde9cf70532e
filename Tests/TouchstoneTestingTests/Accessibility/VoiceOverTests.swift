import Foundation
import Testing
import TouchstoneSnapshots
import TouchstoneUI

@testable import TouchstoneTesting

/// - Source: the order is that of Apple's "Accessibility for UIKit" (label, value, traits, hint); the words are those of
///   VoiceOver in English, as cashapp/AccessibilitySnapshot has them.
@MainActor @Suite struct VoiceOverTests {
  private func spoken<Content: View>(_ view: Content) -> String {
    var text = ""
    Snapshotting<Content, String>.voiceOver.snapshot(view).run { text = $0 }
    return text
  }

  @Test func `texts, headings and pictures are said in order`() {
    let view = VStack {
      Text("Cart").accessibilityAddTraits(.isHeader)
      Image(systemName: "leaf").accessibilityLabel("Tea")
      Text("2 items")
      Text("unseen").accessibilityHidden(true)
    }
    #expect(
      spoken(view) == """
        1. Cart. Heading.
        2. Tea. Image.
        3. 2 items.
        """)
  }

  @Test func `a label is said before its value, then the trait, the state and the hint`() {
    let view = VStack {
      Button("Buy") {}.accessibilityHint("Pays with your card").disabled(true)
      Text("Price").accessibilityValue("3 €").accessibilityAddTraits(.isSelected)
      Toggle("Sound", isOn: .constant(true))
      Slider(value: .constant(0.5)).accessibilityLabel("Volume")
    }
    #expect(
      spoken(view) == """
        1. Buy. Button. Dimmed.
           Hint: Pays with your card
        2. Selected. Price: 3 €.
        3. Sound. Switch Button. On.
           Hint: Double tap to toggle setting.
        4. Volume: 50%. Adjustable.
           Hint: Swipe up or down with one finger to adjust the value.
        """)
  }

  @Test func `actions, details and rotors come with their element`() {
    let view = Text("Mail from Ann").accessibilityAction(named: "Archive") {}.accessibilityAction(.escape) {}
      .accessibilityAction(.magicTap) {}.accessibilityAction {}
      .accessibilityCustomContent("Date", "Monday").accessibilityRotor("Unread") {}
      .accessibilityAdjustableAction { _ in }
    #expect(
      spoken(view) == """
        1. Mail from Ann. Adjustable.
           Hint: Swipe up or down with one finger to adjust the value.
           Actions: Archive, Escape, Magic Tap
           Details: Date: Monday
           Rotors: Unread
        """)
  }

  @Test func `a group is named before its first element`() {
    let view = VStack {
      VStack {
        Text("Tea")
        Text("Milk")
      }
      .accessibilityElement(children: .contain).accessibilityLabel("Cart")
      Text("Total")
    }
    #expect(
      spoken(view) == """
        [Cart]
        1. Tea.
        2. Milk.
        3. Total.
        """)
  }
}
