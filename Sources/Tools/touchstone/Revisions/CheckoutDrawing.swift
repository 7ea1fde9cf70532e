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

  /// Writes the snapshots to a folder, for a comparison with them.
  ///
  /// - Returns: What they were drawn from, and what is known of them.
  @discardableResult
  func save(in folder: URL) throws(ComparisonError) -> DrawnSnapshots {
    try DrawnSnapshots.prepare(folder)
    var state = DrawnSnapshots.State(
      commit: GitCommit(checkedOutAt: package), hasPreviews: hasPreviews)
    if hasPreviews {
      state.omissions = try previews.draw(into: DrawnSnapshots.previews(in: folder))
    } else {
      state.failures = try drawing.draw(into: folder, isOld: false)
    }
    var drawn = DrawnSnapshots(folder: folder, state: state)
    try drawn.finish()
    return drawn
  }

  /// Writes the snapshots to a folder, for a comparison on another machine.
  ///
  /// - Returns: A sentence for each reason why some may be missing.
  /// - Throws: ``ComparisonError/nothing(hasPreviews:)`` if there are none.
  func saveAll(in folder: URL) throws(ComparisonError) -> [String] {
    let drawn = try save(in: folder)
    let log = try drawn.log(side: Self.side)
    let previews = try PreviewDrawing.book(in: DrawnSnapshots.previews(in: folder), side: Self.side)
    if log.snapshots.isEmpty, previews.entries.isEmpty { throw .nothing(hasPreviews: hasPreviews) }
    let failures = drawn.state.failures
    return drawn.state.omissions + (failures.isEmpty ? [] : ["Tests that failed: \(Self.names(of: failures))."])
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
        run: TestRun.newIdentifier(), parent: package.appendingPathComponent(SnapshotDrawing.runs))
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
    // All previews are views that are laid out for their pictures.
    let reach = hasPreviews ? nil : VariationReach(variation)
    let comparison = SnapshotComparison(base: base, pictures: pictures, head: head, reach: reach)
    if comparison.entries.isEmpty { throw .nothing(hasPreviews: hasPreviews) }
    let report = ComparisonReport(
      comparison, log: head.log, pictures: pictures, base: name, commit: drawn.state.commit?.description,
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
      return "Tests that failed for other reasons than snapshots \(place): \(names(of: failures))."
    }
  }

  private static func names(of failures: [TestFailure]) -> String {
    ToolError.list(failures.map { "\($0.className)/\($0.name)" })
  }
}
