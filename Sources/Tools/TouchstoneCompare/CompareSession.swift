import Foundation
import Synchronization
import TouchstoneDiff
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneReport

/// Compares all pairs concurrently and reports the outcomes in order.
struct CompareSession {
  /// The paths as given on the command line.
  let reference: String
  let actual: String
  let pairs: PicturePairs
  let comparison: PairComparison
  let output: CompareOutput

  /// The progress so far; outcomes are indexed like the pairs.
  private struct State {
    var outcomes: [PairOutcome?]
    /// The number of leading outcomes that were reported.
    var told = 0
    var done = 0
  }

  /// Compares all pairs and writes the requested output.
  ///
  /// - Throws: `CompareError` if something would be written over an input, or cannot be written.
  func run() throws -> [PairOutcome] {
    let list = pairs.pairs
    try output.check(inputs)
    try checkOptions()
    let report = output.html.map { path in
      CompareReport(
        page: URL(fileURLWithPath: path), ignored: comparison.mask.places, isApple: pairs.hasAppleReferences)
    }
    let progress = CompareProgress(total: list.count)
    let state = Mutex(State(outcomes: [PairOutcome?](repeating: nil, count: list.count)))
    DispatchQueue.concurrentPerform(iterations: list.count) { index in
      let outcome = outcome(of: list[index], index: index, report: report)
      state.withLock { state in
        state.outcomes[index] = outcome
        state.done += 1
        if state.told < list.count, state.outcomes[state.told] != nil { progress.clear() }
        while state.told < list.count, let next = state.outcomes[state.told] {
          tell(next)
          state.told += 1
        }
        if state.done < list.count { progress.show(state.done) }
      }
    }
    let outcomes = state.withLock { $0.outcomes.compactMap { $0 } }
    try sumUp(outcomes)
    try write(outcomes, report)
    return outcomes
  }

  /// Rejects picture options if no file is a picture. For folders, which may contain pictures later, it is only a
  /// warning.
  private func checkOptions() throws {
    let withoutPixels: [FileKind?] = [.text, .document]
    guard pairs.pairs.allSatisfy({ withoutPixels.contains(FileKind(name: $0.name)) }) else { return }
    let settings = comparison.settings
    let options =
      (settings.metric == .auto ? [] : ["--metric \(settings.metric.rawValue)"]) + settings.options
      + (comparison.mask.isEmpty ? [] : ["--mask"]) + (output.diff.map { ["--diff \($0)"] } ?? [])
    guard let option = options.first else { return }
    let error = CompareError.optionWithoutPictures(option)
    guard pairs.isFolders else { throw error }
    Console.complain("\(error)")
  }

  /// The inputs, which must not be overwritten.
  private var inputs: OutputGuard {
    let files = pairs.pairs.flatMap { [$0.reference, $0.actual] }.compactMap(\.self).flatMap { file in
      [file.path, file.place]
    }
    return OutputGuard(inputs: [reference, actual] + files + comparison.mask.paths)
  }

  private func sumUp(_ outcomes: [PairOutcome]) throws {
    if output.quiet { return }
    if output.json {
      let document = CompareDocument(
        reference: reference, actual: actual, settings: comparison.settings, pairs: outcomes, skipped: pairs.skipped)
      return Console.json(try document.text())
    }
    if pairs.isFolders { Console.line(CompareTotals(outcomes, skipped: pairs.skipped.count).description) }
    let shown = 10
    for skipped in pairs.skipped.prefix(shown) {
      Console.complain("\(skipped.path): skipped, \(skipped.reason)".printable)
    }
    let rest = pairs.skipped.count - shown
    if rest > 0 { Console.complain("\(rest) more skipped; --json lists all.") }
  }

  private func write(_ outcomes: [PairOutcome], _ report: CompareReport?) throws {
    do {
      try report?.write(
        outcomes, pairs: pairs.pairs, summary: CompareTotals(outcomes, skipped: pairs.skipped.count).description,
        metric: comparison.settings.description)
    } catch {
      throw CompareError.unwritable(output.html ?? "", why: PictureFile.reason(error))
    }
    guard let path = output.junit else { return }
    do {
      try Data(JUnitDocument(outcomes: outcomes, skipped: pairs.skipped).text.utf8)
        .write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw CompareError.unwritable(path, why: PictureFile.reason(error))
    }
  }

  private func outcome(of pair: PicturePairs.Pair, index: Int, report: CompareReport?) -> PairOutcome {
    do {
      guard let reference = pair.reference else { return try only(pair.actual, pair, .onlyActual, index, report) }
      guard let actual = pair.actual else { return try only(reference, pair, .onlyReference, index, report) }
      switch try FileComparison(comparison: comparison).compare(reference, actual, name: pair.name) {
      case .other(let isIdentical, _, let text, let patch):
        return PairOutcome(pair, isIdentical ? .identical : .differs, text, patch: patch)
      case .pictures(let result):
        let picture = try writeDifference(of: result, pair)
        var result = result
        if pairs.hasAppleReferences, let scales = CompareReport.scales(of: pair.name, result.comparison) {
          result.text += "; the same size in points if the reference is @\(scales.reference.plain)x"
        }
        try report?.keep(result, index: index)
        return PairOutcome(pair, result, picture: picture)
      }
    } catch {
      return PairOutcome(pair, .failed, "\(error)")
    }
  }

  /// Writes the difference picture if it was requested and there is a difference, and returns its path.
  private func writeDifference(of result: PairComparison.Result, _ pair: PicturePairs.Pair) throws -> String? {
    guard let target = output.diff, !result.comparison.isIdentical else { return nil }
    let path = pairs.isFolders ? Self.target(pair.name, in: target) : target
    // A link in the folder may lead to an input.
    if pairs.isFolders { try inputs.check(path, option: "--diff") }
    try DifferenceFile(style: output.style).write(result, to: path)
    return path
  }

  private func only(
    _ file: PictureFile?, _ pair: PicturePairs.Pair, _ verdict: PairOutcome.Verdict, _ index: Int,
    _ report: CompareReport?
  ) throws -> PairOutcome {
    // A file that is not a picture is an error on either side.
    if FileKind(name: pair.name) == .picture, let bitmap = try file?.bitmap(limits: comparison.limits) {
      try report?.keep(bitmap, verdict, index: index)
    }
    return PairOutcome(pair, verdict, verdict == .onlyActual ? "only in the second folder" : "only in the first folder")
  }

  /// Reports the outcome of a pair unless there is no difference.
  private func tell(_ outcome: PairOutcome) {
    if outcome.verdict == .failed { return Console.complain(outcome.text.printable) }
    guard !output.json, !output.quiet else { return }
    if pairs.isFolders && outcome.isMatch { return }
    // Each pair takes a single line, whatever the file name contains.
    Console.line((pairs.isFolders ? "\(outcome.name): \(outcome.text)" : outcome.text).printable)
    // For a single pair of text files, the output is like that of `diff`.
    if !pairs.isFolders, let patch = outcome.patch {
      for line in patch.split(separator: "\n", omittingEmptySubsequences: false) { Console.line(String(line)) }
    }
  }

  /// Returns the path of a picture in the folder of `--diff`; it is always PNG.
  private static func target(_ name: String, in folder: String) -> String {
    let path = (folder as NSString).appendingPathComponent(name)
    return (path as NSString).pathExtension.lowercased() == "png" ? path : path + ".png"
  }
}
