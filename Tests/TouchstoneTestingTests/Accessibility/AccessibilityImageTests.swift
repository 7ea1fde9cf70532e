import Foundation
import Testing
import TouchstoneSnapshots
import TouchstoneUI

@testable import TouchstoneTesting

@MainActor @Suite(.snapshots) struct AccessibilityImageTests {
  /// A player, with all that a legend tells of.
  private struct Player: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 12) {
        Text("Now playing").font(.headline).accessibilityAddTraits(.isHeader)
        HStack {
          Image(systemName: "music.note").accessibilityLabel("Cover")
          VStack(alignment: .leading) {
            Text("Blue in Green")
            Text("Miles Davis").foregroundStyle(.secondary)
          }
          .accessibilityElement(children: .combine).accessibilityCustomContent("Year", "1959")
          .accessibilityAction(named: "Add to Library") {}
        }
        Slider(value: .constant(0.4)).accessibilityLabel("Position")
        HStack {
          Button("Play") {}.accessibilityHint("Starts the song").accessibilityActivationPoint(.topLeading)
          Spacer()
          Toggle("Loop", isOn: .constant(false)).fixedSize()
        }
        .accessibilityElement(children: .contain).accessibilityLabel("Controls")
      }
      .padding().frame(width: 280)
    }
  }

  @Test func `regions are numbered in reading order, with a legend`() {
    assertSnapshot(of: Player(), as: .accessibilityImage, named: "player")
  }

  @Test func `what is higher than wide has its legend beside it, and all activation points on demand`() {
    assertSnapshot(
      of: Player(),
      as: .accessibilityImage(
        showActivationPoints: .always, useMonochromeSnapshot: false, layout: .fixed(width: 280, height: 360),
        colorScheme: .dark), named: "beside")
  }

  @Test func `a view without elements says so`() {
    assertSnapshot(of: Color.red.frame(width: 60, height: 40), as: .accessibilityImage, named: "none")
  }
}
