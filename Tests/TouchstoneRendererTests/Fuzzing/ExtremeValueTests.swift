import Foundation
import Testing
import TouchstoneRenderer
import TouchstoneUI

/// Values at the ends of their types are drawn, and stop no process.
@MainActor @Suite struct ExtremeValueTests {
  private func draws(_ view: some View) -> Bool { ImageRenderer(content: view).cgImage != nil }

  @Test func `steppers at the ends of whole numbers`() {
    #expect(draws(Stepper("x", value: .constant(Int.max), in: Int.min...Int.max)))
    #expect(draws(Stepper("x", value: .constant(Int.min), in: Int.min...Int.max)))
    #expect(draws(Stepper("x", value: .constant(UInt8.max), step: 5)))
  }

  @Test(arguments: [1e300, -1e300, .infinity, -.infinity, .nan])
  func `dates that no calendar counts to`(seconds: Double) {
    let date = Date(timeIntervalSince1970: seconds)
    for style in [Text.DateStyle.date, .time, .relative, .offset, .timer] { #expect(draws(Text(date, style: style))) }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude])
  func `a scroll view moved by no number, in another scroll view`(offset: CGFloat) {
    let inner = ScrollView { Color.red.frame(width: 10, height: 10) }.frame(width: 20, height: 20)
    #expect(draws(ScrollView { inner.offset(x: offset) }.frame(width: 50, height: 50)))
  }
}
