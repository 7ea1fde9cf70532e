import Foundation
import TouchstoneCore

/// Where a view stands: what contains it, and what the bars around its screen offer.
///
/// Containers don't change single values: they use the functions of `EnvironmentValues` that enter a place, so that
/// nothing of the place outside leaks into the next one.
struct Surroundings {
  /// The innermost container that gives its views another appearance.
  enum Container { case table, row, menu }

  /// The arrangement of the controls of a form on macOS.
  enum Form { case grouped, columns }

  /// A column of a split view in a regular width.
  struct Column {
    /// The position of a column in its split view.
    enum Kind {
      case sidebar, content, detail

      var part: ViewPart {
        switch self {
        case .sidebar: .sidebar
        case .content: .content
        case .detail: .detail
        }
      }
    }

    let kind: Kind
    /// The button at the start of the bar, if this is the first visible column.
    let toggle: SidebarToggle?
  }

  /// The window around all screens.
  struct Window {
    /// The title that a toolbar shows if its screen has none.
    var title: String?
    /// The width of the buttons at the start of the top edge, in points.
    var buttonsWidth: CGFloat = 0
    /// The colours of what is outside of the window's content; `nil` outside of pictures.
    var colorScheme: ColorScheme?
    /// The size of the window without its safe area.
    var size: ContainerSize?
  }

  var window = Window()
  /// Whether the view is on a sheet, whose dark colours are a step lighter.
  var isInSheet = false
  var column: Column?
  /// Whether the view is in a tab, above a tab bar.
  var isInTab = false
  var container: Container?
  var form: Form?
  /// The style that the container gives its list, whatever style is set outside of it.
  var listAppearance: _ListAppearance?
  /// Closes the open menus that the view is in; `nil` outside menus.
  var closeMenus: (@MainActor () -> Void)?
  /// Pushes screens for values in the navigation container around the view.
  var navigator: Navigator?
  /// The search field that was added outside the navigation container.
  var search: SearchField?
  /// Whether the view is a screen without content, of which only what it says about its bars counts.
  var isEmptyScreen = false
  /// The navigation bar directly above the view.
  var titleBar: TitleBar?
  /// The background of the screen that the view is on; `nil` outside bars.
  var background: ScreenBackground?

  var isInSidebar: Bool { column?.kind == .sidebar }
  var isInRow: Bool { container == .row }
  var isInMenu: Bool { container == .menu }
  /// The width of the buttons of the window, if the view begins at its leading edge.
  var windowButtonsWidth: CGFloat { column.map { $0.toggle == nil } ?? false ? 0 : window.buttonsWidth }
}
