import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneSnapshots
import TouchstoneTesting
import TouchstoneUI

/// Masks of views in sheets, covers and popovers.
@MainActor @Suite struct PresentedMaskTests {
  private struct Card: View {
    var clock = Color.blue

    var body: some View {
      clock.frame(width: 40, height: 20).accessibilityIdentifier("clock")
    }
  }

  private enum Kind: String, CaseIterable, Sendable { case large, medium, cover, popover }

  private struct Screen: View {
    var kind: Kind
    var clock = Color.blue

    var body: some View {
      switch kind {
      case .large: Color.white.sheet(isPresented: .constant(true)) { Card(clock: clock) }
      case .medium:
        Color.white.sheet(isPresented: .constant(true)) { Card(clock: clock).presentationDetents([.medium]) }
      case .cover: Color.white.fullScreenCover(isPresented: .constant(true)) { Card(clock: clock) }
      case .popover:
        Color.white.popover(isPresented: .constant(true)) { Card(clock: clock).presentationCompactAdaptation(.popover) }
      }
    }
  }

  @Test(arguments: Kind.allCases) private func `a view in a presentation is masked where it is drawn`(kind: Kind) {
    let plain = Snapshotting<Screen, UIImage>.image(layout: .device(config: .iPhone13))
    let masked = plain.masking(.view("clock"))
    let (golden, other) = (Screen(kind: kind), Screen(kind: kind, clock: .red))
    #expect(compare(other, plain, withGoldenOf: golden, plain).result.reason == .differs)
    let outcome = compare(other, masked, withGoldenOf: golden, masked)
    #expect(outcome.message == nil, "\(outcome.message ?? "")")
    #expect(outcome.result.masks?.first?.width == 80)
  }
}
