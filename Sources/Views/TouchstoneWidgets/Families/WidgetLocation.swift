/// A place where the system shows widgets.
///
/// - Source: WidgetKit, `WidgetLocation`.
public struct WidgetLocation: Hashable, Sendable, CustomStringConvertible {
  private enum Place: String { case homeScreen, lockScreen, standBy, carPlay, iPhoneWidgetsOnMac }

  private let place: Place

  public static let homeScreen = WidgetLocation(place: .homeScreen)
  public static let lockScreen = WidgetLocation(place: .lockScreen)
  /// The screen of an iPhone that is charged while it lies on its side.
  public static let standBy = WidgetLocation(place: .standBy)
  public static let carPlay = WidgetLocation(place: .carPlay)
  /// The desktop of a Mac that shows the widgets of an iPhone.
  public static let iPhoneWidgetsOnMac = WidgetLocation(place: .iPhoneWidgetsOnMac)

  public var description: String { place.rawValue }

  /// Whether widgets of a family are drawn here. StandBy has small ones only.
  ///
  /// - Source: Human Interface Guidelines, Widgets, StandBy and CarPlay.
  func shows(_ family: WidgetFamily) -> Bool {
    switch place {
    case .homeScreen, .lockScreen: true
    case .standBy: family == .systemSmall
    case .carPlay, .iPhoneWidgetsOnMac: false
    }
  }
}
