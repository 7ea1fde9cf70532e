import SwiftUI
import Testing
import TouchstoneSnapshots
import TouchstoneWidgetTesting

#Preview("Numbers", as: .systemSmall) {
  NumberWidget()
} timeline: {
  NumberEntry(10)
  for number in [20, 30] { NumberEntry(number) }
}

#Preview("Provider", as: .systemMedium) {
  NumberWidget()
} timelineProvider: {
  NumberProvider()
}

#Preview("Slow", as: .systemMedium) {
  NumberWidget()
} timelineProvider: {
  NumberProvider(isPrompt: false)
}

#Preview("None", as: .systemSmall, widget: { NumberWidget() }, timeline: {})

#Preview("Large", as: .systemLarge) { NumberWidget() } timeline: { NumberEntry(1) }

#Preview("Extra", as: .systemExtraLarge) { FilledWidget() } timeline: { NumberEntry(1) }

#Preview("Ride", as: .dynamicIsland(.compact), using: RideAttributes()) {
  RideActivity()
} contentStates: {
  RideAttributes.ContentState(minutes: 40)
  RideAttributes.ContentState(minutes: 60)
}

@MainActor @Suite struct WidgetPreviewTests {
  private let previews = Previews.all(in: "TouchstoneWidgetsTests").filter { $0.description.contains("WidgetPreview") }

  @Test func `there is a preview of each entry and each state`() {
    #expect(
      previews.map(\.description) == [
        "WidgetPreviewTests-Numbers-1", "WidgetPreviewTests-Numbers-2", "WidgetPreviewTests-Numbers-3",
        "WidgetPreviewTests-Provider-1", "WidgetPreviewTests-Provider-2", "WidgetPreviewTests-Provider-3",
        "WidgetPreviewTests-Slow", "WidgetPreviewTests-None", "WidgetPreviewTests-Large", "WidgetPreviewTests-Extra",
        "WidgetPreviewTests-Ride-1", "WidgetPreviewTests-Ride-2",
      ])
  }

  @Test func `a preview has the size of its family, and shows its entry`() throws {
    let second = Shot(try #require(previews.dropFirst().first), .image)
    #expect(second.size == CGSize(width: 158, height: 158))
    #expect(second.color(79 - 9, 79) == "FF3B30FF")
    #expect(second.color(79 - 11, 79) == "007AFFFF")
    // Only iPads show it.
    let extra = Shot(try #require(previews.first { $0.description.hasSuffix("Extra") }), .image)
    #expect(extra.size == CGSize(width: 715.5, height: 342))
    let ride = Shot(try #require(previews.last), .image)
    #expect(ride.size.width == 230)
  }

  @Test(arguments: [
    ("Slow", "The provider of NumberWidget did not pass a timeline before it returned"),
    ("None", "The timeline of NumberWidget has no entries"),
    ("Large", "NumberWidget does not support systemLarge"),
  ])
  func `a preview that cannot be shown fails, and says why`(name: String, reason: String) throws {
    let preview = try #require(previews.first { $0.name == name })
    let strategy = Snapshotting<Preview, UIImage>.image
    let delivery = try #require(Delivery.value(of: strategy.take(preview), timeout: 60))
    #expect("\(try #require(delivery.remarks.error))".contains(reason))
  }
}
