import Foundation
import TouchstoneReport
import TouchstoneSnapshots
import TouchstoneUI

/// The snapshot that `touchstone look` asks a run of the tests for: the only one that the tests take.
struct SnapshotLook: Sendable {
  let request: LookRequest

  /// The environment variable with the path of the request's file.
  static let variable = "TOUCHSTONE_LOOK_SNAPSHOT"

  /// What this process was asked for.
  static let process: SnapshotLook? = RunOrder.environment[variable].flatMap { path in
    (try? LookRequest(contentsOf: path)).map { SnapshotLook(request: $0) }
  }

  /// The pattern of the snapshot.
  var pattern: String? { request.name.map { "=\($0)" } }

  /// Describes a view of the snapshot. A snapshot that shows several views is described by the first.
  @MainActor func describe<Content: View>(_ view: Content, _ picture: ViewPicture) throws {
    guard let id = SnapshotID.current, pattern.map(id.matches) == true else { return }
    let file = URL(fileURLWithPath: request.folder, isDirectory: true).appendingPathComponent(LookRequest.answerName)
    guard !FileManager.default.fileExists(atPath: file.path) else { return }
    var answer = LookDrawing(request: request).answer(picture) { _ in view }
    answer.name = LookAnswer.Name(name: id.description, module: id.target)
    try request.write(answer)
  }
}
