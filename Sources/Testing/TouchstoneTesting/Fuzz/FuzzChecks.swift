/// What is looked for in each state, apart from audits.
public struct FuzzChecks: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// Creates a set of checks from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Texts, images, shapes and controls are at mirrored places from right to left.
  public static let mirroring = FuzzChecks(rawValue: 1 << 0)
  /// The view is drawn in the same way again, more than a day later.
  public static let repetition = FuzzChecks(rawValue: 1 << 1)
  /// A text of the arguments is shown completely, if another one in its place is.
  public static let lostText = FuzzChecks(rawValue: 1 << 2)
  /// No text has `nan`, `inf` or `Optional(`.
  public static let unreadableText = FuzzChecks(rawValue: 1 << 3)

  /// All checks.
  public static let all: FuzzChecks = [.mirroring, .repetition, .lostText, .unreadableText]
}
