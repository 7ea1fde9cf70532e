// Lets tests that were written for swift-snapshot-testing's InlineSnapshotTesting compile unmodified on Linux.
import Foundation
@_exported public import TouchstoneTesting

/// The location of an assertion's expected text.
///
/// Only the closure directly after the call is written; the text of a helper's other closures is compared, but not
/// written.
///
/// - Source: swift-snapshot-testing, `InlineSnapshotSyntaxDescriptor`.
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
  /// The labels that the closure had in earlier versions.
  public var deprecatedTrailingClosureLabels: [String]
  /// The label of the closure.
  public var trailingClosureLabel: String
  /// The number of trailing closures before it.
  public var trailingClosureOffset: Int

  /// Creates a descriptor, by default of the first trailing closure.
  public init(
    deprecatedTrailingClosureLabels: [String] = [], trailingClosureLabel: String = "matches",
    trailingClosureOffset: Int = 0
  ) {
    self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
    self.trailingClosureLabel = trailingClosureLabel
    self.trailingClosureOffset = trailingClosureOffset
  }
}
