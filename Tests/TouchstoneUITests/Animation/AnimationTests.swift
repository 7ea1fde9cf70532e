import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

@Suite struct AnimationTests {
  /// A Bézier curve read by walking along it in 100 000 steps: slow, and in no need of a solver.
  private func walked(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at x: Double) -> Double {
    func point(_ t: Double) -> (x: Double, y: Double) {
      let s = 1 - t
      return (3 * s * s * t * x1 + 3 * s * t * t * x2 + t * t * t, 3 * s * s * t * y1 + 3 * s * t * t * y2 + t * t * t)
    }
    var last = point(0)
    for step in 1...100_000 {
      let next = point(Double(step) / 100_000)
      if next.x >= x { return last.y + (next.y - last.y) * (x - last.x) / (next.x - last.x) }
      last = next
    }
    return 1
  }

  // CSS Easing Functions Level 1: the control points of ease-in, ease-out and ease-in-out.
  @Test(arguments: [
    (UnitCurve.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]), (.easeInOut, [0.42, 0, 0.58, 1]),
    (
      .bezier(startControlPoint: UnitPoint(x: 0.2, y: 0.8), endControlPoint: UnitPoint(x: 0.2, y: 1)),
      [0.2, 0.8, 0.2, 1]
    ),
  ])
  func `easing is a bezier curve`(curve: UnitCurve, points: [Double]) {
    for moment in 0...60 {
      let x = Double(moment) / 60
      #expect(abs(curve.value(at: x) - walked(points[0], points[1], points[2], points[3], at: x)) < 1e-6)
    }
  }

  @Test(arguments: [
    UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
  ])
  func `inverse undoes a curve`(curve: UnitCurve) {
    for moment in 1..<20 {
      let x = Double(moment) / 20
      #expect(abs(curve.inverse.value(at: curve.value(at: x)) - x) < 1e-6)
      let slope = (curve.value(at: x + 1e-5) - curve.value(at: x - 1e-5)) / 2e-5
      if x != 0.5 { #expect(abs(curve.velocity(at: x) - slope) < 1e-3 * max(1, abs(slope))) }
    }
    #expect(curve.value(at: -1) == 0 && curve.value(at: 2) == 1)
  }

  @Test func `ease takes a third of a second unless told`() {
    #expect(Animation.easeIn.duration == 0.35)
    #expect(Animation.linear(duration: 2).progress(at: 0.5) == 0.25)
    #expect(Animation.linear(duration: 2).progress(at: 2) == nil)
  }

  @Test func `delay speed and repetition change the time`() {
    let linear = Animation.linear(duration: 1)
    #expect(linear.delay(0.5).progress(at: 0.25) == 0)
    #expect(linear.delay(0.5).progress(at: 0.75) == 0.25)
    #expect(linear.speed(2).progress(at: 0.25) == 0.5)
    #expect(linear.speed(2).duration == 0.5)
    #expect(linear.repeatCount(3, autoreverses: true).progress(at: 1.25) == 0.75)
    #expect(linear.repeatCount(3, autoreverses: false).progress(at: 1.25) == 0.25)
    #expect(linear.repeatCount(3).duration == 3)
    #expect(linear.repeatCount(3).progress(at: 3) == nil)
    #expect(linear.repeatForever(autoreverses: false).progress(at: 100.5) == 0.5)
    #expect(linear.repeatForever().duration == .infinity)
  }

  @Test func `equal animations are equal`() {
    #expect(Animation.easeIn(duration: 1).delay(2) == .easeIn(duration: 1).delay(2))
    #expect(Animation.easeIn != .easeOut)
    #expect(Animation.spring(response: 0.5, dampingFraction: 1) == .spring(duration: 0.5))
  }

  @Test func `own animation is asked`() {
    struct Steps: CustomAnimation {
      let count: Double
      func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        guard time < 1 else { return nil }
        var result = value
        result.scale(by: (time * count).rounded(.down) / count)
        return result
      }
    }
    let animation = Animation(Steps(count: 4))
    #expect(animation.progress(at: 0.6) == 0.5)
    #expect(animation.progress(at: 1) == nil)
    #expect(animation == Animation(Steps(count: 4)) && animation != Animation(Steps(count: 5)))
  }
}

