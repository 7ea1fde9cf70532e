import Foundation
import TouchstoneAudits
import TouchstoneUI

extension AuditSamples {
  static let parentChild = AuditSamples(
    type: .parentChild,
    wrong: [
      AuditSample("a button in a hidden column") {
        VStack {
          Text("Offer")
          Button("Buy") {}
        }
        .accessibilityHidden(true)
      },
      AuditSample("a toggle in a hidden group") {
        HStack {
          Text("Wi-Fi")
          Toggle("Wi-Fi", isOn: .constant(true))
        }
        .accessibilityHidden(true)
      },
      AuditSample("a button far below what is hidden") {
        VStack {
          Text("Offer")
          HStack {
            Text("Now")
            VStack {
              Button("Buy") {}
              Text("or not")
            }
          }
        }
        .accessibilityHidden(true)
      },
      AuditSample("a button in a button") {
        Button(
          action: {},
          label: {
            HStack {
              Text("Card")
              Button("Star") {}
            }
          })
      },
      AuditSample("a link in a button") {
        Button(
          action: {},
          label: {
            VStack {
              Text("Card")
              Link("Terms", destination: URL(fileURLWithPath: "/terms"))
            }
          })
      },
      AuditSample("a button in a link of a list", size: AuditSample.phone) {
        NavigationStack {
          List {
            NavigationLink(destination: Text("Detail")) {
              HStack {
                Text("Row")
                Button("Star") {}
              }
            }
          }
        }
      },
      AuditSample("a button in a card that is a button") {
        VStack {
          Text("Card")
          Button("Star") {}
        }
        .onTapGesture {}.accessibilityAddTraits(.isButton)
      },
      AuditSample("a button that is ignored") {
        VStack {
          Text("12")
          Button("Buy") {}
        }
        .accessibilityElement(children: .ignore).accessibilityLabel("12 euros")
      },
      AuditSample("a toggle that is ignored") {
        HStack {
          Text("Wi-Fi")
          Toggle("", isOn: .constant(true))
        }
        .accessibilityElement().accessibilityLabel("Wi-Fi")
      },
      AuditSample("a text field that is ignored") {
        VStack {
          Text("Name")
          TextField("Name", text: .constant(""))
        }
        .frame(width: 200).accessibilityElement(children: .ignore).accessibilityLabel("Name")
      },
      AuditSample("a slider that is ignored") {
        VStack {
          Text("Volume")
          Slider(value: .constant(0.5)) { Text("Volume") }
        }
        .frame(width: 200).accessibilityElement(children: .ignore).accessibilityLabel("Volume")
      },
    ],
    right: [
      AuditSample("a button that is hidden itself") { Button("Buy") {}.accessibilityHidden(true) },
      AuditSample("a hidden text") { VStack { Text("★") }.accessibilityHidden(true) },
      AuditSample("a column of buttons") {
        VStack {
          Button("One") {}
          Button("Two") {}
        }
      },
      AuditSample("a group that contains") {
        VStack {
          Text("Cart")
          Button("Buy") {}
        }
        .accessibilityElement(children: .contain)
      },
      AuditSample("a group that combines") {
        HStack {
          Text("Cart")
          Button("Buy") {}
        }
        .accessibilityElement(children: .combine)
      },
      AuditSample("texts that are ignored") {
        VStack { Text("12") }.accessibilityElement(children: .ignore).accessibilityLabel("12 euros")
      },
      AuditSample("buttons in a list", size: AuditSample.phone) {
        List {
          Button("One") {}; Button("Two") {}
        }
      },
      AuditSample("a tap that only ends the editing") {
        VStack {
          Text("Name")
          TextField("Name", text: .constant(""))
        }
        .frame(width: 200).onTapGesture {}
      },
      AuditSample("a disabled button that is ignored") {
        VStack {
          Text("12")
          Button("Buy") {}.disabled(true)
        }
        .accessibilityElement(children: .ignore).accessibilityLabel("12 euros")
      },
      AuditSample("a stepper, which is made of buttons") { Stepper("Count", value: .constant(1)) },
      AuditSample("a star beside a card") {
        ZStack {
          Button("Card") {}
          Button("Star") {}
        }
      },
      AuditSample("a button with a margin") { Button("Buy") {}.padding().frame(width: 100).background(.yellow) },
      AuditSample("a menu") { Menu("More") { Button("One") {} } },
    ])
}
