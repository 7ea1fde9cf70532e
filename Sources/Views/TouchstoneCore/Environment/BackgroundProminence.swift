/// How strongly the background of a view stands out.
///
/// - Source: SwiftUI, `BackgroundProminence`.
public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool

  /// As most backgrounds do.
  public static let standard = BackgroundProminence(isIncreased: false)
  /// As that of a selected row does.
  public static let increased = BackgroundProminence(isIncreased: true)
}
