import Foundation
import TouchstoneDrawing
package import TouchstoneUI

// What of UIKit's settings is visible in SwiftUI's bars and controls, which UIKit draws on iOS. `UITableView.appearance()`
// changes nothing, because lists are collection views since iOS 16.

extension UINavigationBar: AppearanceProxy {
  package func write(to appearances: inout SystemAppearances) {
    var bars = (scrolled: SystemAppearances.Bar(standardAppearance), edge: SystemAppearances.Bar())
    bars.scrolled.background = bars.scrolled.background ?? Color(barTintColor)
    if let edge = scrollEdgeAppearance { bars.edge = SystemAppearances.Bar(edge) }
    let titles = (titleTextAttributes?.foregroundColor, largeTitleTextAttributes?.foregroundColor)
    bars.scrolled.setTitles(unlessSet: titles)
    bars.edge.setTitles(unlessSet: titles)
    appearances.navigationBar = bars
    appearances.navigationTint = ownTint
  }
}

extension UITabBar: AppearanceProxy {
  package func write(to appearances: inout SystemAppearances) {
    var bars = (scrolled: SystemAppearances.Bar(standardAppearance), edge: SystemAppearances.Bar())
    bars.scrolled.background = bars.scrolled.background ?? Color(barTintColor) ?? Color(backgroundColor)
    bars.edge.background = Color(backgroundColor)
    if let edge = scrollEdgeAppearance { bars.edge = SystemAppearances.Bar(edge) }
    appearances.tabBar = bars
    appearances.isTabBarHidden = isHidden
    let items = standardAppearance.stackedLayoutAppearance
    appearances.tabs = (
      Color(items.selected.iconColor) ?? ownTint, Color(items.normal.iconColor) ?? Color(unselectedItemTintColor)
    )
  }
}

extension UISlider: AppearanceProxy {
  package func write(to appearances: inout SystemAppearances) {
    appearances.slider = (
      Color(minimumTrackTintColor) ?? ownTint, Color(maximumTrackTintColor), Color(thumbTintColor)
    )
  }
}

extension UISwitch: AppearanceProxy {
  package func write(to appearances: inout SystemAppearances) {
    appearances.toggle = (Color(onTintColor), Color(thumbTintColor))
  }
}

extension UISegmentedControl: AppearanceProxy {
  package func write(to appearances: inout SystemAppearances) {
    let title = titleTextAttributes(for: .normal)?.foregroundColor
    appearances.segments = (
      Color(backgroundColor), Color(selectedSegmentTintColor), title,
      titleTextAttributes(for: .selected)?.foregroundColor ?? title
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
