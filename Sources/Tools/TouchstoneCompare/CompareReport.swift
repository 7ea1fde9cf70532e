import Foundation
import TouchstoneDiff
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneReport
import TouchstoneSnapshots

/// The page of `--html`: the report of a test run, created from files that do not belong to a run.
///
/// Beside references of Apple's, all goldens are shown, also those that match.
struct CompareReport {
  private let page: URL
  /// The folder for pictures until they are embedded in the page.
  private let folder: URL
  /// The rectangles that were ignored in every picture.
  private let masks: [MaskedPlace]
  private let isApple: Bool

  init(page: URL, ignored: [PixelRect], isApple: Bool = false) {
    self.page = page
    self.isApple = isApple
    masks = ignored.map { MaskedPlace($0) }
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("touchstone-\(UUID().uuidString)")
  }

  /// Saves the pictures of a pair that is shown.
  func keep(_ result: PairComparison.Result, index: Int) throws {
    guard !result.isMatch || isApple else { return }
    try save(result.comparison.reference.pngData(), "reference", index)
    try save(result.comparison.actual.pngData(), "actual", index)
    if !result.isIdentical { try save(result.comparison.indexedDifferencePicture().pngData(), "difference", index) }
  }

  /// Saves a picture that is in one folder only.
  func keep(_ bitmap: Bitmap, _ verdict: PairOutcome.Verdict, index: Int) throws {
    try save(bitmap.pngData(), verdict == .onlyReference ? "reference" : "actual", index)
  }

  private func save(_ data: Data, _ kind: String, _ index: Int) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: file(kind, index))
  }

  private func file(_ kind: String, _ index: Int) -> URL { folder.appendingPathComponent("\(index)-\(kind).png") }

  /// Writes the page.
  func write(
    _ outcomes: [PairOutcome], pairs: [PicturePairs.Pair], summary: String, metric: String
  ) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var log = RunLog()
    log.snapshots = outcomes.indices.map { index in
      RunLog.Snapshot(
        result: entry(outcomes[index], pairs[index], index, metric), runFolder: folder,
        packageFolder: URL(fileURLWithPath: FileManager.default.currentDirectoryPath))
    }
    var document = ReportDocument(log: log, showsBoth: isApple)
    document.title = isApple ? "Apple’s references and Touchstone’s goldens" : "Comparison"
    document.names = ReportNames(
      reference: isApple ? "Apple" : "Reference", actual: isApple ? "Touchstone" : "Actual",
      statuses: [.failed: "Different", .passed: "Same"])
    document.facts = [ReportFact("Files", summary), ReportFact("Compared by", metric)]
    for index in document.entries.indices { Self.adapt(&document.entries[index]) }
    if isApple {
      // Pairs come before what only one side has.
      let isPair = { (entry: ReportEntry) in entry.reason != .other }
      document.entries = document.entries.filter(isPair) + document.entries.filter { !isPair($0) }
    }
    try HTMLReport(document).write(to: page)
  }

  /// Removes what only applies to tests: there are no goldens to accept here.
  private static func adapt(_ entry: inout ReportEntry) {
    (entry.acceptable, entry.refusal, entry.run) = (false, nil, nil)
    entry.suite = (entry.id as NSString).deletingLastPathComponent
    entry.source = ""
    entry.facts.removeAll { ["Snapshot", "Test", "Source", "Golden", "Time"].contains($0.name) }
    entry.facts.insert(ReportFact("Picture", entry.id), at: 0)
  }

  private func entry(_ outcome: PairOutcome, _ pair: PicturePairs.Pair, _ index: Int, _ metric: String)
    -> SnapshotResult
  {
    let scale = Self.scale(of: pair.name)
    func picture(_ size: [Int]?, scale: Double) -> PictureSize? {
      size.map { PictureSize(width: $0[0], height: $0[1], scale: scale) }
    }
    func artefact(_ kind: String) -> String? {
      FileManager.default.fileExists(atPath: file(kind, index).path) ? "\(index)-\(kind).png" : nil
    }
    let path = (pair.reference ?? pair.actual)?.path ?? outcome.name
    var result = SnapshotResult(
      id: outcome.name, target: "", file: path, line: 0, test: "", golden: path, format: "png",
      verdict: outcome.isMatch ? .passed : .failed, reason: Self.reason(outcome),
      message: [outcome.text, outcome.patch].compactMap(\.self).joined(separator: "\n"))
    result.actual = picture(outcome.actualSize, scale: scale)
    let ratio = isApple ? Self.ratio(outcome.referenceSize, outcome.actualSize) : nil
    result.reference = picture(outcome.referenceSize, scale: scale * (ratio ?? 1))
    result.comparison = comparison(outcome, metric)
    result.masks = masks.isEmpty ? nil : masks
    result.artefacts = SnapshotArtefacts(
      reference: artefact("reference"), actual: artefact("actual"), difference: artefact("difference"))
    return result
  }

  private func comparison(_ outcome: PairOutcome, _ metric: String) -> DifferenceSummary? {
    guard let pixels = outcome.pixels, let total = outcome.totalPixels, let regions = outcome.regions else {
      return nil
    }
    let worst = regions.sorted { $0.deltaE > $1.deltaE }
    return DifferenceSummary(
      comparer: outcome.metric?.rawValue ?? metric, pixels: pixels, total: total, severity: outcome.severity,
      deltaE: outcome.deltaE,
      regions: worst.prefix(20).map { region in
        var entry = RegionSummary(
          x: region.x, y: region.y, width: region.width, height: region.height, pixels: region.pixels,
          deltaE: region.deltaE, kind: region.kind, moved: region.moved)
        entry.text = region.text
        return entry
      },
      regionCount: regions.count, isMatch: outcome.isMatch)
  }

  private static func reason(_ outcome: PairOutcome) -> SnapshotFailure.Reason? {
    switch outcome.verdict {
    case .identical, .matches: nil
    case .differs: outcome.referenceSize == outcome.actualSize ? .differs : .size
    case .onlyReference, .onlyActual: .other
    case .failed: .unreadable
    }
  }

  /// Returns the scale in a file name such as `card@2x.png`.
  private static func scale(of name: String) -> Double {
    let scale = name.firstMatch(of: /@([0-9]+(?:\.[0-9]+)?)x\.[^.\/]+$/).flatMap { Double($0.1) }
    return scale.map { $0 > 0 ? $0 : 1 } ?? 1
  }

  /// Returns the scale of a golden and that of a reference of another size, whose name does not have it, if the two have one size
  /// in points then.
  static func scales(of name: String, _ comparison: ImageComparison) -> (reference: Double, golden: Double)? {
    let sizes = [comparison.reference, comparison.actual].map { [$0.width, $0.height] }
    let scale = scale(of: name)
    return ratio(sizes[0], sizes[1]).map { ($0 * scale, scale) }
  }

  /// Returns how many times larger a size is than another one, in both directions, if that is a ratio of scales.
  private static func ratio(_ reference: [Int]?, _ actual: [Int]?) -> Double? {
    guard let reference, let actual, reference != actual else { return nil }
    return [1.0 / 3, 0.5, 2.0 / 3, 1.5, 2, 3].first { ratio in
      // Points are rounded up to pixels.
      zip(reference, actual).allSatisfy { abs(Double($0) - Double($1) * ratio) < 1 + ratio }
    }
  }
}
