import SwiftUI
import Testing
import TouchstoneWidgets

@MainActor @Suite struct WidgetDescriptionTests {
  /// A configuration of the user's own, whose body is another.
  private struct Wrapped<Content: WidgetConfiguration>: WidgetConfiguration {
    let content: Content

    var body: some WidgetConfiguration { content.supportedFamilies([.systemLarge]).description("Wrapped") }
  }

  @Test func `a description has what all modifiers say, in any order`() {
    let description = FilledWidget().body.supportedFamilies([.systemSmall]).widgetDescription
    #expect(!description.hasContentMargins)
    #expect(!description.isBackgroundRemovable)
    #expect(description.families == [.systemSmall])
    #expect(description.entryType == "NumberEntry")
  }

  @Test func `a configuration of the user's own is that of its body`() throws {
    let description = Wrapped(content: NumberWidget().body).widgetDescription
    #expect(description.families == [.systemLarge])
    let makeContent = try #require(description.content)
    #expect(makeContent(NumberEntry(1)) != nil)
    #expect(makeContent("no entry") == nil)
  }

  @Test func `an empty configuration has no content`() {
    #expect(EmptyWidgetConfiguration().widgetDescription.content == nil)
    #expect(EmptyWidgetConfiguration().widgetDescription.families == nil)
  }
}
