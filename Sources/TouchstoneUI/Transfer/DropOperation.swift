import TouchstoneCore

/// The operation that a drop performs.
///
/// - Source: SwiftUI, `DropOperation`.
public enum DropOperation: Sendable {
  /// Nothing, because the item can't be dropped there.
  case cancel
  /// Nothing, because the drop isn't allowed.
  case forbidden
  /// The item is copied.
  case copy
  /// The item is moved.
  case move
}
