import Foundation
import TouchstoneSnapshots

/// The location of an assertion in the source, and its arguments other than the value and the strategy.
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

  /// The locations of sources that were looked up.
  private static let places = SourcePlaces()

  var place: SourcePlace {
    Self.places.place(fileID: "\(fileID)", filePath: "\(filePath)")
  }

  /// Returns the request for the verifier, in the test that is running.
  func request(in framework: TestFramework) -> SnapshotRequest {
    SnapshotRequest(
      at: AssertionLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), function: testName),
      AssertionArguments(name: name, record: record, snapshotDirectory: snapshotDirectory, timeout: timeout),
      test: framework.identity)
  }
}

extension AssertionSite: CustomStringConvertible {
  var description: String { "\(fileID):\(line)\(name.map { " (named “\($0)”)" } ?? "")" }
}
