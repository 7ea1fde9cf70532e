public import Testing
public import TouchstoneSnapshots

/// A trait that configures the snapshots of a suite or a test, and numbers unnamed ones from 1 in each run of a test.
///
/// - Source: swift-snapshot-testing, `_SnapshotsTestTrait`.
public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
  /// What holds in the scope; `nil` values are taken from around.
  public let configuration: SnapshotTestingConfiguration

  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    var inner = SnapshotTestingConfiguration.current.overlaid(
      record: configuration.record, diffTool: configuration.diffTool)
    if configuration.recordsWhereCIIsSet { inner.recordsWhereCIIsSet = true }
    try await SnapshotTestingConfiguration.$current.withValue(inner) {
      guard testCase != nil else { return try await function() }
      try await SnapshotCounters.$scope.withValue(SnapshotCounters()) { try await function() }
    }
  }
}

extension Trait where Self == _SnapshotsTestTrait {
  /// Numbers unnamed snapshots from 1 in each run of a test.
  public static var snapshots: Self {
    snapshots(SnapshotTestingConfiguration(record: nil, diffTool: nil))
  }

  /// Configures the snapshots of a suite or a test.
  ///
  /// - Parameters:
  ///   - record: When goldens are written.
  ///   - diffTool: The command that failures suggest for looking at files.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  /// Configures the snapshots of a suite or a test.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    Self(configuration: configuration)
  }
}
