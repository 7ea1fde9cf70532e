import Foundation
import Testing
import TouchstoneTesting
import TouchstoneUI

@testable import TouchstoneImageIO
@testable import TouchstoneSnapshots

private struct Row: View {
  var title = "Wi-Fi"
  var color = Color.blue
  var weight = Font.Weight.regular
  var padding: CGFloat = 8
  var symbol = "star"

  var body: some View {
    HStack {
      Image(systemName: symbol)
      Text(title).fontWeight(weight).foregroundStyle(color).shadow(color: color, radius: 1)
      Spacer()
    }
    .padding(padding).frame(width: 200).background(color.opacity(0.1))
  }
}

/// What may differ from a golden.
@MainActor @Suite struct MatchLevelTests {
  private func passes(_ view: Row, _ match: MatchLevel) -> Bool {
    compare(view, .image(match: match), withGoldenOf: Row(), .image(match: match)).failure == nil
  }

  /// Which level passes for which change: the table of the article.
  @Test func `each level ignores what it says and nothing else`() {
    let levels: [MatchLevel] = [[], .ignoringColors, .ignoringText, .layout, [.ignoringColors, .ignoringText]]
    let expected: [(view: Row, passes: [Bool])] = [
      (Row(color: .red), [false, true, false, true, true]),
      (Row(title: "WLAN"), [false, false, true, false, true]),
      (Row(title: "WLAN", color: .red), [false, false, false, false, true]),
      (Row(weight: .bold), [false, false, false, false, false]),
      (Row(padding: 12), [false, false, false, false, false]),
      (Row(symbol: "moon"), [false, false, false, false, false]),
    ]
    for (view, passing) in expected {
      for (level, expected) in zip(levels, passing) {
        #expect(passes(view, level) == expected, "\(view), \(level.rawValue)")
      }
    }
  }

  @Test func `layout ignores another shape of the same size`() {
    func shape(_ radius: CGFloat) -> some View {
      RoundedRectangle(cornerRadius: radius).fill(.blue).frame(width: 40, height: 40)
    }
    for (level, isPassing) in [(MatchLevel.layout, true), (.ignoringColors, false), (.ignoringText, false)] {
      let outcome = compare(
        shape(4), .image(match: level), withGoldenOf: shape(14), .image(match: level))
      #expect((outcome.failure == nil) == isPassing)
    }
  }

  @Test func `without drawing steps every difference counts, and a remark says why`() throws {
    let outcome = compare(
      Row(color: .red), .image(match: .ignoringColors), withGoldenOf: Row(), .image(match: .ignoringColors),
      forge: Self.withoutSteps)
    #expect(outcome.failure != nil)
    #expect(outcome.result.warnings.contains { $0.contains("record-snapshots --refresh --only Boards/board") })
  }

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

  private static func withoutSteps(_ golden: Data) -> Data {
    guard let image = try? PNGImage(data: golden) else { return golden }
    var texts = image.metadata
    texts["touchstone:steps"] = nil
    return (try? image.bitmap.pngData(metadata: texts)) ?? golden
  }
}
