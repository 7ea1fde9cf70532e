import Foundation
import TouchstoneReport
import TouchstoneSnapshots

/// Runs the tests of a package for one of their snapshots, and no other. Nothing is recorded.
struct SnapshotRun {
  let session: LookSession
  let names: SnapshotNames

  /// - Returns: What the tests say of the snapshot that the request names: `CardTests/dark`.
  func answer(to request: LookRequest) throws(LookFailure) -> LookAnswer {
    let name = request.name ?? ""
    let file: URL
    do { file = try request.prepare() } catch { throw .other("\(error.localizedDescription)") }
    let lock = session.lockedBuildFolder()
    defer { withExtendedLifetime(lock) {} }
    let place =
      (lock != nil || session.holdsBuildFolder ? ["--ignore-lock"] : [])
      + ["--package-path", session.package.path, "--scratch-path", session.scratch.path]
    // Built first: the time limit is that of the tests.
    let built = try run(["swift", "build", "--build-tests"] + place)
    guard built.status == 0 else {
      throw .notBuilt(CompilerMessage.all(in: built.output, package: session.package), output: built.output)
    }
    var output = ""
    for arguments in names.filters(for: name) {
      let variables = [
        "TOUCHSTONE_LOOK_SNAPSHOT": file.path, "TOUCHSTONE_RECORD": "never", "TOUCHSTONE_RUNS": runs.path,
      ]
      let result = try run(
        ["env"] + variables.sorted { $0.key < $1.key }.map { "\($0)=\($1)" } + ["swift", "test", "--skip-build"] + place
          + arguments, limit: session.limit)
      output = result.output
      if let answer = try? request.readAnswer() { return answer }
      if result.isOverdue, let limit = session.limit { throw .notDrawn(name, why: "\(PreviewFailure.overdue(limit))") }
    }
    throw .noSnapshot(name, names: names.goldens, output: output)
  }

  private func run(_ command: [String], limit: Duration? = nil) throws(LookFailure) -> ExternalProgram.Result {
    let result = ExternalProgram.run(
      command, in: session.package, environment: [:], joinsOutput: true, limit: limit, until: session.isOver)
    guard let result, result.status != 127 else { throw .other("There is no `swift` in PATH.") }
    return result
  }

  /// What the run leaves, apart from the user's runs.
  private var runs: URL { session.home.appendingPathComponent("runs", isDirectory: true) }
}
