import TouchstoneCore

/// What is dropped does.
///
/// - Source: SwiftUI, `DropOperation`.
public enum DropOperation: Sendable {
  /// Nothing, for there is no place for it.
  case cancel
  /// Nothing, for it is not allowed.
  case forbidden
  /// It is copied.
  case copy
  /// It is moved.
  case move
}
