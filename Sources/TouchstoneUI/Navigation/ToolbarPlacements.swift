import TouchstoneDrawing

/// Where an item of a bar lies.
///
/// - Source: SwiftUI, `ToolbarItemPlacement`.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Place: Hashable { case leading, principal, trailing, bottom, none }

  let place: Place
  private let name: String

  var isBottom: Bool { place == .bottom }

  public static let automatic = ToolbarItemPlacement(place: .trailing, name: "automatic")
  public static let principal = ToolbarItemPlacement(place: .principal, name: "principal")
  public static let title = ToolbarItemPlacement(place: .principal, name: "title")
  public static let navigation = ToolbarItemPlacement(place: .leading, name: "navigation")
  public static let primaryAction = ToolbarItemPlacement(place: .trailing, name: "primaryAction")
  public static let secondaryAction = ToolbarItemPlacement(place: .trailing, name: "secondaryAction")
  public static let status = ToolbarItemPlacement(place: .bottom, name: "status")
  public static let confirmationAction = ToolbarItemPlacement(place: .trailing, name: "confirmationAction")
  public static let cancellationAction = ToolbarItemPlacement(place: .leading, name: "cancellationAction")
  public static let destructiveAction = ToolbarItemPlacement(place: .trailing, name: "destructiveAction")
  public static let keyboard = ToolbarItemPlacement(place: .none, name: "keyboard")
  public static let topBarLeading = ToolbarItemPlacement(place: .leading, name: "topBarLeading")
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing, name: "topBarTrailing")
  public static let bottomBar = ToolbarItemPlacement(place: .bottom, name: "bottomBar")
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading, name: "navigationBarLeading")
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing, name: "navigationBarTrailing")
}

/// A bar around a screen.
///
/// - Source: SwiftUI, `ToolbarPlacement`.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
}

/// What a bar is for.
///
/// - Source: SwiftUI, `ToolbarRole`.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String

  public static let automatic = ToolbarRole(name: "automatic")
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  public static let browser = ToolbarRole(name: "browser")
  public static let editor = ToolbarRole(name: "editor")
}

/// How a bar shows its title.
///
/// - Source: SwiftUI, `ToolbarTitleDisplayMode`.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
}

/// The bar at the top of a screen.
///
/// - Source: SwiftUI, `NavigationBarItem`.
public struct NavigationBarItem: Sendable {
  /// How large the title is.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As on the screen before; large on the first.
    case automatic
    case inline
    case large
  }
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

  /// Sets what the bars are for; pictures look the same.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Offers a menu below the title; no picture shows it.
  public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }

  /// Sets how large the title of the screen is.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigation { $0.displayMode = mode.mode }
  }
}
