import Foundation
import TouchstoneReport
import TouchstoneSnapshots

/// Draws the snapshots of the user's checkout as it is, with all uncommitted changes. Nothing in it is recorded.
struct CheckoutDrawing {
  let package: URL
  /// The build folder of the package.
  let scratch: URL
  let interruption: Interruption
  /// Whether previews are drawn instead of the snapshots of tests.
  var hasPreviews = false
  /// The variables with which all views are drawn differently: see ``Variation``.
  var variation: [String: String] = [:]

  private static let side = "the checkout"

  private var drawing: SnapshotDrawing {
    var drawing = SnapshotDrawing(package: package, scratch: scratch, side: Self.side, interruption: interruption)
    drawing.variation = variation
    return drawing
  }

  private var previews: PreviewDrawing {
    PreviewDrawing(
      package: package, scratch: scratch, side: Self.side, interruption: interruption, variation: variation)
  }

  /// Writes the snapshots to a folder, for a comparison on another machine.
  func save(in folder: URL) throws(ComparisonError) {
    try DrawnSnapshots.prepare(folder)
    var state = DrawnSnapshots.State(
      commit: GitCommit(checkedOutAt: package)?.description, hasPreviews: hasPreviews)
    if hasPreviews {
      state.omissions = try previews.draw(into: DrawnSnapshots.previews(in: folder))
    } else {
      state.failures = try drawing.draw(into: folder, isOld: false)
    }
    try DrawnSnapshots(folder: folder, state: state).finish()
  }

  /// Draws the snapshots, and compares them with others.
  ///
  /// - Parameter name: What the others are called.
  /// - Returns: What the comparison says, and the folder of the run that drew.
  func report(
    on drawn: DrawnSnapshots, named name: String
  ) throws(ComparisonError) -> (ComparisonReport, run: RunFolder) {
    var pictures = DrawnSnapshots.pictures(in: drawn.folder)
    var base = SnapshotComparison.Side(log: RunLog(), failures: drawn.state.failures)
    var head = SnapshotComparison.Side(log: RunLog())
    let folder: RunFolder
    var omissions = drawn.state.omissions
    if hasPreviews {
      folder = RunFolder(
        run: TestRun.newIdentifier(), parent: package.appendingPathComponent(".build/touchstone/compared"))
      let own = folder.url.appendingPathComponent("previews", isDirectory: true)
      do { try folder.make() } catch { throw .notWritten(folder.url.path, why: error.reason) }
      omissions += try previews.draw(into: own)
      let comparison = PreviewComparison(
        package: package, base: DrawnSnapshots.previews(in: drawn.folder), head: own, run: folder, name: name)
      // What another machine has drawn is only read.
      pictures = DrawnSnapshots.pictures(in: folder.url.appendingPathComponent("base", isDirectory: true))
      do {
        (base.log, head.log) = try comparison.logs(pictures: pictures)
      } catch let error as ComparisonError {
        throw error
      } catch {
        throw .notWritten(folder.url.path, why: error.localizedDescription)
      }
    } else {
      base.log = try drawn.log(side: name)
      let (run, log, failures) = try drawing.compare(with: pictures, of: name)
      (folder, head.log, head.failures) = (run.folder, log, failures)
    }
    let comparison = SnapshotComparison(base: base, pictures: pictures, head: head)
    if comparison.entries.isEmpty { throw .nothing }
    let report = ComparisonReport(
      comparison, log: head.log, pictures: pictures, base: name, commit: drawn.state.commit,
      remarks: drawn.state.missing + omissions + Self.remarks(base: base, head: head, name: name),
      environment: ProcessInfo.processInfo.environment)
    return (report, folder)
  }

  /// Names the tests that failed for other reasons than snapshots.
  private static func remarks(
    base: SnapshotComparison.Side, head: SnapshotComparison.Side, name: String
  ) -> [String] {
    [(base, "in \(name)"), (head, "in the checkout")].compactMap { side, place in
      let failures = side.otherFailures
      guard !failures.isEmpty else { return nil }
      let names = ToolError.list(failures.map { "\($0.className)/\($0.name)" })
      return "Tests that failed for other reasons than snapshots \(place): \(names)."
    }
  }
}
