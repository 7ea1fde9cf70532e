public import Foundation

/// The messages of logs, of which none is kept.
///
/// - Source: OSLog, `OSLogStore`.
public final class OSLogStore: Sendable {
  /// Whose messages a store has.
  public enum Scope: Int, Sendable {
    /// The system's, or those of this process.
    case system, currentProcessIdentifier
  }

  /// Creates a store without messages.
  public init(scope: Scope) throws {}

  /// Returns a position in the messages.
  public func position(date: Date) -> OSLogPosition { OSLogPosition() }
  /// Returns a position in the messages.
  public func position(timeIntervalSinceLatestBoot interval: TimeInterval) -> OSLogPosition { OSLogPosition() }
  /// Returns a position in the messages.
  public func position(timeIntervalSinceEnd interval: TimeInterval) -> OSLogPosition { OSLogPosition() }

  /// Returns the messages: none.
  public func getEntries(
    at position: OSLogPosition? = nil, matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> { AnySequence([]) }
}
