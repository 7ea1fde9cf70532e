import Foundation
import Synchronization
import Testing
import TouchstoneUI

@Suite struct AnimationValueTests {
  /// Notes what an animation makes of 100 after a quarter of a second.
  private struct Probe: CustomAnimation {
    final class Notes: Sendable {
      let value = Mutex<Double?>(nil)
      let velocity = Mutex<Double?>(nil)
    }

    let base: Animation
    let notes: Notes

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      var own = context.withState(AnimationState<Double>())
      let moved = base.animate(value: 100.0, time: 0.25, context: &own)
      let speed = base.velocity(value: 100.0, time: 0.25, context: own)
      notes.value.withLock { $0 = moved }
      notes.velocity.withLock { $0 = speed }
      return nil
    }

    static func == (lhs: Probe, rhs: Probe) -> Bool { lhs.base == rhs.base }
    func hash(into hasher: inout Hasher) { hasher.combine(base) }
  }

  private func measure(_ animation: Animation) -> (value: Double?, velocity: Double?) {
    let notes = Probe.Notes()
    _ = Animation(Probe(base: animation, notes: notes)).progress(at: 0.1)
    return (notes.value.withLock { $0 }, notes.velocity.withLock { $0 })
  }

  @Test func `a custom animation can ask a built-in one`() throws {
    let line = measure(.linear(duration: 1))
    #expect(line.value == 25)
    #expect(abs(try #require(line.velocity) - 100) < 0.001)
    #expect(measure(.linear(duration: 0.2)).value == nil, "it has ended")

    let spring = Spring(duration: 0.5)
    let sprung = measure(.spring(spring))
    #expect(abs(try #require(sprung.value) - spring.value(target: 100.0, time: 0.25)) < 0.001)
    #expect(abs(try #require(sprung.velocity) - spring.velocity(target: 100.0, time: 0.25)) < 0.1)
  }
}
