public import TouchstoneCore
import TouchstoneDrawing

/// Where an item of a bar lies.
///
/// - Source: SwiftUI, `ToolbarItemPlacement`.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Place: Hashable { case leading, principal, trailing, bottom, none }

  let place: Place
  private let name: String

  var isBottom: Bool { place == .bottom }

  /// At the trailing edge of the bar at the top.
  public static let automatic = ToolbarItemPlacement(place: .trailing, name: "automatic")
  /// In the middle of the bar, in place of the title.
  public static let principal = ToolbarItemPlacement(place: .principal, name: "principal")
  /// In the middle of the bar, in place of the title.
  public static let title = ToolbarItemPlacement(place: .principal, name: "title")
  /// At the leading edge of the bar at the top.
  public static let navigation = ToolbarItemPlacement(place: .leading, name: "navigation")
  /// At the trailing edge of the bar at the top: what the screen is mostly for.
  public static let primaryAction = ToolbarItemPlacement(place: .trailing, name: "primaryAction")
  /// At the trailing edge of the bar at the top; Apple puts it into a menu.
  public static let secondaryAction = ToolbarItemPlacement(place: .trailing, name: "secondaryAction")
  /// In the bar at the bottom: what goes on.
  public static let status = ToolbarItemPlacement(place: .bottom, name: "status")
  /// At the trailing edge of the bar at the top: what says yes.
  public static let confirmationAction = ToolbarItemPlacement(place: .trailing, name: "confirmationAction")
  /// At the leading edge of the bar at the top: what says no.
  public static let cancellationAction = ToolbarItemPlacement(place: .leading, name: "cancellationAction")
  /// At the trailing edge of the bar at the top: what destroys something.
  public static let destructiveAction = ToolbarItemPlacement(place: .trailing, name: "destructiveAction")
  /// Above the keyboard, so that no picture shows it.
  public static let keyboard = ToolbarItemPlacement(place: .none, name: "keyboard")
  /// At the leading edge of the bar at the top.
  public static let topBarLeading = ToolbarItemPlacement(place: .leading, name: "topBarLeading")
  /// At the trailing edge of the bar at the top.
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing, name: "topBarTrailing")
  /// In the bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(place: .bottom, name: "bottomBar")
  /// The older name of `topBarLeading`.
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading, name: "navigationBarLeading")
  /// The older name of `topBarTrailing`.
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing, name: "navigationBarTrailing")
}

/// A bar around a screen.
///
/// - Source: SwiftUI, `ToolbarPlacement`.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  /// The bars that suit the screen.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The bar at the top.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bar of tabs.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
}

/// What a bar is for.
///
/// - Source: SwiftUI, `ToolbarRole`.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String

  /// As suits the screen.
  public static let automatic = ToolbarRole(name: "automatic")
  /// The bar of a stack of screens.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  /// The bar of a browser.
  public static let browser = ToolbarRole(name: "browser")
  /// The bar of an editor.
  public static let editor = ToolbarRole(name: "editor")
}

/// How a bar shows its title.
///
/// - Source: SwiftUI, `ToolbarTitleDisplayMode`.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  /// As on the screen before; large on the first.
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  /// Large, below the buttons.
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  /// Large, beside the buttons; it is drawn as `large` is.
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

  /// Sets what lies behind bars, where it shows.
  public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    self.bars(bars) { $0.background = AnyShapeStyle(style) }
  }

  /// Shows or hides what lies behind bars.
  public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    self.bars(bars) { $0.backgroundVisibility = visibility }
  }

  /// Shows or hides what lies behind bars.
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self.bars(bars) { $0.backgroundVisibility = visibility }
  }

  /// Draws bars for light or dark surroundings.
  public nonisolated func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    self.bars(bars) { $0.colorScheme = colorScheme }
  }

  /// Sets what the bars are for. Ignored in pictures.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Offers a menu below the title; no picture shows it.
  public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }

  /// Sets how large the title of the screen is.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigation { $0.displayMode = mode.mode }
  }
}
