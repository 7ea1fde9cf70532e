import Testing
import TouchstoneSnapshots

extension Snapshotting {
  /// What the strategy has to say of a value besides its snapshot.
  func remarks(on value: Value) throws -> SnapshotRemarks {
    try #require(Delivery.value(of: take(value), timeout: 60)).remarks
  }
}
