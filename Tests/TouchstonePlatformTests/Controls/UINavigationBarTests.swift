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

  private final class Silent: UINavigationBarDelegate {}

  // UIKit: a navigation bar is at the top unless its delegate says otherwise.
  @Test func `a bar is at the top if its delegate says nothing`() {
    let (bar, silent) = (UINavigationBar(), Silent())
    #expect(bar.barPosition == .top)
    bar.delegate = silent
    #expect(bar.barPosition == .top && bar.delegate === silent)
  }
}