@MainActor @Suite struct AnimatedViewTests {
  @Test func `picture shows where an animation ends`() {
    struct Grower: View {
      @State private var width = 1
      var body: some View {
        Bar(value: width).animation(.linear(duration: 9), value: width).onAppear { withAnimation { width = 40 } }
      }
    }
    #expect(Stage().widths(Grower()) == [40])
  }

  @Test func `completion runs after the picture of the change`() {
    struct Drawer: View {
      let log: Log
      @State private var width = 1
      var body: some View {
        Bar(value: width)
          .onChange(of: width) { log.note("\(width)") }
          .onAppear {
            withAnimation {
              width = 40
            } completion: {
              width = 2
            }
          }
      }
    }
    let log = Log()
    #expect(Stage().widths(Drawer(log: log)) == [2])
    #expect(log.entries == ["40", "2"])
  }

  @Test func `completion runs at once where nothing changes`() {
    let log = Log()
    withAnimation {
    } completion: {
      log.note("done")
    }
    #expect(log.entries == ["done"])
  }

  @Test func `transition shows its identity`() {
    struct Wide: ViewModifier {
      let value: Int
      func body(content: Content) -> some View { Bar(value: value) }
    }
    let stage = Stage()
    #expect(stage.widths(Bar(value: 1).transition(.modifier(active: Wide(value: 5), identity: Wide(value: 3)))) == [3])
    #expect(stage.widths(Bar(value: 1).transition(.move(edge: .top).combined(with: .opacity))) == [1])
  }

  @Test func `animators show their start`() {
    #expect(Stage().widths(PhaseAnimator([7, 9]) { Bar(value: $0) }) == [7])
    #expect(
      Stage().widths(
        KeyframeAnimator(initialValue: 5.0, repeating: true) {
          Bar(value: Int($0))
        } keyframes: { _ in
          LinearKeyframe(9.0, duration: 1)
        }) == [5])
  }

  @Test func `timeline shows the clock of the renderer`() {
    func content<S: TimelineSchedule>(_ schedule: S) -> some View {
      TimelineView(schedule) { Bar(value: Int($0.date.timeIntervalSinceReferenceDate)) }
    }
    let stage = Stage()
    #expect(stage.widths(content(.animation)) == [0])
    stage.environment.clock.elapsed = 95
    #expect(stage.widths(content(.everyMinute)) == [60])
    #expect(stage.widths(content(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 10))) == [90])
    #expect(
      stage.widths(content(.explicit([5, 50, 500].map { Date(timeIntervalSinceReferenceDate: $0) }))) == [50])
  }

  @Test func `keyframes pass their values`() {
    let timeline = KeyframeTimeline(initialValue: CGPoint.zero) {
      KeyframeTrack(\.x) {
        LinearKeyframe(10, duration: 1)
        MoveKeyframe(20)
        CubicKeyframe(30, duration: 1)
        CubicKeyframe(10, duration: 1)
      }
      KeyframeTrack(\.y) { SpringKeyframe(4, duration: 2, spring: .smooth) }
    }
    #expect(timeline.duration == 3)
    #expect(timeline.value(time: 0.5).x == 5)
    #expect(timeline.value(time: 1).x == 20)
    #expect(abs(timeline.value(time: 2).x - 30) < 1e-9)
    #expect(timeline.value(time: 3).x == 10 && timeline.value(time: 9).x == 10)
    #expect(abs(timeline.value(time: 1).y - 4 * Spring.smooth.value(target: 1, time: 1)) < 1e-9)
    #expect(timeline.value(progress: 0) == .zero)
  }
}
