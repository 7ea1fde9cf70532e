import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// What code set for all bars and controls of a kind with UIKit's `appearance()`; `nil` leaves the look as it is.
package struct SystemAppearances {
  /// A navigation bar or tab bar.
  package struct Bar {
    package var background: Color?
    /// The line between the bar and the screen.
    package var line: Color?
    package var title: Color?
    package var largeTitle: Color?

    package init() {}
  }

  /// A navigation bar with content scrolled under it, and one at the top of the content.
  package var navigationBar = (scrolled: Bar(), edge: Bar())
  package var navigationTint: Color?
  /// A tab bar with content scrolled under it, and one at the end of the content.
  package var tabBar = (scrolled: Bar(), edge: Bar())
  package var isTabBarHidden = false
  /// The colours of the selected tab and of the others.
  package var tabs: (selected: Color?, others: Color?)
  /// The colours of a slider's track before and after the thumb, and that of the thumb.
  package var slider: (minimum: Color?, maximum: Color?, thumb: Color?)
  package var toggle: (on: Color?, thumb: Color?)
  package var segments: (background: Color?, selection: Color?, title: Color?, selectedTitle: Color?)

  package init() {}
}
