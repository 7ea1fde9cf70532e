import Gallery
import SwiftUI
import Testing
import TouchstoneTesting

/// Views with generated names, prices and settings, in generated surroundings.
@MainActor @Suite struct FuzzTests {
  @Test func profileCard() {
    assertFuzz(
      of: { ProfileCard(name: $0, role: $1) }, with: .any, .any, seeds: 200, preview: "ProfileCard(name: $0, role: $1)")
  }

  @Test func priceTag() {
    assertFuzz(
      of: { PriceTag(price: $0, before: $1) }, with: .any, .any, seeds: 200, preview: "PriceTag(price: $0, before: $1)")
  }

  @Test func settingsRow() {
    assertFuzz(
      of: { SettingsRow(icon: "wifi", color: $0, title: $1, value: $2) }, with: .any, .any, .any, seeds: 200,
      preview: "SettingsRow(icon: \"wifi\", color: $0, title: $1, value: $2)")
  }
}
