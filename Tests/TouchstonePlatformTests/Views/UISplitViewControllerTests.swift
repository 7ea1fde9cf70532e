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
