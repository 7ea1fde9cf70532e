import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

@Suite struct SpringTests {
  // Apple's documentation of `Spring`.
  @Test func `conversions agree with the documentation`() {
    let first = Spring(duration: 0.5, bounce: 0.3)
    #expect(first.mass == 1)
    #expect(abs(first.stiffness - 157.9) < 0.05)
    #expect(abs(first.damping - 17.6) < 0.05)
    let second = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(second.duration - 0.63) < 0.005)
    #expect(abs(second.bounce - 0.5) < 1e-12)
  }

  /// The motion by many small steps of Runge and Kutta's method: an independent solution of the same equation.
  private func stepped(_ spring: Spring, velocity: Double, time: Double) -> (value: Double, velocity: Double) {
    let steps = 20_000
    let h = time / Double(steps)
    var (x, v) = (0.0, velocity)
    func force(_ x: Double, _ v: Double) -> Double { (spring.stiffness * (1 - x) - spring.damping * v) / spring.mass }
    for _ in 0..<steps {
      let (k1x, k1v) = (v, force(x, v))
      let (k2x, k2v) = (v + h / 2 * k1v, force(x + h / 2 * k1x, v + h / 2 * k1v))
      let (k3x, k3v) = (v + h / 2 * k2v, force(x + h / 2 * k2x, v + h / 2 * k2v))
      let (k4x, k4v) = (v + h * k3v, force(x + h * k3x, v + h * k3v))
      x += h / 6 * (k1x + 2 * k2x + 2 * k3x + k4x)
      v += h / 6 * (k1v + 2 * k2v + 2 * k3v + k4v)
    }
    return (x, v)
  }

  @Test(arguments: [
    Spring(duration: 0.5, bounce: 0.3), Spring(duration: 0.8, bounce: 0), Spring(duration: 0.5, bounce: -0.4),
    Spring(mass: 2, stiffness: 80, damping: 3), Spring(mass: 1, stiffness: 30, damping: 40, allowOverDamping: true),
  ])
  func `motion solves the equation`(spring: Spring) {
    for velocity in [0.0, 3] {
      for moment in 1...6 {
        let time = Double(moment) * 0.15
        let expected = stepped(spring, velocity: velocity, time: time)
        #expect(abs(spring.value(target: 1, initialVelocity: velocity, time: time) - expected.value) < 1e-6)
        #expect(abs(spring.velocity(target: 1, initialVelocity: velocity, time: time) - expected.velocity) < 1e-6)
      }
    }
  }

  @Test(arguments: [-0.5, 0, 0.2, 0.6, 0.9])
  func `spring stays close after its settling duration`(bounce: Double) {
    let spring = Spring(duration: 0.4, bounce: bounce)
    for step in 0..<200 {
      let time = spring.settlingDuration * (1.000001 + Double(step) / 50)
      #expect(abs(spring.value(target: 1.0, time: time) - 1) <= 0.001)
    }
  }

  @Test func `spring of a settling duration has it`() {
    for ratio in [0.3, 0.8, 1.0, 1.6] {
      #expect(abs(Spring(settlingDuration: 0.7, dampingRatio: ratio).settlingDuration - 0.7) < 1e-9)
    }
  }

  @Test func `steps lead where the whole time does`() {
    let spring = Spring.bouncy
    var (value, velocity) = (0.0, 0.0)
    for _ in 0..<60 { spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: 1 / 60) }
    #expect(abs(value - spring.value(target: 1, time: 1)) < 1e-9)
  }

  @Test(arguments: [Double.nan, .infinity, -1, 0])
  func `bad parameters give a spring that can be asked`(number: Double) {
    for spring in [
      Spring(duration: number, bounce: number), Spring(response: number, dampingRatio: number),
      Spring(mass: number, stiffness: number, damping: number),
      Spring(settlingDuration: number, dampingRatio: number),
    ] {
      #expect(!spring.value(target: 1.0, time: 0.3).isNaN)
      #expect(!spring.settlingDuration.isNaN)
    }
  }
}
