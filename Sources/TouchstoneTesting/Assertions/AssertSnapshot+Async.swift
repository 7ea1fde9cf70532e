public import Foundation
public import TouchstoneSnapshots
public import TouchstoneUI

/// Asserts that a view looks like its golden, and leaves the main actor to others meanwhile.
///
///     @MainActor @Test func card() async {
///       await assertSnapshot(rendering: ProfileCard(), as: .image)
///     }
///
/// The view is made and laid out on the main actor; it is drawn, compared and written elsewhere. A test on the main actor
/// that uses this instead of `assertSnapshot(of:as:)` lets other tests run at the same time. The strategy goes with it: one
/// with closures of its own comes from a function or a property outside of the main actor.
///
/// The label differs because Swift prefers an asynchronous function of the same name in every asynchronous test: calls
/// without `await`, as tests from elsewhere have them, would no longer compile.
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

/// Asserts that a view equals its goldens by several strategies, each named by its key, and leaves the main actor to others
/// meanwhile.
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
  for (name, snapshotting) in strategies.sorted(by: { $0.key < $1.key }) {
    let site = AssertionSite(
      name: name, record: record, snapshotDirectory: snapshotDirectory, timeout: timeout, fileID: fileID,
      filePath: filePath, testName: testName, line: line, column: column)
    site.report(Verification.verify(site, snapshotting, view: value))
  }
}
