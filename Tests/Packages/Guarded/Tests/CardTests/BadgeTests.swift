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

  private func pictures(of colors: [Color]) -> [CGImage?] {
    colors.map { ImageRenderer(content: $0.frame(width: 1, height: 1)).cgImage }
  }

  /// A symbol of a catalogue means the same as the name in it.
  @Test func stamps() {
    assertSnapshot(of: Stamps.view, as: .image)
    let (ink, brand) = (Color(red: 1, green: 0.8, blue: 0.3), Color(red: 0.2, green: 0.4, blue: 0.6))
    #expect(pictures(of: [ink]) != pictures(of: [brand]))
    #expect(pictures(of: Stamps.colors) == pictures(of: Array(repeating: ink, count: 4)))
    #expect(pictures(of: Stamps.themed) == pictures(of: Array(repeating: brand, count: 4)))
    #expect(pictures(of: Stamps.platformColors.map { Color($0) }) == pictures(of: Array(repeating: ink, count: 3)))
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
