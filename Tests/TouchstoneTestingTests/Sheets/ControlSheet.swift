import SwiftUI

/// Controls in their styles and states.
struct ControlSheet: View {
  let controls: [(String, AnyView)] = [
    (".automatic", AnyView(Button("Button") {})),
    (".bordered", AnyView(Button("Button") {}.buttonStyle(.bordered))),
    (".borderedProminent", AnyView(Button("Button") {}.buttonStyle(.borderedProminent))),
    ("… disabled", AnyView(Button("Button") {}.buttonStyle(.borderedProminent).disabled(true))),
    ("… .destructive", AnyView(Button("Delete", role: .destructive) {}.buttonStyle(.bordered))),
    (".controlSize(.small)", AnyView(Button("Small") {}.buttonStyle(.bordered).controlSize(.small))),
    ("Toggle, on", AnyView(Toggle("On", isOn: .constant(true)).labelsHidden())),
    ("Toggle, off", AnyView(Toggle("Off", isOn: .constant(false)).labelsHidden())),
    ("… .button", AnyView(Toggle("On", isOn: .constant(true)).toggleStyle(.button))),
    ("Slider", AnyView(Slider(value: .constant(0.6)))),
    ("Stepper", AnyView(Stepper("Count", value: .constant(3)).labelsHidden())),
    ("ProgressView", AnyView(ProgressView())),
    ("ProgressView(value:)", AnyView(ProgressView(value: 0.4))),
    ("Gauge", AnyView(Gauge(value: 0.7) { Text("Level") })),
    (
      "… .accessoryCircular",
      AnyView(
        Gauge(value: 0.7) {
          Text("L")
        } currentValueLabel: {
          Text("70")
        }.gaugeStyle(.accessoryCircular))
    ),
    ("TextField", AnyView(TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder))),
    ("… empty", AnyView(TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder))),
    ("SecureField", AnyView(SecureField("Code", text: .constant("1234")).textFieldStyle(.roundedBorder))),
    (
      "Picker .segmented",
      AnyView(
        Picker("Size", selection: .constant(1)) {
          Text("S").tag(0)
          Text("M").tag(1)
          Text("L").tag(2)
        }.pickerStyle(.segmented))
    ),
    (
      "Picker .menu",
      AnyView(
        Picker("Size", selection: .constant(1)) {
          Text("M").tag(1)
        }.pickerStyle(.menu))
    ),
    ("Menu", AnyView(Menu("Menu") { Button("Copy") {} })),
    ("Link", AnyView(Link("Site", destination: URL(filePath: "/")))),
    ("Label", AnyView(Label("Mail", systemImage: "envelope"))),
    (".labelIconToTitleSpacing(20)", AnyView(Label("Mail", systemImage: "envelope").labelIconToTitleSpacing(20))),
    ("GroupBox", AnyView(GroupBox("Box") { Text("Text") })),
    (".sliderThumbVisibility(.hidden)", AnyView(Slider(value: .constant(0.6)).sliderThumbVisibility(.hidden))),
    (".labelReservedIconWidth(40)", AnyView(Label("Mail", systemImage: "envelope").labelReservedIconWidth(40))),
    (
      "NavigationLink, no indicator",
      AnyView(
        NavigationStack {
          List {
            Group {
              NavigationLink("Mail") {}.navigationLinkIndicatorVisibility(.hidden)
              NavigationLink("Site") {}
            }.listRowInsets(EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8))
          }.listStyle(.plain).environment(\.defaultMinListRowHeight, 32).toolbar(.hidden)
        })
    ),
  ]

  var body: some View {
    SpecimenGrid(items: controls, columns: 6) { name, control in
      Specimen(code: name) {
        control.font(.system(size: 12)).frame(width: 84, height: 64)
      }
    }
  }
}
