public import Foundation
public import TouchstoneSnapshots
public import TouchstoneUI

/// Asserts that a preview's snapshot matches its golden.
///
///     @Test(arguments: Previews.all(in: "App"))
///     func preview(_ preview: Preview) { assertSnapshot(of: preview, as: .image) }
///
/// The golden is named after the preview: by the argument in a parameterised test, or by the snapshot's name in others.
/// A failure message says where the preview is declared.
public func assertSnapshot<Format>(
  of preview: Preview, as snapshotting: Snapshotting<Preview, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let site = AssertionSite(
    name: preview.snapshotName(name), record: record, snapshotDirectory: snapshotDirectory, timeout: timeout,
    fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
  site.report(Verification.verify(site, snapshotting, value: { preview }).naming(preview, testedIn: filePath))
}

/// Asserts that a preview's snapshots by several strategies match their goldens, each named by its key.
///
///     assertSnapshots(of: preview, as: .images(varying: .colorSchemes))
public func assertSnapshots<Format>(
  of preview: Preview, as strategies: [String: Snapshotting<Preview, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let site = AssertionSite(
    name: nil, record: record, snapshotDirectory: snapshotDirectory, timeout: timeout, fileID: fileID,
    filePath: filePath, testName: testName, line: line, column: column)
  site.report(strategies) { site, snapshotting in
    var site = site
    site.name = preview.snapshotName(site.name)
    return Verification.verify(site, snapshotting, value: { preview }).naming(preview, testedIn: filePath)
  }
}

extension Preview {
  /// Returns the name of a snapshot, with that of the preview unless the test's argument already contains it.
  fileprivate func snapshotName(_ name: String?) -> String? {
    if let argument = TestFramework.current.identity.argument, argument.contains(description) { return name }
    return [description, name].compactMap { $0 }.joined(separator: "-")
  }
}

extension SnapshotOutcome {
  /// Returns the outcome with the location of the preview in its message.
  fileprivate func naming(_ preview: Preview, testedIn file: StaticString) -> SnapshotOutcome {
    var outcome = self
    outcome.result.message = result.message.map {
      "\($0)\nThe preview: \(preview.place(near: URL(fileURLWithPath: "\(file)")))"
    }
    return outcome
  }
}
