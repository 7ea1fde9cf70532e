import TouchstoneCore

/// A type that handles drops, which never occur.
///
/// - Source: SwiftUI, `DropDelegate`.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Returns whether a drop can begin. Never called.
  func validateDrop(info: DropInfo) -> Bool
  /// Handles a drop. Never called.
  func performDrop(info: DropInfo) -> Bool
  /// Handles a drag that enters the view. Never called.
  func dropEntered(info: DropInfo)
  /// Handles a drag that moves over the view. Never called.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Handles a drag that leaves the view. Never called.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Returns `true`.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Returns `nil`.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}
