import Cards
import SnapshotTesting
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

  @Test func body() {
    #if canImport(SwiftUI) && (os(iOS) || os(tvOS))
      assertSnapshot(of: Badge(count: 123), as: .image)
    #else
      Issue.record("compiled for another platform")
    #endif
  }
}
