public import Testing
public import TouchstoneAudits
public import TouchstoneSnapshots
public import TouchstoneUI

/// A trait that configures the snapshots of a suite or a test, and numbers unnamed snapshots from 1 in each run of a
/// test.
///
/// - Source: swift-snapshot-testing, `_SnapshotsTestTrait`.
public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
  /// The configuration of the scope; `nil` values are taken from the enclosing scope.
  public let configuration: SnapshotTestingConfiguration

  /// What is looked for in the views of image assertions.
  var audit: AuditOrder?

  /// How views are drawn unless a strategy says it.
  var look: Look?

  init(configuration: SnapshotTestingConfiguration, audit: AuditOrder? = nil, look: Look? = nil) {
    self.configuration = configuration
    self.audit = audit
    self.look = look
  }

  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    var inner = SnapshotTestingConfiguration.current.overlaid(
      record: configuration.record, diffTool: configuration.diffTool)
    if configuration.isUnderTest { inner.isUnderTest = true }
    try await AuditOrder.$current.withValue(audit ?? .current) {
      try await ScopeLook.$current.withValue(look ?? ScopeLook.current) {
        try await SnapshotTestingConfiguration.$current.withValue(inner) {
          guard testCase != nil else { return try await function() }
          try await SnapshotCounters.$scope.withValue(SnapshotCounters()) { try await function() }
        }
      }
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
  ///   - diffTool: The command that failure messages suggest for comparing files.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  /// Configures the snapshots of a suite or a test.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    Self(configuration: configuration)
  }

  /// Draws the views of a suite or a test as on a system.
  ///
  ///     @Suite(.snapshots(look: .macOS15)) struct PreferencesTests { … }
  ///
  /// Files that the plugin `CompileAsMacOS` compiles have `Look.macOS15` without it.
  ///
  /// - Parameters:
  ///   - look: How lists, bars, sheets and controls are drawn unless a strategy or its traits say otherwise.
  ///   - record: When goldens are written.
  ///   - diffTool: The command that failure messages suggest for comparing files.
  public static func snapshots(
    look: Look, record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    Self(configuration: SnapshotTestingConfiguration(record: record, diffTool: diffTool), look: look)
  }

  /// Audits the views of image assertions. An issue fails the assertion even if the picture matches its golden.
  ///
  ///     @Suite(.snapshots(audit: .all)) struct CardTests { … }
  ///
  /// - Parameters:
  ///   - types: The kinds of issues to look for.
  ///   - contrast: The minimum contrast.
  ///   - exemptions: Issues to ignore. Unlike those of a single assertion, they may match no finding.
  ///   - record: When goldens are written.
  ///   - diffTool: The command that failure messages suggest for comparing files.
  public static func snapshots(
    audit types: AuditType, contrast: ContrastLevel = .aa, ignoring exemptions: [AuditExemption] = [],
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    Self(
      configuration: SnapshotTestingConfiguration(record: record, diffTool: diffTool),
      audit: AuditOrder(types: types, contrast: contrast, exemptions: exemptions, isScope: true))
  }
}
