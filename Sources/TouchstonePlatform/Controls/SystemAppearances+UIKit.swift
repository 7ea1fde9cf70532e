import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// What of UIKit's settings is visible in SwiftUI's bars and controls, which UIKit draws on iOS.
///
/// `UITableView.appearance()` changes nothing, because lists are collection views since iOS 16.
extension SystemAppearances {
  @MainActor init(_ appearances: Appearances.Type) {
    self.init()
    if let bar = appearances.existing(UINavigationBar.self) { read(bar) }
    if let bar = appearances.existing(UITabBar.self) { read(bar) }
    if let own = appearances.existing(UISlider.self) {
      slider = (
        Color(own.minimumTrackTintColor) ?? own.ownTint, Color(own.maximumTrackTintColor), Color(own.thumbTintColor)
      )
    }
    if let own = appearances.existing(UISwitch.self) { toggle = (Color(own.onTintColor), Color(own.thumbTintColor)) }
    if let own = appearances.existing(UISegmentedControl.self) {
      let title = own.titleTextAttributes(for: .normal)?.foregroundColor
      segments = (
        Color(own.backgroundColor), Color(own.selectedSegmentTintColor), title,
        own.titleTextAttributes(for: .selected)?.foregroundColor ?? title
      )
    }
  }

  @MainActor private mutating func read(_ bar: UINavigationBar) {
    navigationBar.scrolled = Bar(bar.standardAppearance)
    navigationBar.scrolled.background = navigationBar.scrolled.background ?? Color(bar.barTintColor)
    if let edge = bar.scrollEdgeAppearance { navigationBar.edge = Bar(edge) }
    let titles = (bar.titleTextAttributes?.foregroundColor, bar.largeTitleTextAttributes?.foregroundColor)
    navigationBar.scrolled.setTitles(unlessSet: titles)
    navigationBar.edge.setTitles(unlessSet: titles)
    navigationTint = bar.ownTint
  }

  @MainActor private mutating func read(_ bar: UITabBar) {
    tabBar.scrolled = Bar(bar.standardAppearance)
    tabBar.scrolled.background = tabBar.scrolled.background ?? Color(bar.barTintColor) ?? Color(bar.backgroundColor)
    tabBar.edge.background = Color(bar.backgroundColor)
    if let edge = bar.scrollEdgeAppearance { tabBar.edge = Bar(edge) }
    isTabBarHidden = bar.isHidden
    let items = bar.standardAppearance.stackedLayoutAppearance
    tabs = (
      Color(items.selected.iconColor) ?? bar.ownTint,
      Color(items.normal.iconColor) ?? Color(bar.unselectedItemTintColor)
    )
  }
}

extension SystemAppearances.Bar {
  @MainActor fileprivate init(_ appearance: UIBarAppearance) {
    self.init()
    background = Color(appearance.backgroundColor)
    line = Color(appearance.shadowColor)
    guard let appearance = appearance as? UINavigationBarAppearance else { return }
    title = appearance.titleTextAttributes.foregroundColor
    largeTitle = appearance.largeTitleTextAttributes.foregroundColor
  }

  fileprivate mutating func setTitles(unlessSet titles: (plain: Color?, large: Color?)) {
    title = title ?? titles.plain
    largeTitle = largeTitle ?? titles.large
  }
}

extension UIView {
  /// The tint that code set.
  fileprivate var ownTint: Color? { tintColor == .systemBlue ? nil : Color(tintColor) }
}

extension Color {
  fileprivate init?(_ color: UIColor?) {
    guard let color else { return nil }
    self.init(uiColor: color)
  }
}

extension [NSAttributedString.Key: Any] {
  fileprivate var foregroundColor: Color? { UIColor(attribute: self[.foregroundColor]).map { Color(uiColor: $0) } }
}
