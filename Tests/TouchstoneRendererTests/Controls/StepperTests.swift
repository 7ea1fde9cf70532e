import Foundation
import Testing
import TouchstoneRenderer
import TouchstoneUI

@MainActor @Suite struct StepperTests {
  private final class Count {
    var value = 0.5
    var binding: Binding<Double> { Binding(get: { self.value }, set: { self.value = $0 }) }
  }

  @Test func `a stepper of a formatted value keeps to its range and its step`() throws {
    let count = Count()
    func step(_ name: String) throws {
      try ImageRenderer(
        content: Stepper("Share", value: count.binding, in: 0...1, step: 0.25, format: .percent)
      ).tap(name)
    }
    try step("Increment")
    #expect(count.value == 0.75)
    try step("Increment")
    #expect(throws: (any Error).self) { try step("Increment") }
    #expect(count.value == 1)
  }

  @Test func `a stepper of a formatted value without a range has no limit`() throws {
    let count = Count()
    try ImageRenderer(content: Stepper(value: count.binding, step: 10, format: .number) { Text("Share") })
      .tap("Increment")
    #expect(count.value == 10.5)
  }
}
