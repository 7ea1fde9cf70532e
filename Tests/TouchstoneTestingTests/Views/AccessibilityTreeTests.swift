import Foundation
import Testing
import TouchstoneSnapshots
import TouchstoneUI

@testable import TouchstoneTesting

@MainActor @Suite struct AccessibilityTreeTests {
  private func tree(_ view: some View) -> String {
    func tree<Content: View>(_ view: Content) -> String {
      var text = ""
      Snapshotting<Content, String>.accessibilityTree.snapshot(view).run { text = $0 }
      return text
    }
    return tree(view)
  }

  @Test func `texts and pictures are read in order and decoration is not`() {
    let view = VStack {
      Text("Tea").accessibilityAddTraits(.isHeader)
      HStack {
        Image(systemName: "leaf")
        Image(decorative: "none")
        Text("Say \"hi\"\nagain")
        Text("unseen").accessibilityHidden(true)
      }
      Color.red
    }
    #expect(
      tree(view) == #"""
        heading "Tea"
        image "leaf"
        text "Say \"hi\"\nagain"
        """#)
  }

  @Test func `controls say what they are and what they show`() {
    let view = VStack {
      Button("Buy") {}.accessibilityHint("Pays with your card").disabled(true)
      Button {
      } label: {
        Label("Add", systemImage: "plus")
      }
      .labelStyle(.iconOnly)
      Toggle("Wi-Fi", isOn: .constant(true)).accessibilityIdentifier("wifi")
      Slider(value: .constant(3), in: 0...12) { Text("Volume") }
      Stepper("Amount", value: .constant(2)).accessibilityValue("2")
      TextField("Name", text: .constant("Ada"))
      TextField("Town", text: .constant(""))
      SecureField("Password", text: .constant("abc"))
      ProgressView("Loading", value: 0.25)
      Picker("Size", selection: .constant(2)) {
        Text("Small").tag(1)
        Text("Large").tag(2)
      }
    }
    #expect(
      tree(view) == #"""
        button "Buy" hint: "Pays with your card" [disabled]
        button "Add"
        toggle "Wi-Fi" value: "On" identifier: "wifi"
        slider "Volume" value: "25%"
        stepper "Amount" value: "2"
        text field "Name" value: "Ada"
        text field "Town"
        secure text field "Password" value: "•••"
        progress indicator "Loading" value: "25%"
        picker "Size" value: "Large"
        """#)
  }

  @Test func `elements within can be combined ignored or kept`() {
    func card(_ behavior: AccessibilityChildBehavior) -> some View {
      VStack {
        Text("Ada")
        Text("92 points")
      }
      .accessibilityElement(children: behavior)
      .accessibilityIdentifier("card")
    }
    #expect(tree(card(.combine)) == #"text "Ada, 92 points" identifier: "card""#)
    #expect(tree(card(.ignore).accessibilityLabel("Winner")) == #"group "Winner" identifier: "card""#)
    #expect(
      tree(card(.contain)) == #"""
        group identifier: "card"
          text "Ada"
          text "92 points"
        """#)
  }

  @Test func `what a modifier says wins over what is within`() {
    #expect(tree(Text("★").accessibilityLabel("Favourite").padding().opacity(0.5)) == #"text "Favourite""#)
    #expect(tree(Text("a").accessibilityLabel("b").padding().accessibilityLabel("c")) == #"text "c""#)
    #expect(
      tree(Text("Home").accessibilityAddTraits([.isButton, .isSelected])) == #"button "Home" [isSelected]"#)
  }

  @Test func `priority comes before order`() {
    let view = HStack {
      Text("first")
      Text("urgent").accessibilitySortPriority(2)
      Text("soon").accessibilitySortPriority(1)
      Text("second")
    }
    #expect(
      tree(view).split(separator: "\n") == [#"text "urgent""#, #"text "soon""#, #"text "first""#, #"text "second""#])
  }
}
