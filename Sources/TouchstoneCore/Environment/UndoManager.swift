public import Foundation

/// Takes changes back; nothing is registered here.
///
/// - Source: Foundation on Apple's platforms, `UndoManager`.
open class UndoManager: NSObject {
  /// Whether a change can be taken back: none can.
  open var canUndo: Bool { false }
  /// Whether a change can be made again: none can.
  open var canRedo: Bool { false }

  /// Takes a change back; there is none.
  open func undo() {}
  /// Makes a change again; there is none.
  open func redo() {}
  /// Keeps what takes a change back; it never runs here.
  open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {}
  /// Names the change.
  open func setActionName(_ actionName: String) {}
  /// Forgets all changes.
  open func removeAllActions() {}
  /// Begins a group of changes.
  open func beginUndoGrouping() {}
  /// Ends a group of changes.
  open func endUndoGrouping() {}
}
