public import Foundation
public import TouchstoneSnapshots

/// Asserts that a value's snapshot matches its golden, the file that was recorded earlier.
///
///     assertSnapshot(of: ProfileCard(), as: .image)
///
/// If there is no golden, the snapshot is recorded and the assertion fails: look at the golden and commit it. The
/// golden of the first unnamed snapshot of `testCard()` in `Tests/AppTests/CardTests.swift` is
/// `Snapshots/AppTests/CardTests/testCard.1@2x.png`.
///
/// - Parameters:
///   - value: The value.
///   - snapshotting: The strategy, which turns the value into a snapshot and compares it.
///   - name: The name of the snapshot; by default, its number among the unnamed snapshots of the test.
///   - record: When the golden is written; `nil` to use the mode of the scope or the environment.
///   - snapshotDirectory: The golden's folder, relative to the package.
///   - timeout: The longest time to wait for the snapshot, in seconds.
///   - fileID: The file of the assertion. You don't usually specify this parameter.
///   - filePath: The path of the assertion's file, from which the golden's folder is derived.
///   - testName: The test; the golden's name follows from it.
///   - line: The line of the assertion. You don't usually specify this parameter.
///   - column: The column of the assertion. You don't usually specify this parameter.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let site = AssertionSite(
    name: name, record: record, snapshotDirectory: snapshotDirectory, timeout: timeout, fileID: fileID,
    filePath: filePath, testName: testName, line: line, column: column)
  site.report(Verification.verify(site, snapshotting, value: value))
}

/// Asserts that a value's snapshots by several strategies match their goldens, each named by its key.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let site = AssertionSite(
    name: nil, record: record, snapshotDirectory: snapshotDirectory, timeout: timeout, fileID: fileID,
    filePath: filePath, testName: testName, line: line, column: column)
  site.report(strategies) { site, snapshotting in Verification.verify(site, snapshotting, value: value) }
}

/// Asserts that a value's snapshots by several strategies match their goldens, which are numbered.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let site = AssertionSite(
    name: nil, record: record, snapshotDirectory: snapshotDirectory, timeout: timeout, fileID: fileID,
    filePath: filePath, testName: testName, line: line, column: column)
  site.report(strategies) { site, snapshotting in Verification.verify(site, snapshotting, value: value) }
}

/// Compares a value's snapshot with its golden, and returns the failure message instead of failing.
///
/// - Returns: The failure message, or `nil` if the snapshot matches its golden.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
  let site = AssertionSite(
    name: name, record: record, snapshotDirectory: snapshotDirectory, timeout: timeout, fileID: fileID,
    filePath: filePath, testName: testName, line: line, column: column)
  return OpenAssertions.perform("\(site)") { Verification.verify(site, snapshotting, value: value) }.message
}
