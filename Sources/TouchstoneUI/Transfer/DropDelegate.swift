import TouchstoneCore

/// Takes what is dropped; nothing is, here.
///
/// - Source: SwiftUI, `DropDelegate`.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether a drop may begin; never asked here.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes a drop; never called here.
  func performDrop(info: DropInfo) -> Bool
  /// Tells that something has come over the view; never called here.
  func dropEntered(info: DropInfo)
  /// Tells that something moves over the view; never called here.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Tells that something has left the view; never called here.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Lets a drop begin.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Proposes nothing.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}
