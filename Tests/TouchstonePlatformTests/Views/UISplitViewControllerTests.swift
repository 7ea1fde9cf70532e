import Testing
import UIKit

@MainActor @Suite struct UISplitViewControllerTests {
  @Test func `columns have controllers, which know the split view controller`() {
    let split = UISplitViewController(style: .doubleColumn)
    let list = UIViewController()
    split.setViewController(list, for: .primary)
    #expect(split.viewController(for: .primary) === list)
    #expect(split.viewController(for: .secondary) == nil)
    #expect(list.splitViewController === split)
    split.setViewController(nil, for: .primary)
    #expect(list.splitViewController == nil)
    split.viewControllers = [list]
    #expect(list.splitViewController === split)
  }

  @Test func `no task begins in the background`() {
    var task: UIBackgroundTaskIdentifier = .invalid
    task = UIApplication.shared.beginBackgroundTask { task = .invalid }
    #expect(task == .invalid)
  }

  @Test func `items and buttons keep what their action would be sent to`() {
    let target = UIView()
    let item = UIBarButtonItem(title: "Save", style: .plain, target: target, action: Selector("save"))
    #expect(item.target === target && item.action == Selector("save"))
  }

  @Test func `objects know of which kind they are`() {
    let button: UIView = UIButton()
    #expect(button.isKind(of: UIControl.self))
    #expect(!button.isMember(of: UIControl.self))
    #expect(!button.isKind(of: UILabel.self))
    #expect(button.isEqual(button))
    #expect(!button.isEqual(UIView()))
    #expect(UITapGestureRecognizer().isKind(of: UIGestureRecognizer.self))
  }

  @Test func `editing is set at once`() {
    let controller = UIViewController()
    controller.setEditing(true, animated: true)
    #expect(controller.isEditing)
    #expect(controller.editButtonItem.systemItem == .done)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.setEditing(true, animated: false)
    #expect(cell.isEditing)
  }
}
