public import TouchstoneSnapshots

/// Configures the assertions of an operation.
///
///     override func invokeTest() {
///       withSnapshotTesting(record: .failed) { super.invokeTest() }
///     }
///
/// - Parameters:
///   - record: When goldens are written; `nil` keeps what holds around.
///   - diffTool: The command that failures suggest for looking at files; `nil` keeps what holds around.
///   - operation: What is configured.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () throws -> R
) rethrows -> R {
  try SnapshotTestingConfiguration.$current.withValue(
    SnapshotTestingConfiguration.current.overlaid(record: record, diffTool: diffTool), operation: operation)
}

/// Configures the assertions of an asynchronous operation.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R
) async rethrows -> R {
  try await SnapshotTestingConfiguration.$current.withValue(
    SnapshotTestingConfiguration.current.overlaid(record: record, diffTool: diffTool), operation: operation,
    isolation: isolation)
}
