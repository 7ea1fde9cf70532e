package import Foundation

/// The arguments of an assertion, apart from the value and the strategy.
package struct AssertionArguments {
  /// The name given to the snapshot.
  package var name: String?
  package var record: SnapshotTestingConfiguration.Record?
  /// The folder for the golden, instead of the package's.
  package var snapshotDirectory: String?
  /// The longest time to wait for the snapshot, in seconds.
  package var timeout: TimeInterval

  package init(
    name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
    timeout: TimeInterval = 5
  ) {
    self.name = name
    self.record = record
    self.snapshotDirectory = snapshotDirectory
    self.timeout = timeout
  }
}
