import Foundation
import Testing
import TouchstoneSnapshots
import TouchstoneUI

@testable import TouchstoneTesting

/// - Source: the order is that of Apple's "Accessibility for UIKit" (label, value, traits, hint); the words are those of
///   VoiceOver in English, as cashapp/AccessibilitySnapshot has them.
@MainActor @Suite struct VoiceOverTests {
  private func spoken<Content: View>(_ view: Content, layout: SwiftUISnapshotLayout = .sizeThatFits) -> String {
    var text = ""
    Snapshotting<Content, String>.voiceOver(layout: layout).snapshot(view).run { text = $0 }
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

  private struct UnreadEntries: AccessibilityRotorContent {
    var body: some AccessibilityRotorContent {
      AccessibilityRotorEntry("First", id: "first")
      AccessibilityRotorEntry("Last", id: "last")
    }
  }

  /// The entries are written as in Apple's documentation of `AccessibilityRotorEntry`.
  @Test func `a rotor takes entries of each and of conditions`() {
    let view = Text("Mail").accessibilityRotor("VIPs") {
      ForEach(["Ann", "Bo"], id: \.self) { name in
        if name != "Bo" { AccessibilityRotorEntry(name, id: name) }
      }
      ForEach(0..<2) { AccessibilityRotorEntry("\($0)", id: $0) {} }
    }
    .accessibilityRotor("Unread") { UnreadEntries() }
    .accessibilityRotor(.headings) { AccessibilityRotorEntry("Top", id: 1) }
    #expect(spoken(view) == "1. Mail.\n   Rotors: VIPs, Unread")
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

  @Test func `a group keeps its hint, traits, actions, details and rotors`() {
    let view = VStack {
      VStack {
        Text("Tea")
        Text("Milk")
      }
      .accessibilityElement(children: .contain).accessibilityLabel("Cart").accessibilityAddTraits(.isSelected)
      .accessibilityHint("All that you buy").accessibilityAction(.magicTap) {}.padding()
      .accessibilityCustomContent("Sum", "3 €").accessibilityRotor("Drinks") {}
      Text("Total")
    }
    #expect(
      spoken(view) == """
        [Selected. Cart]
           Hint: All that you buy
           Actions: Magic Tap
           Details: Sum: 3 €
           Rotors: Drinks
        1. Tea.
        2. Milk.
        3. Total.
        """)
  }

  @Test func `the actions and rotors of a container without a label are kept`() {
    let view = VStack {
      Text("Tea")
      Text("Milk")
    }
    .accessibilityAction(.escape) {}.accessibilityRotor("Drinks") {}
    #expect(
      spoken(view) == """
        [Group]
           Actions: Escape
           Rotors: Drinks
        1. Tea.
        2. Milk.
        """)
  }

  @Test func `an overlay does not belong to the element before which it lies`() {
    let view = Text("Tea").accessibilityAction(named: "Drink") {}.overlay { Text("New") }
    #expect(
      spoken(view) == """
        1. Tea.
           Actions: Drink
        2. New.
        """)
  }

  @Test func `combined elements keep their hints, actions and rotors`() {
    let view = VStack {
      Text("Tea").accessibilityHint("Green").accessibilityRotor("Drinks") {}
      Text("Cake").accessibilityHint("Sweet").accessibilityRotor("Food") {}.accessibilityAction(named: "Eat") {}
    }
    .accessibilityElement(children: .combine)
    #expect(
      spoken(view) == """
        1. Tea, Cake.
           Hint: Green, Sweet
           Actions: Eat
           Rotors: Drinks, Food
        """)
  }

  @Test func `what lies behind a modal element is not said`() {
    let dialog = VStack {
      Text("Sure?")
      Text("It is gone for good.")
    }
    let view = ZStack {
      Text("Screen")
      VStack {
        Spacer()
        dialog.accessibilityAddTraits(.isModal)
      }
    }
    #expect(spoken(view) == "1. Sure?\n2. It is gone for good.")
  }

  @Test func `what lies behind a sheet, a cover or an alert is not said`() {
    let (screen, phone) = (Text("Screen"), SwiftUISnapshotLayout.device(config: .iPhone13))
    let presenting = Binding.constant(true)
    #expect(spoken(screen.sheet(isPresented: presenting) { Text("Above") }, layout: phone) == "1. Above.")
    #expect(spoken(screen.fullScreenCover(isPresented: presenting) { Text("Above") }, layout: phone) == "1. Above.")
    let alert = spoken(screen.alert("Sure?", isPresented: presenting) { Button("Yes") {} }, layout: phone)
    #expect(alert == "1. Sure?\n2. Yes. Button.")
  }
}
