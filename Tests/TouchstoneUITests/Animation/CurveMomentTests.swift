import Foundation
import Testing
import TouchstoneUI

/// All kinds of animations at 60 moments each, against closed forms written again here.
@Suite struct CurveMomentTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let animation: Animation
    let seconds: Double
    let expected: @Sendable (Double) -> Double

    init(_ name: String, _ animation: Animation, _ seconds: Double, _ expected: @escaping @Sendable (Double) -> Double)
    {
      testDescription = name
      self.animation = animation
      self.seconds = seconds
      self.expected = expected
    }

    /// A damped spring from 0 to 1: the textbook's solution of x″ + 2ζω x′ + ω² (x − 1) = 0.
    static func spring(
      _ name: String, _ animation: Animation, frequency: Double, damping: Double, velocity: Double = 0
    ) -> Case {
      // Few springs have settled before their damped part has fallen to e⁻⁵.
      Case(name, animation, 5 / (frequency * min(damping, 1))) { time in
        let decay = exp(-damping * frequency * time)
        if abs(damping - 1) < 1e-12 { return 1 - decay * (1 + (frequency - velocity) * time) }
        let own = frequency * abs(1 - damping * damping).squareRoot()
        let slope = (damping * frequency - velocity) / own
        return damping < 1
          ? 1 - decay * (cos(own * time) + slope * sin(own * time))
          : 1 - decay * (cosh(own * time) + slope * sinh(own * time))
      }
    }

    /// A Bézier curve with the x of each moment found by halving.
    static func bezier(_ name: String, _ animation: Animation, _ seconds: Double, _ points: [Double]) -> Case {
      Case(name, animation, seconds) { time in
        func coordinate(_ a: Double, _ b: Double, _ t: Double) -> Double {
          3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
          let middle = (low + high) / 2
          if coordinate(points[0], points[2], middle) < time / seconds { low = middle } else { high = middle }
        }
        return coordinate(points[1], points[3], low)
      }
    }
  }

  static let turn = 2 * Double.pi

  // Curves: CSS Easing Functions Level 1. Springs: the parameters that Apple's documentation of `Animation` names.
  static let cases: [Case] = [
    Case("linear", .linear(duration: 2), 2) { $0 / 2 },
    .bezier("easeIn", .easeIn(duration: 0.8), 0.8, [0.42, 0, 1, 1]),
    .bezier("easeOut", .easeOut(duration: 0.8), 0.8, [0, 0, 0.58, 1]),
    .bezier("easeInOut", .easeInOut(duration: 0.8), 0.8, [0.42, 0, 0.58, 1]),
    .bezier("timingCurve", .timingCurve(0.17, 0.67, 0.83, -0.4, duration: 1.5), 1.5, [0.17, 0.67, 0.83, -0.4]),
    .spring("spring", .spring, frequency: turn / 0.5, damping: 1),
    .spring("spring(duration:bounce:)", .spring(duration: 0.7, bounce: 0.4), frequency: turn / 0.7, damping: 0.6),
    .spring(
      "spring(response:dampingFraction:)", .spring(response: 0.4, dampingFraction: 0.5), frequency: turn / 0.4,
      damping: 0.5),
    .spring("default", .default, frequency: turn / 0.55, damping: 1),
    .spring("smooth", .smooth, frequency: turn / 0.5, damping: 1),
    .spring("snappy", .snappy, frequency: turn / 0.5, damping: 0.85),
    .spring("bouncy", .bouncy, frequency: turn / 0.5, damping: 0.7),
    .spring("bouncy with more", .bouncy(duration: 0.3, extraBounce: 0.2), frequency: turn / 0.3, damping: 0.5),
    .spring("interactiveSpring", .interactiveSpring, frequency: turn / 0.15, damping: 0.86),
    .spring(
      "interpolatingSpring", .interpolatingSpring(mass: 2, stiffness: 180, damping: 9), frequency: 90.0.squareRoot(),
      damping: 9 / (2 * 360.0.squareRoot())),
    .spring(
      "interpolatingSpring, critical, with speed",
      .interpolatingSpring(mass: 1, stiffness: 100, damping: 20, initialVelocity: 4), frequency: 10, damping: 1,
      velocity: 4),
    .spring(
      "interpolatingSpring, over-damped", .interpolatingSpring(mass: 1, stiffness: 100, damping: 30), frequency: 10,
      damping: 1.5),
    Case("delay", .linear(duration: 1).delay(0.5), 1.5) { max(0, $0 - 0.5) },
    Case("speed", .linear(duration: 1).speed(0.25), 4) { $0 / 4 },
    Case("repeatCount, back and forth", .linear(duration: 0.5).repeatCount(3), 1.5) {
      1 - abs(($0 / 0.5).truncatingRemainder(dividingBy: 2) - 1)
    },
    Case("repeatForever, forth", .linear(duration: 0.5).repeatForever(autoreverses: false), 7) {
      ($0 / 0.5).truncatingRemainder(dividingBy: 1)
    },
    Case("delay of a spring at another speed", .spring(.smooth).speed(2).delay(0.1), 0.4) {
      let time = max(0, $0 - 0.1) * 2
      return 1 - exp(-turn / 0.5 * time) * (1 + turn / 0.5 * time)
    },
  ]

  @Test(arguments: cases) func `animation follows its closed form`(_ example: Case) {
    for moment in 0..<60 {
      // Beside the turning points of repetitions, where a rounding of the time would decide.
      let time = example.seconds * (Double(moment) + 0.3) / 60.5
      let found = example.animation.progress(at: time)
      #expect(found.map { abs($0 - example.expected(time)) <= 1e-6 } == true, "at \(time): \(found ?? .nan)")
    }
  }
}
