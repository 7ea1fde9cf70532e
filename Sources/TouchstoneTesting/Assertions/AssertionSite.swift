import Foundation
import TouchstoneSnapshots

/// Where an assertion is in the source, and what it was given besides value and strategy.
struct AssertionSite {
  var name: String?
  var record: SnapshotTestingConfiguration.Record?
  var snapshotDirectory: String?
  var timeout: TimeInterval
  var fileID: StaticString
  var filePath: StaticString
  var testName: String
  var line: UInt
  var column: UInt

  /// The places of sources that were looked up.
  private static let places = SourcePlaces()

  var place: SourcePlace {
    Self.places.place(fileID: "\(fileID)", filePath: "\(filePath)")
  }

  /// The assertion as the verifier wants it, in the test that runs now.
  func request(in framework: TestFramework) -> SnapshotRequest {
    SnapshotRequest(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), function: testName, name: name, record: record,
      snapshotDirectory: snapshotDirectory, timeout: timeout, test: framework.identity)
  }
}
