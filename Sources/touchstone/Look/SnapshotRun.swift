import Foundation
import TouchstoneReport
import TouchstoneSnapshots

/// Runs the tests of a package for one of their snapshots, and no other. Nothing is recorded.
struct SnapshotRun {
  let package: URL
  let scratch: URL

  /// - Returns: What the tests say of the snapshot that the request names: `CardTests/dark`.
  func answer(to request: LookRequest) throws(LookFailure) -> LookAnswer {
    let name = request.name ?? ""
    let file: URL
    do { file = try request.prepare() } catch { throw .other("\(error.localizedDescription)") }
    // Most suites are named after their files. If this one is not, all tests run, but take no other snapshot.
    let suite = String(name.split(separator: "/").dropLast().last ?? "")
    let filter = ["--filter", "\\b\(NSRegularExpression.escapedPattern(for: suite))\\b"]
    var output = ""
    for arguments in [filter, []] {
      let result = ExternalProgram.run(
        ["env", "TOUCHSTONE_LOOK_SNAPSHOT=\(file.path)", "TOUCHSTONE_RECORD=never", "TOUCHSTONE_RUNS=\(runs.path)"]
          + ["swift", "test", "--ignore-lock", "--package-path", package.path, "--scratch-path", scratch.path]
          + arguments, in: package)
      guard let result else { throw .other("There is no `swift` in PATH.") }
      output = "\(result.output)\n\(result.complaint)"
      if let answer = try? request.readAnswer() { return answer }
      let errors = CompilerMessage.all(in: output, package: package)
      if !errors.isEmpty { throw .notBuilt(errors, output: output) }
    }
    throw .noSnapshot(name, output: output)
  }

  /// What the run leaves, apart from the user's runs.
  private var runs: URL { package.appendingPathComponent(".build/touchstone/look/runs", isDirectory: true) }
}
