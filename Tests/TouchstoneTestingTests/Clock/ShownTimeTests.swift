import Foundation
import Testing
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneUI

@testable import TouchstoneSnapshots

/// Views that show the present, or read the clock.
@MainActor @Suite struct ShownTimeTests {
  private struct Card: View {
    var time = "Updated 14:05"

    var body: some View {
      VStack {
        Text("Inbox 14")
        Text(time).accessibilityIdentifier("time")
      }
    }
  }

  private struct ReadingCard: View {
    var body: some View {
      // The same width on any day, and another colour two days later, which is a day and an hour before midnight.
      let day = Int(Date.now.timeIntervalSince1970 / 86_400)
      Text("Day").foregroundStyle([Color.red, .green, .blue][day % 3])
    }
  }

  private func verify<V: View>(_ view: V, _ strategy: Snapshotting<V, UIImage>, _ variables: [String: String] = [:])
    -> SnapshotOutcome
  {
    // Friday, 27 November 2026, 14:05:30 in Greenwich.
    WallClock.$present.withValue(Date(timeIntervalSince1970: 1_795_788_330)) {
      compare(view, strategy, withGoldenOf: view, strategy, variables)
    }
  }

  @Test func `a text that shows the present is named in a warning`() {
    let outcome = verify(Card(), .image)
    #expect(outcome.message == nil)
    #expect(
      outcome.result.warnings == [
        "\"14:05\" in the text \"Updated 14:05\" is the time or date at which this snapshot was taken: at another, the view "
          + "may look different. If it reads the machine's clock, pass it a date in place of Date(). If the date is fixed, "
          + "ignore this. To find out: TOUCHSTONE_VERIFY_TWICE=1 swift test"
      ])
  }

  @Test func `frames of a film strip are looked at as well`() {
    #expect(verify(Card(), .filmStrip(frames: 2, over: .seconds(1))).result.warnings.count == 1)
  }

  @Test func `another time gives no warning`() {
    #expect(verify(Card(time: "Updated 14:07"), .image).result.warnings == [])
  }

  @Test func `a masked text gives no warning`() {
    #expect(verify(Card(), .image.masking(.view("time"))).result.warnings == [])
    #expect(verify(Card(), .image.masking(.rect(CGRect(x: 0, y: 0, width: 4, height: 4)))).result.warnings.count == 1)
  }

  @Test func `a view that reads the clock fails if it is taken twice`() {
    #expect(verify(ReadingCard(), .image).message == nil)
    let outcome = verify(ReadingCard(), .image, ["TOUCHSTONE_VERIFY_TWICE": "1"])
    #expect(outcome.message?.contains("is not stable") == true)
  }

  @Test func `the fixed time of the environment does not move`() {
    let date = EnvironmentValues().now
    let view = VStack {
      Text(date.addingTimeInterval(60), style: .relative)
      Text(.currentDate, format: .dateTime.hour().minute())
      Text(date.addingTimeInterval(7200), format: .relative(presentation: .numeric))
    }
    #expect(verify(view, .image, ["TOUCHSTONE_VERIFY_TWICE": "1"]).message == nil)
  }
}
