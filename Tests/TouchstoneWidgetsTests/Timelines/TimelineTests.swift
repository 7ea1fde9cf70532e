import Foundation
import Testing
import TouchstoneWidgets

@Suite struct TimelineTests {
  @Test func `a widget shows the last entry that has begun, or the first`() {
    let timeline = Timeline(entries: NumberProvider.entries, policy: .never)
    let shown = [-1, 0, 59, 60, 300].map { timeline.entry(at: Date(timeIntervalSince1970: 1_000_000 + $0))?.number }
    #expect(shown == [1, 1, 1, 2, 3])
    #expect(Timeline<NumberEntry>(entries: [], policy: .atEnd).entry(at: .distantFuture) == nil)
  }

  @Test func `policies differ by their dates`() {
    let date = Date(timeIntervalSince1970: 0)
    #expect(TimelineReloadPolicy.after(date) == .after(date))
    #expect(TimelineReloadPolicy.after(date) != .after(date + 1))
    #expect(TimelineReloadPolicy.atEnd != .never)
  }

  @Test func `a provider knows the size and the family of its widget`() {
    let context = TimelineProviderContext(family: .systemMedium, isPreview: true)
    #expect(context.displaySize == CGSize(width: 338, height: 158))
    #expect(context.environmentVariants.widgetFamily == [.systemMedium])
    #expect(context.isPreview)
  }
}
