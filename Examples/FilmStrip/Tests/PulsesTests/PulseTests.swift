import Pulses
import SwiftUI
import Testing
import TouchstoneTesting

@MainActor @Suite(.snapshots) struct PulseTests {
  /// Five frames side by side, each with its time: the clock is the renderer's own.
  @Test func strip() {
    assertSnapshot(of: Pulse(), as: .filmStrip(frames: 5, over: .milliseconds(600)))
  }

  /// The same as an animated picture.
  @Test func animation() {
    assertSnapshot(of: Pulse(), as: .apng(frames: 5, over: .milliseconds(600)))
  }
}
