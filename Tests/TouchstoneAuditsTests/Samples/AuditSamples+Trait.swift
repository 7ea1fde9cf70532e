import Foundation
import TouchstoneAudits
import TouchstoneUI

extension AuditSamples {
  static let trait = AuditSamples(
    type: .trait,
    wrong: [
      AuditSample("a text with a tap") { Text("More").onTapGesture {} },
      AuditSample("a symbol with a tap") { Image(systemName: "star").onTapGesture {} },
      AuditSample("a row with a tap") {
        HStack {
          Text("Name")
          Text("Ada")
        }
        .onTapGesture {}
      },
      AuditSample("a tap inside of a margin") { Text("More").onTapGesture {}.padding() },
      AuditSample("a button that is a link") { Button("Go") {}.accessibilityAddTraits(.isLink) },
      AuditSample("a button that is a text") { Button("Go") {}.accessibilityAddTraits(.isStaticText) },
      AuditSample("a link that is a text") { Text("Go").accessibilityAddTraits([.isLink, .isStaticText]) },
      AuditSample("a toggle without a value") { Text("Dark").onTapGesture {}.accessibilityAddTraits(.isToggle) },
      AuditSample("an image that is a text") {
        Image(systemName: "star").accessibilityAddTraits([.isImage, .isStaticText])
      },
      AuditSample("a search field that is a button") {
        Text("Search").accessibilityAddTraits([.isSearchField, .isButton])
      },
      AuditSample("a toggle that is a link") { Toggle("Wi-Fi", isOn: .constant(true)).accessibilityAddTraits(.isLink) },
      AuditSample("a colour with a tap") { Color.red.frame(width: 50, height: 50).onTapGesture {} },
      AuditSample("a heading with a tap") { Text("News").accessibilityAddTraits(.isHeader).onTapGesture {} },
    ],
    right: [
      AuditSample("a button") { Button("Go") {} },
      AuditSample("a tap with a trait") { Text("Go").onTapGesture {}.accessibilityAddTraits(.isButton) },
      AuditSample("a tap with a trait outside of a margin") {
        Text("Go").onTapGesture {}.padding().accessibilityAddTraits(.isButton)
      },
      AuditSample("a tap that opens a link") { Text("Go").onTapGesture {}.accessibilityAddTraits(.isLink) },
      AuditSample("a heading") { Text("News").accessibilityAddTraits(.isHeader) },
      AuditSample("a heading that is a button") { Button("News") {}.accessibilityAddTraits(.isHeader) },
      AuditSample("rows that are selected", size: AuditSample.phone) {
        List(selection: Binding<Int?>.constant(1)) { ForEach(0..<3) { Text("Row \($0)").tag($0) } }
      },
      AuditSample("a tap that is hidden") {
        Color.black.frame(width: 9, height: 9).onTapGesture {}.accessibilityHidden(true)
      },
      AuditSample("a tap beside the fields, which ends the editing") {
        VStack { TextField("Name", text: .constant("")) }.frame(width: 200).onTapGesture {}
      },
      AuditSample("a toggle") { Toggle("Wi-Fi", isOn: .constant(true)) },
      AuditSample("a custom toggle with a value") {
        Text("Dark").onTapGesture {}.accessibilityAddTraits(.isToggle).accessibilityValue("On")
      },
      AuditSample("a link") { Link("Terms", destination: URL(fileURLWithPath: "/terms")) },
      AuditSample("a button that is selected") { Button("All") {}.accessibilityAddTraits(.isSelected) },
      AuditSample("a button that is an image") { Button("All") {}.accessibilityAddTraits(.isImage) },
      AuditSample("a slider") { Slider(value: .constant(1)) { Text("Volume") } },
    ])
}
