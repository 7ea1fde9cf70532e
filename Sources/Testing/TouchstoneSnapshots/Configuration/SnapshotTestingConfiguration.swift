import Synchronization

/// The configuration of the assertions in a scope.
///
/// Scopes nest: a value that is `nil` is taken from the enclosing scope. `withSnapshotTesting` and the `.snapshots`
/// trait create scopes.
///
/// - Source: swift-snapshot-testing, `SnapshotTestingConfiguration`.
public struct SnapshotTestingConfiguration: Sendable {
  /// The command that a failure message suggests for comparing two files.
  public var diffTool: DiffTool?
  /// The mode that says when goldens are written.
  public var record: Record?
  /// Whether the assertions are themselves what is tested: the environment does not change when they record, and the
  /// run's log does not contain them.
  package var isUnderTest = false

  /// Creates a configuration.
  public init(record: Record?, diffTool: DiffTool?) {
    self.record = record
    self.diffTool = diffTool
  }

  /// The scope of tests of assertions, which record what is missing.
  package static let underTest: Self = {
    var configuration = Self(record: .missing, diffTool: nil)
    configuration.isUnderTest = true
    return configuration
  }()

  /// The innermost scope's values.
  @TaskLocal package static var current = SnapshotTestingConfiguration(record: nil, diffTool: nil)

  private static let ofProcess = Mutex(SnapshotTestingConfiguration(record: nil, diffTool: nil))

  /// The configuration outside of all scopes, which older test code sets by global variables.
  package static var process: SnapshotTestingConfiguration {
    get { ofProcess.withLock { $0 } }
    set { ofProcess.withLock { $0 = newValue } }
  }

  /// The innermost scope's values, or those of the process where no scope has one.
  package static var effective: SnapshotTestingConfiguration {
    var values = current
    values.record = values.record ?? process.record
    values.diffTool = values.diffTool ?? process.diffTool
    return values
  }

  /// Returns the configuration of a scope within this one.
  package func overlaid(record: Record?, diffTool: DiffTool?) -> Self {
    var inner = self
    inner.record = record ?? self.record
    inner.diffTool = diffTool ?? self.diffTool
    return inner
  }
}
