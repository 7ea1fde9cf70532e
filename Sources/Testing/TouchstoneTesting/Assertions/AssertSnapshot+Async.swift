public import Foundation
public import TouchstoneSnapshots
public import TouchstoneUI

/// Asserts that a view's snapshot matches its golden, without blocking the main actor meanwhile.
///
///     @MainActor @Test func card() async {
///       await assertSnapshot(rendering: ProfileCard(), as: .image)
///     }
///
/// The view is created and laid out on the main actor; it is drawn, compared and written elsewhere. A test on the main
/// actor that uses this function instead of `assertSnapshot(of:as:)` lets other tests run at the same time. The
/// strategy leaves the main actor too: if it has custom closures, create it in a function or a property that is not
/// isolated to the main actor.
///
/// The label differs because Swift prefers an asynchronous overload in every asynchronous test: calls without `await`,
/// as in tests written for swift-snapshot-testing, would no longer compile.
///
/// - SeeAlso: `assertSnapshot(of:as:)`
@concurrent public func assertSnapshot<Value: View, Format>(
  rendering value: @autoclosure @escaping @MainActor () throws -> Value,
  as snapshotting: sending Snapshotting<Value, Format>,
  named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) async {
  let site = AssertionSite(
    name: name, record: record, snapshotDirectory: snapshotDirectory, timeout: timeout, fileID: fileID,
    filePath: filePath, testName: testName, line: line, column: column)
  site.report(Verification.verify(site, snapshotting, view: value))
}

/// Asserts that a view's snapshots by several strategies match their goldens, each named by its key, without blocking
/// the main actor meanwhile.
@concurrent public func assertSnapshots<Value: View, Format>(
  rendering value: @autoclosure @escaping @MainActor () throws -> Value,
  as strategies: sending [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) async {
  let site = AssertionSite(
    name: nil, record: record, snapshotDirectory: snapshotDirectory, timeout: timeout, fileID: fileID,
    filePath: filePath, testName: testName, line: line, column: column)
  site.report(strategies) { site, snapshotting in Verification.verify(site, snapshotting, view: value) }
}
