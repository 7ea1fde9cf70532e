public import TouchstoneCore
import TouchstoneDrawing

/// The placement of a toolbar item.
///
/// - Source: SwiftUI, `ToolbarItemPlacement`.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Place: Hashable { case leading, principal, trailing, bottom, none }

  let place: Place
  private let name: String

  var isBottom: Bool { place == .bottom }

  /// Whether the item stands out from the others on glass.
  var isProminent: Bool { self == .confirmationAction }

  /// At the trailing edge of the navigation bar.
  public static let automatic = ToolbarItemPlacement(place: .trailing, name: "automatic")
  /// In the centre of the navigation bar, in place of the title.
  public static let principal = ToolbarItemPlacement(place: .principal, name: "principal")
  /// In the centre of the navigation bar, in place of the title.
  public static let title = ToolbarItemPlacement(place: .principal, name: "title")
  /// In place of the large title; drawn in place of the small one.
  public static let largeTitle = ToolbarItemPlacement(place: .principal, name: "largeTitle")
  /// In place of the subtitle, which is not drawn.
  public static let subtitle = ToolbarItemPlacement(place: .none, name: "subtitle")
  /// In place of the subtitle below a large title, which is not drawn.
  public static let largeSubtitle = ToolbarItemPlacement(place: .none, name: "largeSubtitle")
  /// At the leading edge of the navigation bar.
  public static let navigation = ToolbarItemPlacement(place: .leading, name: "navigation")
  /// At the trailing edge of the navigation bar: the primary action of the screen.
  public static let primaryAction = ToolbarItemPlacement(place: .trailing, name: "primaryAction")
  /// At the trailing edge of the navigation bar; Apple puts it into a menu.
  public static let secondaryAction = ToolbarItemPlacement(place: .trailing, name: "secondaryAction")
  /// In the bottom bar: a status.
  public static let status = ToolbarItemPlacement(place: .bottom, name: "status")
  /// At the trailing edge of the navigation bar: a confirming action.
  public static let confirmationAction = ToolbarItemPlacement(place: .trailing, name: "confirmationAction")
  /// At the leading edge of the navigation bar: a cancelling action.
  public static let cancellationAction = ToolbarItemPlacement(place: .leading, name: "cancellationAction")
  /// At the trailing edge of the navigation bar: a destructive action.
  public static let destructiveAction = ToolbarItemPlacement(place: .trailing, name: "destructiveAction")
  /// On the keyboard, if its height is set; the keyboard itself is not drawn.
  public static let keyboard = ToolbarItemPlacement(place: .none, name: "keyboard")
  /// At the leading edge of the navigation bar.
  public static let topBarLeading = ToolbarItemPlacement(place: .leading, name: "topBarLeading")
  /// At the trailing edge of the navigation bar.
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing, name: "topBarTrailing")
  public static let bottomBar = ToolbarItemPlacement(place: .bottom, name: "bottomBar")
  /// The older name of `topBarLeading`.
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading, name: "navigationBarLeading")
  /// The older name of `topBarTrailing`.
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing, name: "navigationBarTrailing")

  /// Returns the accessory bar of a macOS window with an identifier, which is not drawn.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { ToolbarItemPlacement(id: id) }
}

/// A bar around a screen.
///
/// - Source: SwiftUI, `ToolbarPlacement`.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  /// The bars that suit the screen.
  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The toolbar of a macOS window.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")

  /// Returns the accessory bar of a macOS window with an identifier.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement { ToolbarPlacement(id: id) }
}

/// The purpose of a toolbar.
///
/// - Source: SwiftUI, `ToolbarRole`.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String

  /// Depends on the screen.
  public static let automatic = ToolbarRole(name: "automatic")
  /// The bar of a navigation stack.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  /// The bar of a browser.
  public static let browser = ToolbarRole(name: "browser")
  /// The bar of an editor.
  public static let editor = ToolbarRole(name: "editor")
}

/// The display mode of a navigation title.
///
/// - Source: SwiftUI, `ToolbarTitleDisplayMode`.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  /// As on the previous screen; large on the first one.
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  /// Large, below the buttons.
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  /// Large, beside the buttons; drawn like `large`.
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
  /// Small, between the buttons.
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
}

extension View {
  private nonisolated func bars(
    _ placements: [ToolbarPlacement], _ change: @escaping (inout NavigationSettings.BarLook) -> Void
  ) -> some View {
    navigation { settings in
      for placement in placements.isEmpty ? [.automatic] : placements {
        var look = settings.bars[placement] ?? NavigationSettings.BarLook()
        change(&look)
        settings.bars[placement] = look
      }
    }
  }

  /// Shows or hides bars around the view.
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    self.bars(bars) { $0.visibility = visibility }
  }

  /// Shows or hides bars around the view.
  public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    self.bars(bars) { $0.visibility = visibility }
  }

  /// Sets the background of bars, where it is visible.
  public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    self.bars(bars) { $0.background = AnyShapeStyle(style) }
  }

  /// Shows or hides the background of bars.
  public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    self.bars(bars) { $0.backgroundVisibility = visibility }
  }

  /// Shows or hides the background of bars.
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self.bars(bars) { $0.backgroundVisibility = visibility }
  }

  /// Sets the colour scheme of bars.
  public nonisolated func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    self.bars(bars) { $0.colorScheme = colorScheme }
  }

  /// Sets the display mode of the screen's title.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigation { $0.displayMode = mode.mode }
  }
}

extension ToolbarItemPlacement {
  /// Creates the accessory bar of a macOS window with an identifier, which is not drawn.
  public init<ID: Hashable>(id: ID) { self.init(place: .none, name: "accessoryBar \(id)") }
}

extension ToolbarPlacement {
  /// Creates the accessory bar of a macOS window with an identifier.
  public init<ID: Hashable>(id: ID) { self.init(name: "accessoryBar \(id)") }
}
