import Testing
import UIKit

@MainActor @Suite struct UINavigationControllerTests {
  @Test func `controllers above another one are popped`() {
    let controllers = (0..<4).map { _ in UIViewController() }
    let stack = UINavigationController(rootViewController: controllers[0])
    stack.setViewControllers(controllers, animated: false)
    #expect(stack.popToViewController(controllers[1], animated: true) == Array(controllers[2...]))
    #expect(stack.viewControllers == Array(controllers[..<2]))
    #expect(stack.popToViewController(UIViewController(), animated: true) == nil)
  }

  @Test func `a transition replaces the view of a child`() {
    let (parent, first, second) = (UIViewController(), UIViewController(), UIViewController())
    parent.addChild(first)
    parent.view.addSubview(first.view)
    var steps: [String] = []
    parent.transition(from: first, to: second, duration: 1, animations: { steps.append("moved") }) { _ in
      steps.append("done")
    }
    #expect(steps == ["moved", "done"] && parent.view.subviews == [second.view] && first.view.superview == nil)
  }
}
