package import Foundation

/// One assertion: its location and its arguments, apart from the value and the strategy.
package struct SnapshotRequest {
  /// The module and the file: `Module/File.swift`.
  package var fileID: String
  /// The source file's path.
  package var filePath: String
  package var line: Int
  /// The test function, as in `#function`: `testDark()`, `levels(level:)`.
  package var function: String
  /// The name given to the snapshot.
  package var name: String?
  package var record: SnapshotTestingConfiguration.Record?
  /// The folder for the golden, instead of the package's.
  package var snapshotDirectory: String?
  /// The longest time to wait for the snapshot, in seconds.
  package var timeout: TimeInterval
  package var test: TestIdentity
  /// The scope's configuration.
  package var configuration: SnapshotTestingConfiguration

  package init(
    fileID: String, filePath: String, line: Int, function: String, name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
    test: TestIdentity = TestIdentity(), configuration: SnapshotTestingConfiguration = .effective
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.function = function
    self.name = name
    self.record = record
    self.snapshotDirectory = snapshotDirectory
    self.timeout = timeout
    self.test = test
    self.configuration = configuration
  }

  /// Whether the function is a closure that a macro made. Its mangled name contains the line and column of the macro.
  var isInMacro: Bool { function.hasPrefix("$s") }
}
