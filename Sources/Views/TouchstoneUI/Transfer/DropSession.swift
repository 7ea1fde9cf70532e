public import Foundation
import TouchstoneCore

/// A drop that is in progress, which never occurs.
///
/// - Source: SwiftUI, `DropSession`.
public struct DropSession: Identifiable {
  /// The identity of a drop.
  public struct ID: Hashable, Sendable {
    let value: UUID

    /// Whether a session of UIKit or AppKit is this one: none is.
    public func matches<Session>(_ session: Session) -> Bool { false }
  }

  /// What a drop does.
  public enum Phase: Hashable, Sendable {
    /// The items have entered the view.
    case entering
    /// The items are over the view.
    case active
    /// The items have left the view.
    case exiting
    /// The items have been dropped.
    case ended(DropOperation)
    /// All data has been received.
    case dataTransferCompleted
  }

  /// A drag that began in the app.
  public struct LocalSession {
    /// Returns the identifiers of the dragged items: none.
    public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] { [] }
  }

  /// The identity of the drop.
  public let id: ID
  /// What the drop does.
  public let phase: Phase
  /// The location of the drop, in the coordinates of the view.
  public var location: CGPoint
  /// The number of items.
  public var itemsCount: Int
  /// The size of the items.
  public var size: CGSize
  /// The operations that the source of the drag suggests.
  public var suggestedOperations: DropOperation.Set
  /// The drag, if it began in the app.
  public var localSession: LocalSession?
}
