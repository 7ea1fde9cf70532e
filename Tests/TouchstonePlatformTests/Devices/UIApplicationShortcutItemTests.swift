import Foundation
import Testing
import UIKit

@Suite struct UIApplicationShortcutItemTests {
  @Test func `an action keeps its titles and its icon`() {
    let icon = UIApplicationShortcutIcon(systemImageName: "plus")
    let item = UIApplicationShortcutItem(
      type: "new", localizedTitle: "New note", localizedSubtitle: "Empty", icon: icon, userInfo: nil)
    #expect(item.type == "new" && item.localizedTitle == "New note" && item.localizedSubtitle == "Empty")
    #expect(item.icon === icon)
    #expect(UIApplicationShortcutItem(type: "a", localizedTitle: "b").localizedSubtitle == nil)
  }
}
