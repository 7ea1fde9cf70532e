/// How help with writing appears.
///
/// - Source: SwiftUI, `WritingToolsBehavior`.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String

  /// As the platform has it.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// All of it.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// Some of it.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// None.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}
