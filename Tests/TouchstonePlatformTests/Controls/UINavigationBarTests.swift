import Testing
import UIKit

@MainActor @Suite struct UINavigationBarTests {
  private final class Guardian: UINavigationBarDelegate {
    var letsPop = true
    var pushed: [UINavigationItem] = []

    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) { pushed.append(item) }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { letsPop }
    func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
  }

  @Test func `the delegate decides about the items of a bar`() {
    let (bar, guardian) = (UINavigationBar(), Guardian())
    let (first, second) = (UINavigationItem(title: "First"), UINavigationItem(title: "Second"))
    #expect(bar.barPosition == .any)
    bar.delegate = guardian
    bar.pushItem(first, animated: true)
    bar.pushItem(second, animated: true)
    #expect(guardian.pushed.count == 2 && bar.topItem === second && bar.backItem === first)
    guardian.letsPop = false
    #expect(bar.popItem(animated: true) == nil && bar.topItem === second)
    guardian.letsPop = true
    #expect(bar.popItem(animated: true) === second && bar.popItem(animated: true) == nil)
    #expect(bar.topItem === first && bar.barPosition == .topAttached && guardian.pushed.first === first)
  }

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

  private final class Switch: UIControl {
    var sent: [UIAction] = []

    override func sendAction(_ action: UIAction) {
      sent.append(action)
      super.sendAction(action)
    }
  }

  @Test func `a control sends its actions one by one`() {
    let control = Switch(frame: .zero)
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
    control.addAction(UIAction { _ in count += 10 }, for: .valueChanged)
    control.performPrimaryAction()
    #expect(count == 1 && control.sent.count == 1)
    #expect(control.allControlEvents == [.primaryActionTriggered, .valueChanged])
    let button = UIButton(type: .system)
    button.role = .destructive
    #expect(button.role == .destructive && UIButton().role == .normal)
  }

  @Test func `there is no other scene`() {
    var faults = 0
    UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { _ in faults += 1 }
    #expect(faults == 1 && UIApplication.shared.openSessions.isEmpty && UIDevice.current.batteryState == .unknown)
  }
}
