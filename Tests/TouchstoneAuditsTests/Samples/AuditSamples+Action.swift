import Foundation
import TouchstoneAudits
import TouchstoneDrawing
import TouchstoneUI

/// A button style that leaves the action to its body.
private struct InertStyle: PrimitiveButtonStyle {
  let reacts: Bool

  func makeBody(configuration: Configuration) -> some View {
    if reacts {
      configuration.label.onTapGesture { configuration.trigger() }
    } else {
      configuration.label
    }
  }
}

extension AuditSamples {
  private static var knob: some View { Circle().frame(width: 44, height: 44) }
  private static var card: some View {
    VStack {
      Text("Card")
      Text("Details")
    }
  }

  static let action = AuditSamples(
    type: .action,
    wrong: [
      AuditSample("a text that says it is a button") { Text("Buy").accessibilityAddTraits(.isButton) },
      AuditSample("a card that says it is a button") { card.accessibilityAddTraits(.isButton) },
      AuditSample("an image that says it is a link") {
        Image(systemName: "globe").accessibilityLabel("Website").accessibilityAddTraits(.isLink)
      },
      AuditSample("a picture of a toggle") {
        Text("Wi-Fi").accessibilityAddTraits(.isToggle).accessibilityValue("On")
      },
      AuditSample("a picture of a search field") { Text("Search").accessibilityAddTraits(.isSearchField) },
      AuditSample("a button whose style ignores it") { Button("Buy") {}.buttonStyle(InertStyle(reacts: false)) },
      AuditSample("a long press only") { card.onLongPressGesture {} },
      AuditSample("a long press as a gesture") { card.gesture(LongPressGesture().onEnded { _ in }) },
      AuditSample("a slider that is drawn") { knob.gesture(DragGesture().onChanged { _ in }) },
      AuditSample("a card that is swiped away") { card.gesture(DragGesture().onEnded { _ in }) },
      AuditSample("a drag in a list", size: AuditSample.phone) {
        List { ForEach(0..<2) { row in Text("Row \(row)").gesture(DragGesture().onEnded { _ in }) } }
      },
      AuditSample("an action without a name") { card.accessibilityAction(named: "") {} },
      AuditSample("two actions with one name") {
        card.accessibilityAction(named: "Delete") {}.accessibilityAction(named: "Delete") {}
      },
      AuditSample("two rows in one element, each with Delete") {
        VStack { ForEach(0..<2) { row in Text("Row \(row)").accessibilityAction(named: "Delete") {} } }
          .accessibilityElement(children: .combine)
      },
      AuditSample("a rating without a value") {
        HStack { ForEach(0..<5) { _ in Image(systemName: "star") } }
          .accessibilityElement(children: .ignore).accessibilityLabel("Rating").accessibilityAdjustableAction { _ in }
      },
    ],
    right: [
      AuditSample("a button") { Button("Buy") {} },
      AuditSample("a disabled button") { Button("Buy") {}.disabled(true) },
      AuditSample("a button whose style reacts to taps") { Button("Buy") {}.buttonStyle(InertStyle(reacts: true)) },
      AuditSample("a tap that says it is a button") { card.onTapGesture {}.accessibilityAddTraits(.isButton) },
      AuditSample("a trait inside of what is tapped") {
        HStack { card.accessibilityAddTraits(.isButton) }.onTapGesture {}
      },
      AuditSample("an action for assistive technologies") {
        card.accessibilityAddTraits(.isButton).accessibilityAction {}
      },
      AuditSample("a link") { Link("Terms", destination: URL(fileURLWithPath: "/terms")) },
      AuditSample("a toggle") { Toggle("Wi-Fi", isOn: .constant(true)) },
      AuditSample("a slider of the system") { Slider(value: .constant(0.5)) { Text("Volume") } },
      AuditSample("a stepper") { Stepper("Count", value: .constant(1)) },
      AuditSample("a text field") { TextField("Name", text: .constant("")).frame(width: 200) },
      AuditSample("a picker") {
        Picker("Size", selection: .constant(1)) {
          Text("S").tag(1)
          Text("L").tag(2)
        }
      },
      AuditSample("a menu") { Menu("More") { Button("One") {} } },
      AuditSample("links in a list", size: AuditSample.phone) {
        NavigationStack { List { NavigationLink("Row") { Text("Detail") } } }
      },
      AuditSample("a drawn slider that can be adjusted") {
        knob.gesture(DragGesture().onChanged { _ in }).accessibilityLabel("Volume").accessibilityValue("50 %")
          .accessibilityAdjustableAction { _ in }
      },
      AuditSample("a swipe with an action of the same meaning") {
        card.gesture(DragGesture().onEnded { _ in }).accessibilityAction(named: "Dismiss") {}
      },
      AuditSample("a drag with a scroll action") {
        card.gesture(DragGesture().onEnded { _ in }).accessibilityScrollAction { _ in }
      },
      AuditSample("a drag that is hidden") { knob.gesture(DragGesture().onEnded { _ in }).accessibilityHidden(true) },
      AuditSample("a button that sinks while it is touched") {
        Button("Buy") {}.simultaneousGesture(DragGesture(minimumDistance: 0).onChanged { _ in })
      },
      AuditSample("a long press beside a tap") { card.onTapGesture {}.onLongPressGesture {} },
      AuditSample("actions with names") {
        card.accessibilityAction(named: "Delete") {}.accessibilityAction(named: "Archive") {}
          .accessibilityAction(.escape) {}
      },
      AuditSample("a heading") { Text("Chapter").accessibilityAddTraits(.isHeader) },
      AuditSample("a button in a combined row") {
        HStack {
          Text("Cart")
          Button("Buy") {}
        }
        .accessibilityElement(children: .combine)
      },
    ])
}
