import TouchstoneCore

/// The operation that a drop performs.
///
/// - Source: SwiftUI, `DropOperation`.
public enum DropOperation: Hashable, Sendable {
  /// Nothing, because the item can't be dropped there.
  case cancel
  /// Nothing, because the drop isn't allowed.
  case forbidden
  /// The item is copied.
  case copy
  /// The item is moved.
  case move
  /// The item is deleted.
  case delete

  /// A set of operations.
  ///
  /// - Source: SwiftUI, `DropOperation.Set`.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Nothing, because the item can't be dropped there.
    public static let cancel = Set(rawValue: 1)
    /// Nothing, because the drop isn't allowed.
    public static let forbidden = Set(rawValue: 2)
    /// The item is copied.
    public static let copy = Set(rawValue: 4)
    /// The item is moved.
    public static let move = Set(rawValue: 8)
    /// The item is deleted.
    public static let delete = Set(rawValue: 16)

    init(copy: Bool, move: Bool, delete: Bool) {
      self = []
      if copy { insert(.copy) }
      if move { insert(.move) }
      if delete { insert(.delete) }
    }
  }
}
