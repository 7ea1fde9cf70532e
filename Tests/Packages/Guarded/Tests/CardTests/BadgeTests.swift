import Cards
import SnapshotTesting
import Stamps
import SwiftUI
import Testing

@MainActor
@Suite struct BadgeTests {
  @Test func always() {
    assertSnapshot(of: Badge(count: 1), as: .image)
  }

  #if targetEnvironment(simulator)
    @Test func phone() {
      assertSnapshot(of: Badge(count: 12).name, as: .lines)
    }
  #endif

  /// A symbol of a catalogue means the same as the name in it.
  @Test func stamps() {
    assertSnapshot(of: Stamps.view, as: .image)
    #expect(
      Stamps.colors.allSatisfy {
        $0.resolve(in: EnvironmentValues()) == Stamps.colors[0].resolve(in: EnvironmentValues())
      })
    #expect(Stamps.images.map(\.size) == Array(repeating: CGSize(width: 20, height: 20), count: 3))
  }

  @Test func body() {
    #if canImport(SwiftUI) && (os(iOS) || os(tvOS))
      assertSnapshot(of: Badge(count: 123), as: .image)
    #else
      Issue.record("compiled for another platform")
    #endif
  }
}
