public import TouchstoneAudits

/// A problem of a view in a generated state.
public struct FuzzFinding: Hashable, Sendable {
  /// The kind of a problem.
  public enum Kind: Hashable, Sendable {
    /// An issue that an audit found.
    case audit(AuditType)
    /// The layout from right to left is not the mirror image of that from left to right.
    case mirroring
    /// The same view was drawn in two ways.
    case repetition
    /// A text of the arguments is not shown, though another one in its place is.
    case lostText
    /// A text that is meant for no one, such as `nan` or `Optional(2)`.
    case unreadableText
    /// The view could not be drawn.
    case drawing
  }

  /// The kind of the problem.
  public var kind: Kind
  /// The seed of the state in which it was found first.
  public var seed: UInt64
  /// What is wrong in the smallest state that has it.
  public var problem: String
  /// A `#Preview` that shows the smallest state.
  public var preview: String
}

extension FuzzFinding.Kind: CustomStringConvertible {
  /// The name of the kind as written in code, or that of the audit.
  public var description: String {
    switch self {
    case .audit(let type): "\(type)"
    case .mirroring: "mirroring"
    case .repetition: "repetition"
    case .lostText: "lostText"
    case .unreadableText: "unreadableText"
    case .drawing: "drawing"
    }
  }
}

extension FuzzFinding: CustomStringConvertible {
  /// The kind and the problem, the preview, and how to try only this seed.
  public var description: String {
    """
    \(kind): \(problem)
    The smallest state that shows it:
    \(preview)
    Found with seed \(seed). Only that one: seeds: 1, from: \(seed)
    """
  }
}
