/// How Writing Tools are offered.
///
/// - Source: SwiftUI, `WritingToolsBehavior`.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String

  /// The platform's default behaviour.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// The complete inline experience.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// A limited experience.
  public static let limited = WritingToolsBehavior(name: "limited")
  public static let disabled = WritingToolsBehavior(name: "disabled")
}
