import Foundation
import Testing
import TouchstoneTesting
import TouchstoneUI

@testable import TouchstoneImageIO
@testable import TouchstoneSnapshots

private struct Row: View {
  var color = Color.blue

  var body: some View { Text("Wi-Fi").foregroundStyle(color).padding() }
}

/// Goldens that get what they lack.
@MainActor @Suite struct RefreshTests {
  @Test func `a refresh adds what a golden lacks, and records no other picture`() {
    let refresh = ["TOUCHSTONE_REFRESH": "1"]
    let same = compare(Row(), .image, withGoldenOf: Row(), .image, refresh, forge: Self.withoutSteps)
    #expect(same.result.recorded == .changed)
    #expect(same.failure == nil)
    #expect(compare(Row(), .image, withGoldenOf: Row(), .image, refresh).result.recorded == nil)
    #expect(compare(Row(), .image, withGoldenOf: Row(), .image, forge: Self.withoutSteps).result.recorded == nil)
    let other = compare(Row(color: .red), .image, withGoldenOf: Row(), .image, refresh)
    #expect(other.failure != nil)
    #expect(other.result.recorded == nil)
  }

  @Test func `a refresh that is limited leaves other goldens alone`() {
    for (only, isWritten) in [("Boards/board", true), ("Boards/other", false)] {
      let variables = ["TOUCHSTONE_REFRESH": "1", "TOUCHSTONE_RECORD_ONLY": only]
      let outcome = compare(Row(), .image, withGoldenOf: Row(), .image, variables, forge: Self.withoutSteps)
      #expect((outcome.result.recorded == .changed) == isWritten, "\(only)")
    }
  }

  private static func withoutSteps(_ golden: Data) -> Data {
    guard let image = try? PNGImage(data: golden) else { return golden }
    var texts = image.metadata
    texts["touchstone:steps"] = nil
    return (try? image.bitmap.pngData(metadata: texts)) ?? golden
  }
}
