import Testing
import UIKit

@MainActor @Suite struct UIViewPropertyAnimatorTests {
  @Test func `an animator makes its changes at the start, and then says that it has ended`() {
    var steps: [String] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeOut) { steps.append("first") }
    animator.addAnimations { steps.append("second") }
    animator.addCompletion { steps.append("\($0)") }
    #expect(steps.isEmpty)
    animator.startAnimation()
    animator.startAnimation()
    #expect(steps == ["first", "second", "end"])
  }

  @Test func `an animator that is stopped makes no changes`() {
    var count = 0
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { count += 1 }
    animator.stopAnimation(true)
    animator.startAnimation()
    #expect(count == 0)
  }

  @Test func `an animator can have the speed of a Bézier curve`() {
    var count = 0
    let (start, end) = (CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))
    UIViewPropertyAnimator(duration: 2, controlPoint1: start, controlPoint2: end) { count += 1 }.startAnimation()
    #expect(count == 1)
    #expect(UIViewPropertyAnimator(duration: 2, controlPoint1: start, controlPoint2: end).duration == 2)
  }
}
