import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

/// `Color.gradient`, against colours measured in pictures that Apple's frameworks recorded.
@Suite struct ColorGradientTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var base: [Double]
    var top: [Double]
  }

  static let samples = [
    Sample(testDescription: "blue", base: [0, 136, 255], top: [47, 167, 255]),
    Sample(testDescription: "orange", base: [255, 141, 40], top: [255, 172, 88]),
    Sample(testDescription: "green", base: [52, 199, 89], top: [98, 221, 129]),
    Sample(testDescription: "mint", base: [0, 200, 179], top: [55, 222, 205]),
    Sample(testDescription: "indigo", base: [97, 85, 245], top: [136, 124, 255]),
    Sample(testDescription: "cyan", base: [0, 192, 232], top: [56, 216, 250]),
    Sample(testDescription: "brown", base: [172, 127, 94], top: [202, 164, 137]),
    Sample(testDescription: "gray", base: [142, 142, 147], top: [176, 176, 180]),
    Sample(testDescription: "pink", base: [255, 45, 85], top: [255, 89, 127]),
  ]

  private func ramp(_ base: [Double]) -> GradientRamp {
    Color(red: base[0] / 255, green: base[1] / 255, blue: base[2] / 255).gradient.ramp(in: EnvironmentValues())
  }

  private func levels(_ color: ResolvedColor) -> [Double] {
    [color.red, color.green, color.blue].map { Double($0) * 255 }
  }

  @Test(arguments: samples) func `a colour is lighter at the top, and itself from seven tenths on`(sample: Sample) {
    let ramp = ramp(sample.base)
    for (ours, apple) in zip(levels(ramp.stops[0].color), sample.top) {
      #expect(abs(ours - apple) < 5, "\(ours), Apple \(apple)")
    }
    #expect(ramp.stops[0].location == 0 && ramp.stops[1].location == 0.71 && ramp.stops.count == 2)
    for (ours, base) in zip(levels(ramp.stops[1].color), sample.base) { #expect(abs(ours - base) < 0.01) }
  }

  @Test func `a bright colour is itself to three tenths, and darker at the bottom`() {
    let ramp = ramp([255, 204, 0])
    #expect(ramp.stops.map(\.location) == [0.305, 1])
    for (ours, apple) in zip(levels(ramp.stops[0].color), [255, 204, 0] as [Double]) {
      #expect(abs(ours - apple) < 0.01)
    }
    for (ours, apple) in zip(levels(ramp.stops[1].color), [239, 184.5, 0] as [Double]) {
      #expect(abs(ours - apple) < 0.5, "\(ours), Apple \(apple)")
    }
  }

  @Test func `a clear colour's gradient is as clear`() {
    let ramp = Color.blue.opacity(0.5).gradient.ramp(in: EnvironmentValues())
    #expect(ramp.stops.allSatisfy { abs($0.color.opacity - 0.5) < 0.01 })
  }
}
