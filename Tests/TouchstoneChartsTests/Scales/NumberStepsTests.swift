import Testing

@testable import TouchstoneCharts

/// The values of axes in pictures drawn by Apple's frameworks, for their data.
@Suite struct NumberStepsTests {
  struct Axis: CustomTestStringConvertible {
    let lower: Double
    let upper: Double
    let values: [Double]
    var desired = 4
    var testDescription: String { "\(lower)…\(upper)" }
  }

  static let measured: [Axis] = [
    Axis(lower: 0, upper: 71, values: [0, 25, 50, 75]),
    Axis(lower: 0, upper: 125, values: [0, 50, 100, 150]),
    Axis(lower: 0, upper: 137, values: [0, 50, 100, 150]),
    Axis(lower: 0, upper: 280, values: [0, 100, 200, 300]),
    Axis(lower: 0, upper: 250, values: [0, 100, 200, 300]),
    Axis(lower: 0, upper: 209, values: [0, 100, 200, 300]),
    Axis(lower: 0, upper: 195, values: [0, 50, 100, 150, 200]),
    Axis(lower: 0, upper: 7, values: [0, 2, 4, 6, 8]),
    Axis(lower: 0, upper: 9, values: [0, 5, 10]),
    Axis(lower: 0, upper: 5, values: [0, 2, 4, 6]),
    Axis(lower: 0, upper: 18.7, values: [0, 5, 10, 15, 20]),
    Axis(lower: -8, upper: 10, values: [-10, -5, 0, 5, 10]),
    Axis(lower: 0, upper: 68, values: [0, 25, 50, 75]),
    Axis(lower: 0, upper: 30, values: [0, 10, 20, 30]),
    Axis(lower: 0, upper: 50, values: [0, 20, 40, 60]),
    Axis(lower: 0, upper: 916, values: [0, 250, 500, 750, 1000]),
    Axis(lower: 0, upper: 15_000, values: [0, 5000, 10_000, 15_000]),
    Axis(lower: 0, upper: 100, values: [0, 25, 50, 75, 100]),
    Axis(lower: 0, upper: 29_000, values: [0, 20_000, 40_000], desired: 3),
    // The article on ChartRenderer: the topmost label is 40.
    Axis(lower: 0, upper: 31, values: [0, 10, 20, 30, 40]),
  ]

  @Test(arguments: measured) func `an axis shows the numbers that Apple's charts show`(_ axis: Axis) {
    let step = NumberSteps.step(
      lower: axis.lower, upper: axis.upper, desiredCount: axis.desired, roundsLower: true, roundsUpper: true)
    #expect(
      NumberSteps.values(lower: axis.lower, upper: axis.upper, step: step, roundsLower: true, roundsUpper: true)
        == axis.values)
  }

  @Test func `an axis with an explicit domain shows the multiples inside it`() {
    let step = NumberSteps.step(lower: -60, upper: 140, desiredCount: 4, roundsLower: false, roundsUpper: false)
    #expect(
      NumberSteps.values(lower: -60, upper: 140, step: step, roundsLower: false, roundsUpper: false)
        == [-50, 0, 50, 100])
  }

  @Test func `steps below 1 give the numbers that are written`() {
    let step = NumberSteps.step(lower: 0, upper: 0.31, desiredCount: 4, roundsLower: true, roundsUpper: true)
    #expect(
      NumberSteps.values(lower: 0, upper: 0.31, step: step, roundsLower: true, roundsUpper: true)
        == [0, 0.1, 0.2, 0.3, 0.4])
  }

  @Test func `a minimum stride leaves out smaller steps`() {
    #expect(
      NumberSteps.step(lower: 0, upper: 3, desiredCount: 4, minimum: 5, roundsLower: true, roundsUpper: true) == 5)
  }

  @Test(arguments: [(0.0, 0.0), (1e300, 1.0000001e300), (-1e308, 1e308), (0, 1e-307), (1e15, 1e15 + 0.25)])
  func `lengths beyond all measure give few values and come to an end`(_ ends: (Double, Double)) {
    let step = NumberSteps.step(
      lower: ends.0, upper: ends.1, desiredCount: 4, roundsLower: true, roundsUpper: true)
    let values = NumberSteps.values(
      lower: ends.0, upper: ends.1, step: step, roundsLower: true, roundsUpper: true)
    #expect(step > 0 && values.count <= 1000)
  }
}
