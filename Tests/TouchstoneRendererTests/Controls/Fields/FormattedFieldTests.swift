import Foundation
import Testing
import TouchstoneRenderer
import TouchstoneUI

/// Fields with a format style show and read values as the environment says.
@MainActor @Suite struct FormattedFieldTests {
  @Test func `a field shows its value in the locale of the environment`() {
    let field = TextField("Price", value: .constant(1234.5), format: .number)
    #expect(ImageRenderer(content: field).viewTree.contains("1,234.5"))
    #expect(
      ImageRenderer(content: field.environment(\.locale, Locale(identifier: "de_DE"))).viewTree.contains("1.234,5"))
  }

  @Test func `a field shows a date in the time zone of the environment`() throws {
    let date: Date? = EnvironmentValues().now
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let field = TextField("Time", value: .constant(date), format: .dateTime.hour().minute())
    #expect(ImageRenderer(content: field).viewTree.contains("9:41"))
    #expect(ImageRenderer(content: field.environment(\.timeZone, tokyo)).viewTree.contains("6:41"))
  }

  @Test func `typed text is read in the locale of the environment`() throws {
    var price = 0.0
    let binding = Binding(get: { price }, set: { price = $0 })
    let field = TextField("Price", value: binding, format: .number)
    try ImageRenderer(content: field.environment(\.locale, Locale(identifier: "de_DE"))).setText("2,5", in: "Price")
    #expect(price == 2.5)
  }
}
