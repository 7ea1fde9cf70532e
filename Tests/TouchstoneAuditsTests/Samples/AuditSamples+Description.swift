import Foundation
import TouchstoneAudits
import TouchstoneUI

extension AuditSamples {
  static let sufficientElementDescription = AuditSamples(
    type: .sufficientElementDescription,
    wrong: [
      AuditSample("a button of a decorative image") {
        Button(action: {}, label: { Image(decorative: "close") })
      },
      AuditSample("a button of a shape") { Button(action: {}, label: { Circle().frame(width: 44, height: 44) }) },
      AuditSample("a plus as a text") { Button("+") {} },
      AuditSample("three dots") { Button("…") {} },
      AuditSample("a label that says button") { Button("Close button") {} },
      AuditSample("the name of a symbol") { Button(action: {}, label: { Image(systemName: "square.and.arrow.up") }) },
      AuditSample("the name of a file") { Image("hero_photo") },
      AuditSample("the name of a file in a button") { Button(action: {}, label: { Image("ic_close-24") }) },
      AuditSample("a toggle without words") { Toggle("", isOn: .constant(true)) },
      AuditSample("one silent element") {
        VStack {
          Text("Total")
          Text("12 €")
        }
        .accessibilityElement(children: .ignore)
      },
      AuditSample("a text field without words") { TextField("", text: .constant("")).frame(width: 200) },
      AuditSample("a hint that repeats the label") { Button("Buy") {}.accessibilityHint("Buy") },
      AuditSample("an empty label") { Button("Buy") {}.accessibilityLabel("") },
      AuditSample("a switch called a switch") { Toggle("Wi-Fi switch", isOn: .constant(true)) },
      AuditSample("a colour that reacts to taps") { Color.red.frame(width: 50, height: 50).onTapGesture {} },
    ],
    right: [
      AuditSample("a text") { Button("Close") {} },
      AuditSample("a symbol with a label") {
        Button(action: {}, label: { Image(systemName: "square.and.arrow.up") }).accessibilityLabel("Share")
      },
      AuditSample("a label of which the symbol shows") {
        Button("Share", systemImage: "square.and.arrow.up") {}.labelStyle(.iconOnly)
      },
      AuditSample("a decorative image") { Image(decorative: "hero_photo") },
      AuditSample("an image with a label") { Image("hero_photo", label: Text("The harbour at dawn")) },
      AuditSample("an image with a label that was set later") { Image("hero_photo").accessibilityLabel("The harbour") },
      AuditSample("a control that is hidden") {
        Button(action: {}, label: { Circle().frame(width: 44, height: 44) }).accessibilityHidden(true)
      },
      AuditSample("a toggle with words") { Toggle("Wi-Fi", isOn: .constant(true)) },
      AuditSample("a slider with words") { Slider(value: .constant(1)) { Text("Volume") } },
      AuditSample("an emoji, which has a name") { Button("👍") {} },
      AuditSample("a stepper with words") { Stepper("Count", value: .constant(1)) },
      AuditSample("a text field with words") { TextField("Name", text: .constant("")).frame(width: 200) },
      AuditSample("one element that speaks") {
        VStack {
          Text("Total")
          Text("12 €")
        }
        .accessibilityElement(children: .combine)
      },
      AuditSample("one element with a label of its own") {
        VStack { Text("12") }.accessibilityElement(children: .ignore).accessibilityLabel("12 euros")
      },
      AuditSample("a symbol whose name is a word") { Button(action: {}, label: { Image(systemName: "trash") }) },
      AuditSample("a file in a card that speaks for it") {
        HStack {
          Image("hero_photo")
          Text("Harbour")
        }
        .accessibilityElement(children: .ignore).accessibilityLabel("Harbour")
      },
      AuditSample("a number") { Button("7") {} },
    ])
}
