import Foundation
import TouchstoneCore
import TouchstoneDrawing
import TouchstoneUI

/// A fourth look: what pictures of iOS 16 show differently from the table of iOS 18.
///
/// All else in those pictures agrees: in RevenueCat's goldens of one list on iOS 16, 17 and 18, only a symbol differs.
extension Look {
  static let iOS16: Look = {
    var look = iOS18
    look.name = "iOS 16"
    look.lists.margin = Margin(narrow: 16, wide: 16, threshold: 0)
    look.tabBar.background.setLight(0xF7F7F7)
    look.tabBar.color.setLight(0xA2A4A2)
    look.tabBar.titleSize = 17
    look.menus.background.setLight(0xF5F5F5)
    return look
  }()

  /// The source of each number of ``iOS16`` that differs from that of ``iOS18``.
  static let evidenceOfiOS16: [LookEvidence] = [
    LookEvidence(.one, "RevenueCat/purchases-ios, golden iOS16-testDebugView (iOS 16)", "lists.margin"),
    LookEvidence(
      .one, "light: NativeScript/docs, TabView (iOS 16); dark as on iOS 18", "tabBar.background", "tabBar.color"),
    LookEvidence(
      .derived, "titles as high as in NativeScript/docs, TabView (iOS 16), where tabs have no symbols",
      "tabBar.titleSize"),
    LookEvidence(
      .unclear, "light: aheze/Popovers, a system menu in MenuComparison (iOS 15), scaled; dark as on iOS 18",
      "menus.background"),
  ]
}

extension LookColor {
  fileprivate mutating func setLight(_ color: UInt32) { self = LookColor(color, dark) }
}
