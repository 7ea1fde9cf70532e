public import Foundation

/// A manager for undo operations, which Touchstone does not record.
///
/// - Source: Foundation on Apple's platforms, `UndoManager`.
open class UndoManager: NSObject {
  /// Whether there is an operation to undo; always `false`.
  open var canUndo: Bool { false }
  /// Whether there is an operation to redo; always `false`.
  open var canRedo: Bool { false }

  /// Undoes the last operation; has no effect.
  open func undo() {}
  /// Redoes the last operation; has no effect.
  open func redo() {}
  /// Registers an undo operation, which never runs.
  open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {}
  /// Sets the name of the operation; has no effect.
  open func setActionName(_ actionName: String) {}
  /// Removes all operations; has no effect.
  open func removeAllActions() {}
  /// Begins a group of operations; has no effect.
  open func beginUndoGrouping() {}
  /// Ends a group of operations; has no effect.
  open func endUndoGrouping() {}
}
