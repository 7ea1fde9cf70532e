/// How a widget is mounted in a room.
///
/// - Source: WidgetKit, `WidgetMountingStyle`.
public struct WidgetMountingStyle: Hashable, Sendable {
  private let isRecessed: Bool

  /// In front of a surface.
  public static let elevated = WidgetMountingStyle(isRecessed: false)
  /// Within a surface.
  public static let recessed = WidgetMountingStyle(isRecessed: true)
}
