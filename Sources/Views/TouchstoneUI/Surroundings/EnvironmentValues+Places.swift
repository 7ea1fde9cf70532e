package import Foundation
package import TouchstoneCore
import TouchstoneDrawing

extension EnvironmentValues {
  private enum SurroundingsKey: EnvironmentKey { static var defaultValue: Surroundings { Surroundings() } }

  /// Where the view stands.
  fileprivate(set) var surroundings: Surroundings {
    get { self[SurroundingsKey.self] }
    set {
      self[SurroundingsKey.self] = newValue
      markDataRows(newValue.isInRow)
    }
  }

  /// Enters a window with a title and buttons, as on macOS.
  package mutating func enterWindow(title: String?, buttonsWidth: CGFloat) {
    surroundings.window.title = title
    surroundings.window.buttonsWidth = buttonsWidth
  }

  /// Enters the area of a window that its safe area leaves.
  package mutating func enterWindow(_ size: ContainerSize) {
    surroundings.window.size = size
    surroundings.window.colorScheme = colorScheme
    viewport.size = size
  }

  /// Enters what is presented above the screen: nothing of the presenting view's place is left but the window.
  mutating func enterPresentation() {
    let window = surroundings.window
    restoreOuterValues()
    surroundings = Surroundings()
    surroundings.window = window
    surroundings.isInSheet = true
    viewport = Viewport(size: window.size)
    glass = GlassSettings()
    scrollSettings.observers = []
    (isFocused, setFocus) = (false, nil)
    leaveStack()
  }

  /// Enters a presentation that covers the whole screen and has its colours.
  mutating func enterCover() { surroundings.isInSheet = false }

  /// Enters what a control opens above the screen: nothing of the control's place is left but the screen it is on, and
  /// what choosing in it needs.
  mutating func enterPopUp() {
    let outer = surroundings
    enterPresentation()
    surroundings.isInSheet = outer.isInSheet
    surroundings.navigator = outer.navigator
    surroundings.closeMenus = outer.closeMenus
  }

  /// Enters a column of a split view.
  mutating func enterColumn(_ column: Surroundings.Column, search: SearchField?) {
    surroundings.column = column
    surroundings.search = search
  }

  /// Enters the visible tab above a bar.
  mutating func enterTab(_ background: ScreenBackground) {
    surroundings.isInTab = true
    surroundings.background = background
  }

  /// Enters a screen of a navigation container.
  mutating func enterScreen(_ titleBar: TitleBar, background: ScreenBackground, navigator: Navigator?) {
    surroundings.titleBar = titleBar
    surroundings.background = surroundings.background ?? background
    surroundings.navigator = navigator
    surroundings.isEmptyScreen = false
    surroundings.search = nil
    leaveContainer()
  }

  /// Enters a screen without content, whose modifiers alone count.
  mutating func enterEmptyScreen() { surroundings.isEmptyScreen = true }

  /// Enters what a search field outside of the navigation container belongs to.
  mutating func enterSearch(_ field: SearchField) { surroundings.search = field }

  /// Enters a list over the whole screen, below no title of it.
  mutating func enterOverlay() {
    surroundings.titleBar = nil
    surroundings.container = nil
  }

  /// Enters a bar of a screen.
  mutating func enterBar() {
    leaveContainer()
    surroundings.form = nil
  }

  /// Enters a form, whose controls on macOS are arranged in groups or columns.
  mutating func enterForm(_ form: Surroundings.Form) {
    surroundings.form = form
    if form == .grouped { enterList(.insetGrouped) }
  }

  /// Enters the rows of a table on macOS.
  mutating func enterTable() {
    surroundings.container = .table
    enterList(.inset)
  }

  /// Enters a container that consists of a list with a style of its own.
  mutating func enterList(_ appearance: _ListAppearance) { surroundings.listAppearance = appearance }

  /// Leaves the list that a container consists of, for one with a style that code sets.
  mutating func leaveListOfContainer() { surroundings.listAppearance = nil }

  /// Enters the rows of a list.
  mutating func enterRow() {
    surroundings.container = .row
    leaveStack()
  }

  /// Leaves the row of a list, for content with its own spacing.
  mutating func leaveRow() { surroundings.container = nil }

  /// Leaves the row and the stack, for an accessory of a container such as a header or the label of a tab.
  mutating func leaveContainer() {
    leaveRow()
    leaveStack()
  }

  /// Enters the items of an open menu.
  ///
  /// - Parameter close: Closes the menu and those around it.
  mutating func enterMenu(close: @escaping @MainActor () -> Void) {
    surroundings.container = .menu
    surroundings.closeMenus = close
  }
}
