/// What a widget in a room is made of.
///
/// - Source: WidgetKit, `WidgetTexture`.
public struct WidgetTexture: Hashable, Sendable {
  private let isGlass: Bool

  public static let glass = WidgetTexture(isGlass: true)
  public static let paper = WidgetTexture(isGlass: false)
}
