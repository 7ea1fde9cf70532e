import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// Compact dates that a test opens, as `UIDatePickerStyle.compact` opens them.
@MainActor @Suite struct CompactDateTests {
  private struct Appointment: View {
    let components: DatePickerComponents

    var body: some View {
      Form {
        DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: components)
      }
      .environment(\.timeZone, .gmt)
    }
  }

  private func renderer(_ components: DatePickerComponents) -> ImageRenderer<Appointment> {
    let renderer = ImageRenderer(content: Appointment(components: components))
    renderer.proposedSize = ProposedViewSize(width: 393, height: 852)
    return renderer
  }

  private func screen(_ renderer: ImageRenderer<Appointment>) -> LookMeasurementTests.Screen {
    LookMeasurementTests.Screen(root: renderer.picture(scale: 3).root)
  }

  @Test func `a tap opens the calendar of a date below it, and another closes it`() throws {
    let renderer = renderer(.date)
    let date = try #require(screen(renderer).text("Jan 1, 1970"))
    try renderer.tap("Jan 1, 1970")
    let title = try #require(screen(renderer).text("January 1970"))
    #expect(title.minY > date.maxY)
    try renderer.tap("Jan 1, 1970")
    #expect(screen(renderer).text("January 1970") == nil)
  }

  // UIKit draws the text of the open part in the tint colour.
  @Test func `the text of an open date has the tint colour`() throws {
    let renderer = renderer([.date, .hourAndMinute])
    func blue(_ text: String) throws -> Bool {
      let frame = try #require(screen(renderer).text(text))
      let bitmap = try renderer.render().bitmap
      return (Int(frame.minX)..<Int(frame.maxX)).contains { x in
        (Int(frame.minY)..<Int(frame.maxY)).contains { Int(bitmap[x, $0].blue) > Int(bitmap[x, $0].red) + 100 }
      }
    }
    #expect(try !blue("Jan 1, 1970"))
    try renderer.tap("Jan 1, 1970")
    #expect(try blue("Jan 1, 1970"))
    try renderer.tap("Jan 1, 1970")
    #expect(try !blue("Jan 1, 1970"))
  }

  @Test func `a tap on the label opens the first part, and one on the time its wheels`() throws {
    let label = renderer([.date, .hourAndMinute])
    try label.tap("Day")
    #expect(screen(label).text("January 1970") != nil && screen(label).text("AM") == nil)
    let time = renderer(.hourAndMinute)
    try time.tap("Day")
    #expect(screen(time).text("AM") != nil && screen(time).text("January 1970") == nil)
  }

  @Test func `a disabled date cannot be opened`() {
    let renderer = ImageRenderer(content: Appointment(components: .date).disabled(true))
    #expect(throws: InteractionError.self) { try renderer.tap("Jan 1, 1970") }
  }
}
