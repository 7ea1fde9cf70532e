public import Foundation
public import TouchstoneSnapshots
public import TouchstoneUI

/// Asserts that a view's snapshot matches its golden.
///
/// The view is created and laid out on the main actor, whichever actor the test runs on.
///
/// - SeeAlso: ``assertSnapshot(of:as:named:record:snapshotDirectory:timeout:fileID:file:testName:line:column:)``
public func assertSnapshot<Value: View, Format>(
  of value: @autoclosure @MainActor () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let site = AssertionSite(
    name: name, record: record, snapshotDirectory: snapshotDirectory, timeout: timeout, fileID: fileID,
    filePath: filePath, testName: testName, line: line, column: column)
  site.report(Verification.verify(site, snapshotting, view: value))
}

/// Asserts that a view's snapshots by several strategies match their goldens, each named by its key.
public func assertSnapshots<Value: View, Format>(
  of value: @autoclosure @MainActor () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let site = AssertionSite(
    name: nil, record: record, snapshotDirectory: snapshotDirectory, timeout: timeout, fileID: fileID,
    filePath: filePath, testName: testName, line: line, column: column)
  site.report(strategies) { site, snapshotting in Verification.verify(site, snapshotting, view: value) }
}

/// Asserts that a view's snapshots by several strategies match their goldens, which are numbered.
public func assertSnapshots<Value: View, Format>(
  of value: @autoclosure @MainActor () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let site = AssertionSite(
    name: nil, record: record, snapshotDirectory: snapshotDirectory, timeout: timeout, fileID: fileID,
    filePath: filePath, testName: testName, line: line, column: column)
  site.report(strategies) { site, snapshotting in Verification.verify(site, snapshotting, view: value) }
}

/// Compares a view's snapshot with its golden, and returns the failure message instead of failing.
///
/// - Returns: The failure message, or `nil` if the snapshot matches its golden.
public func verifySnapshot<Value: View, Format>(
  of value: @autoclosure @MainActor () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
  let site = AssertionSite(
    name: name, record: record, snapshotDirectory: snapshotDirectory, timeout: timeout, fileID: fileID,
    filePath: filePath, testName: testName, line: line, column: column)
  return OpenAssertions.perform("\(site)") { Verification.verify(site, snapshotting, view: value) }.message
}
