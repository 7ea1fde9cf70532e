public import Foundation

/// The touches and clicks on a view, of which a test performs none. Ignored in pictures.
///
/// - Source: SwiftUI, `SpatialEventCollection`.
public struct SpatialEventCollection: Collection, Equatable {
  private var events: [Event] = []

  public var startIndex: Int { events.startIndex }
  public var endIndex: Int { events.endIndex }
  public func index(after index: Int) -> Int { events.index(after: index) }
  public subscript(position: Int) -> Event { events[position] }

  /// The event with an identity, if there is one.
  public subscript(id: Event.ID) -> Event? { events.first { $0.id == id } }

  /// A touch or a click. Ignored in pictures.
  ///
  /// - Source: SwiftUI, `SpatialEventCollection.Event`.
  public struct Event: Identifiable, Hashable {
    /// The identity of an event from its beginning to its end.
    public struct ID: Hashable {
      let number: Int
    }

    /// What causes an event.
    public enum Kind: Hashable {
      /// A finger on the screen.
      case touch
      /// A pinch of fingers at the view.
      case directPinch
      /// A pinch of fingers away from the view that the user looks at.
      case indirectPinch
      /// A mouse or a trackpad.
      case pointer
      case pencil
    }

    /// How far an event has come.
    public enum Phase: Hashable {
      /// It continues.
      case active
      case ended
      /// It was interrupted.
      case cancelled
    }

    /// The identity.
    public let id: ID
    /// The time of the last change, in seconds.
    public let timestamp: TimeInterval
    /// What causes the event.
    public let kind: Kind
    /// The location in the gesture's coordinate space, in points.
    public let location: CGPoint
    /// How far the event has come.
    public let phase: Phase
    /// The keys that are held down.
    public let modifierKeys: EventModifiers
  }
}
