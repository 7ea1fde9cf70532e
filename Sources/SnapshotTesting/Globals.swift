public import TouchstoneSnapshots

/// Whether all goldens of the process are written, outside of scopes that say something else.
///
/// Where `CI` is set nothing is recorded all the same.
@available(*, deprecated, message: "Use withSnapshotTesting(record: .all) or the .snapshots trait.")
public var isRecording: Bool {
  get { SnapshotTestingConfiguration.process.record == .all }
  set { SnapshotTestingConfiguration.process.record = newValue ? .all : .missing }
}

/// When the goldens of the process are written, outside of scopes that say something else.
///
/// Where `CI` is set nothing is recorded all the same.
@available(*, deprecated, message: "Use withSnapshotTesting(record:) or the .snapshots trait.")
public var record: SnapshotTestingConfiguration.Record {
  get { SnapshotTestingConfiguration.process.record ?? .missing }
  set { SnapshotTestingConfiguration.process.record = newValue }
}

/// The command that failures of the process suggest for looking at two files, outside of scopes that say something else.
@available(*, deprecated, message: "Use withSnapshotTesting(diffTool:) or the .snapshots trait.")
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { SnapshotTestingConfiguration.process.diffTool ?? .default }
  set { SnapshotTestingConfiguration.process.diffTool = newValue }
}
