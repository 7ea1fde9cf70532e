public import Foundation
import TouchstoneCore

/// A drag that is in progress, which never occurs.
///
/// - Source: SwiftUI, `DragSession`.
public struct DragSession: Identifiable {
  /// The identity of a drag.
  public struct ID: Hashable, Sendable {
    let value: UUID

    /// Whether a session of UIKit or AppKit is this one: none is.
    public func matches<Session>(_ session: Session) -> Bool { false }
  }

  /// What a drag does.
  public enum Phase: Hashable, Sendable {
    /// The drag has begun.
    case initial
    /// The items are being dragged.
    case active
    /// The items are being dropped.
    case ending(DropOperation)
    case ended(DropOperation)
    /// All data has been received.
    case dataTransferCompleted
  }

  /// The identity of the drag.
  public let id: ID
  /// What the drag does.
  public let phase: Phase
  /// The location of the drag, in the coordinates of the view.
  public let location: CGPoint
  /// The index of the item under the pointer.
  public let draggedItemIndex: Int

  /// Returns the identifiers of the dragged items: none.
  public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] { [] }
}
