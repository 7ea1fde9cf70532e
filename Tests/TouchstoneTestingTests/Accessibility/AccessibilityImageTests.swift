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
        .accessibilityElement(children: .contain).accessibilityLabel("Controls").accessibilityAction(.magicTap) {}
        .accessibilityRotor("Chapters") {}
        Text("Up next").accessibilityAction(.escape) {}.accessibilityRotor("Songs") {}
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

  /// - Source: cashapp/AccessibilitySnapshot, `SnapshotTesting+SwiftUI.swift`: the parameters, in this order.
  @Test func `a call with all parameters of AccessibilitySnapshot compiles, and its colours are used`() throws {
    let strategy = Snapshotting<Text, UIImage>.accessibilityImage(
      size: CGSize(width: 60, height: 40), showActivationPoints: .whenOverridden, useMonochromeSnapshot: true,
      drawHierarchyInKeyWindow: false, markerColors: [.red], showUserInputLabels: true,
      shouldRunInHostApplication: true)
    let taken = try #require(Delivery.value(of: strategy.take(Text("Hi")), timeout: 60))
    let bitmap = try #require(taken.format.cgImage?.bitmap)
    // The view is 60 points wide beside margins of 16 points; the mark is in the corner of the text.
    let reds = (0..<bitmap.width).filter { x in
      (0..<160).contains { y in bitmap.color(x: x, y: y).map { $0.x > 250 && $0.y < 70 && $0.z < 60 } ?? false }
    }
    #expect(!reds.isEmpty)
  }

  @Test func `a view without elements says so`() {
    assertSnapshot(of: Color.red.frame(width: 60, height: 40), as: .accessibilityImage, named: "none")
  }
}
