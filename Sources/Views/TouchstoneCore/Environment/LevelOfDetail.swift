/// How much a widget shows.
///
/// - Source: WidgetKit, `LevelOfDetail`.
public struct LevelOfDetail: Hashable, Sendable {
  private let isSimplified: Bool

  /// Everything.
  public static let `default` = LevelOfDetail(isSimplified: false)
  /// Less, as for a widget that is seen from afar.
  public static let simplified = LevelOfDetail(isSimplified: true)
}

extension EnvironmentValues {
  /// How much a widget shows.
  @Entry public var levelOfDetail: LevelOfDetail = .default
}
