import SwiftUI

/// A row of a settings screen: a coloured icon, a title, a value and a chevron.
public struct SettingsRow: View {
  let icon: String
  let color: Color
  let title: String
  let value: String?

  public init(icon: String, color: Color, title: String, value: String? = nil) {
    self.icon = icon
    self.color = color
    self.title = title
    self.value = value
  }

  public var body: some View {
    HStack(spacing: 12) {
      Image(systemName: icon)
        .font(.system(size: 15, weight: .medium))
        .foregroundColor(.white)
        .frame(width: 29, height: 29)
        .background(RoundedRectangle(cornerRadius: 7).fill(color.gradient))
      Text(title)
      Spacer()
      if let value {
        Text(value).foregroundStyle(.secondary)
      }
      Image(systemName: "chevron.right")
        .font(.footnote.weight(.semibold))
        .foregroundStyle(.tertiary)
    }
    .padding(.horizontal, 16)
    .frame(minHeight: 44)
  }
}

/// Four rows in a rounded group.
public struct SettingsGroup: View {
  public init() {}

  public var body: some View {
    VStack(spacing: 0) {
      SettingsRow(icon: "wifi", color: .blue, title: "Wi-Fi", value: "Harbour")
      separator
      SettingsRow(icon: "bell.fill", color: .red, title: "Notifications")
      separator
      SettingsRow(icon: "moon.fill", color: .indigo, title: "Focus", value: "On")
      separator
      SettingsRow(icon: "battery.100", color: .green, title: "Battery", value: "84 %")
    }
    .background(Color(uiColor: .secondarySystemGroupedBackground))
    .clipShape(RoundedRectangle(cornerRadius: 12))
    .frame(width: 320)
    .padding(16)
    .background(Color(uiColor: .systemGroupedBackground))
  }

  private var separator: some View {
    Divider().padding(.leading, 57)
  }
}

#Preview("Row", traits: .fixedLayout(width: 320, height: 60)) {
  SettingsRow(icon: "wifi", color: .blue, title: "Wi-Fi", value: "Touchstone")
}

#Preview("Group", traits: .sizeThatFitsLayout) { SettingsGroup() }
