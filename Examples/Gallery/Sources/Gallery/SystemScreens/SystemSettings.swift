import SwiftUI

/// Settings in groups below a large title.
struct SystemSettings: View {
  @State private var isInAirplaneMode = false
  @State private var brightness = 0.6

  var body: some View {
    NavigationStack {
      List {
        Section {
          Toggle(isOn: $isInAirplaneMode) { label("Airplane Mode", "airplane", .orange) }
          link("Wi-Fi", "wifi", .blue, value: "Home")
          link("Bluetooth", "antenna.radiowaves.left.and.right", .blue, value: "On")
        }
        Section {
          link("Notifications", "bell.badge.fill", .red)
          link("Sounds & Haptics", "speaker.wave.3.fill", .pink)
        } footer: {
          Text("Alerts and sounds are silenced while a focus is on.")
        }
        Section("Display") {
          Slider(value: $brightness) {
            Text("Brightness")
          } minimumValueLabel: {
            Image(systemName: "sun.min")
          } maximumValueLabel: {
            Image(systemName: "sun.max")
          }
          Picker("Appearance", selection: .constant(0)) {
            Text("Automatic").tag(0)
            Text("Light").tag(1)
          }
          LabeledContent("Version", value: "18.2")
        }
      }
      .navigationTitle("Settings")
    }
  }

  private func label(_ title: LocalizedStringKey, _ symbol: String, _ color: Color) -> some View {
    Label {
      Text(title)
    } icon: {
      Image(systemName: symbol).font(.system(size: 15)).imageScale(.medium).foregroundStyle(.white)
        .frame(width: 29, height: 29).background(color, in: .rect(cornerRadius: 7))
    }
  }

  private func link(
    _ title: LocalizedStringKey, _ symbol: String, _ color: Color, value: LocalizedStringKey? = nil
  ) -> some View {
    NavigationLink {
      Text(title)
    } label: {
      HStack {
        label(title, symbol, color)
        Spacer()
        if let value { Text(value).foregroundStyle(.secondary) }
      }
    }
  }
}
