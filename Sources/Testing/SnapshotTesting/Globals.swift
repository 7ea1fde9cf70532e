public import TouchstoneSnapshots

/// Whether the process records all goldens, unless a scope overrides it.
///
/// If `CI` is set, nothing is recorded regardless.
@available(*, deprecated, message: "Use withSnapshotTesting(record: .all) or the .snapshots trait.")
public var isRecording: Bool {
  get { SnapshotTestingConfiguration.process.record == .all }
  set { SnapshotTestingConfiguration.process.record = newValue ? .all : .missing }
}

/// The record mode of the process, unless a scope overrides it.
///
/// If `CI` is set, nothing is recorded regardless.
@available(*, deprecated, message: "Use withSnapshotTesting(record:) or the .snapshots trait.")
public var record: SnapshotTestingConfiguration.Record {
  get { SnapshotTestingConfiguration.process.record ?? .missing }
  set { SnapshotTestingConfiguration.process.record = newValue }
}

/// The command that failure messages suggest for comparing two files, unless a scope overrides it.
@available(*, deprecated, message: "Use withSnapshotTesting(diffTool:) or the .snapshots trait.")
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { SnapshotTestingConfiguration.process.diffTool ?? .default }
  set { SnapshotTestingConfiguration.process.diffTool = newValue }
}
