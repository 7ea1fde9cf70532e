import SwiftUI

/// The settings of an app: the account, switches, pickers and links in grouped sections.
public struct SettingsScreen: View {
  @State private var settings = Settings()

  public init() {}

  public var body: some View {
    NavigationStack {
      Form {
        Section {
          NavigationLink {
            Text("Account")
          } label: {
            AccountRow(name: "Maja Kowalska", detail: "Account, Backup, Purchases")
          }
        }
        Section {
          Toggle(isOn: $settings.airplaneMode) { IconLabel("Airplane Mode", symbol: "airplane", color: .orange) }
          NavigationLink {
            Text("Networks")
          } label: {
            LabeledContent {
              Text("Harbour 5G")
            } label: {
              IconLabel("Wi-Fi", symbol: "wifi", color: .blue)
            }
          }
          NavigationLink {
            Text("Notifications")
          } label: {
            IconLabel("Notifications", symbol: "bell.badge.fill", color: .red)
          }
          .badge(3)
        }
        display
        Section("Privacy") {
          Toggle("Share usage data", isOn: $settings.sharesUsage)
          Toggle("Precise location", isOn: $settings.preciseLocation)
            .disabled(!settings.sharesUsage)
        }
        Section {
          Button("Sign Out", role: .destructive) {}
            .frame(maxWidth: .infinity)
        }
      }
      .navigationTitle("Settings")
    }
  }

  private var display: some View {
    Section {
      Picker("Appearance", selection: $settings.appearance) {
        ForEach(Settings.Appearance.allCases, id: \.self) { Text($0.rawValue) }
      }
      Picker("Units", selection: $settings.units) {
        ForEach(Settings.Units.allCases, id: \.self) { Text($0.rawValue) }
      }
      .pickerStyle(.segmented)
      Stepper("Text size: \(settings.textSize) pt", value: $settings.textSize, in: 11...24)
      VStack(alignment: .leading) {
        Text("Brightness")
        Slider(value: $settings.brightness) {
          Text("Brightness")
        } minimumValueLabel: {
          Image(systemName: "sun.min")
        } maximumValueLabel: {
          Image(systemName: "sun.max")
        }
        .foregroundStyle(.secondary)
      }
    } header: {
      Text("Display")
    } footer: {
      Text("The appearance follows the system unless you choose one here.")
    }
  }
}

@Observable private final class Settings {
  enum Appearance: String, CaseIterable {
    case automatic = "Automatic"
    case light = "Light"
    case dark = "Dark"
  }

  enum Units: String, CaseIterable {
    case metric = "Metric"
    case imperial = "Imperial"
  }

  var airplaneMode = false
  var appearance = Appearance.automatic
  var units = Units.metric
  var textSize = 17
  var brightness = 0.7
  var sharesUsage = true
  var preciseLocation = true
}

private struct AccountRow: View {
  let name: String
  let detail: String

  var body: some View {
    HStack(spacing: 14) {
      Image(systemName: "person.crop.circle.fill")
        .symbolRenderingMode(.hierarchical)
        .font(.system(size: 54))
        .foregroundStyle(.purple)
      VStack(alignment: .leading, spacing: 2) {
        Text(name).font(.title3)
        Text(detail)
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
    }
    .padding(.vertical, 4)
  }
}

/// A label with a white symbol on a small coloured square, as in the system's settings.
private struct IconLabel: View {
  let title: LocalizedStringKey
  let symbol: String
  let color: Color

  init(_ title: LocalizedStringKey, symbol: String, color: Color) {
    self.title = title
    self.symbol = symbol
    self.color = color
  }

  var body: some View {
    Label {
      Text(title)
    } icon: {
      Image(systemName: symbol)
        .font(.system(size: 15))
        .foregroundStyle(.white)
        .frame(width: 29, height: 29)
        .background(color, in: .rect(cornerRadius: 7, style: .continuous))
    }
  }
}

#Preview { SettingsScreen() }

#Preview("Across", traits: .landscapeLeft) { SettingsScreen() }

#Preview("Account", traits: .fixedLayout(width: 360, height: 80)) {
  AccountRow(name: "Ada Lovelace", detail: "Account, storage and more")
}

#Preview("Label", traits: .sizeThatFitsLayout) { IconLabel("Wi-Fi", symbol: "wifi", color: .blue).padding() }
