public import TouchstoneAudits
public import TouchstoneSnapshots
public import TouchstoneUI

/// Configures the assertions within an operation.
///
///     override func invokeTest() {
///       withSnapshotTesting(record: .failed) { super.invokeTest() }
///     }
///
/// - Parameters:
///   - record: When goldens are written; `nil` to keep the mode of the enclosing scope.
///   - diffTool: The command that failure messages suggest for comparing files; `nil` to keep that of the enclosing
///     scope.
///   - operation: The operation whose assertions are configured.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () throws -> R
) rethrows -> R {
  try SnapshotTestingConfiguration.$current.withValue(
    SnapshotTestingConfiguration.current.overlaid(record: record, diffTool: diffTool), operation: operation)
}

/// Configures the assertions within an asynchronous operation.
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

/// Draws the views of all assertions within an operation as on a system, as `.snapshots(look:)` does for Swift Testing.
///
///     override func invokeTest() {
///       withSnapshotTesting(look: .macOS15) { super.invokeTest() }
///     }
///
/// - Parameters:
///   - look: How lists, bars, sheets and controls are drawn unless a strategy or its traits say otherwise.
///   - operation: The operation whose assertions are configured.
public func withSnapshotTesting<R>(look: Look, operation: () throws -> R) rethrows -> R {
  try ScopeLook.$current.withValue(look, operation: operation)
}

/// Audits the views of all image assertions within an operation, as `.snapshots(audit:)` does for Swift Testing.
///
///     override func invokeTest() {
///       withSnapshotTesting(audit: .all) { super.invokeTest() }
///     }
///
/// - Parameters:
///   - types: The kinds of issues to look for.
///   - contrast: The minimum contrast.
///   - exemptions: Issues to ignore; they may match no finding.
///   - operation: The operation whose assertions are audited.
public func withSnapshotTesting<R>(
  audit types: AuditType, contrast: ContrastLevel = .aa, ignoring exemptions: [AuditExemption] = [],
  operation: () throws -> R
) rethrows -> R {
  try AuditOrder.$current.withValue(
    AuditOrder(types: types, contrast: contrast, exemptions: exemptions, isScope: true), operation: operation)
}
