import Foundation
import Synchronization
import TouchstoneDiff
import TouchstoneDrawing

/// Compares all pairs, several at a time, and tells in their order what came of them.
struct CompareSession {
  let pairs: PicturePairs
  let comparison: PairComparison
  let output: CompareOutput

  /// What is there so far, by the number of the pair.
  private struct State {
    var outcomes: [PairOutcome?]
    /// The number of outcomes from the first on that were told.
    var told = 0
    var done = 0
  }

  /// Compares, and writes what was asked for.
  ///
  /// - Throws: `CompareError` if the page cannot be written.
  func run() throws -> [PairOutcome] {
    let list = pairs.pairs
    let report = output.html.map { CompareReport(page: URL(fileURLWithPath: $0), ignored: comparison.mask.places) }
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
    if output.json && !output.quiet {
      Console.write(try CompareDocument(metric: comparison.description, pairs: outcomes).text() + "\n")
    }
    if !output.json && !output.quiet && pairs.isFolders { Console.line(Self.summary(outcomes)) }
    do {
      try report?.write(outcomes, pairs: list, metric: comparison.description)
    } catch {
      throw CompareError.unwritable(output.html ?? "", why: PictureFile.reason(error))
    }
    return outcomes
  }

  private func outcome(of pair: PicturePairs.Pair, index: Int, report: CompareReport?) -> PairOutcome {
    do {
      guard let reference = pair.reference else { return try only(pair.actual, pair.name, .onlyActual, index, report) }
      guard let actual = pair.actual else { return try only(reference, pair.name, .onlyReference, index, report) }
      let (first, second) = try reference.bitmaps(with: actual)
      let result = try comparison.compare(first, second, name: pair.name)
      var picture: String?
      if let target = output.diff, !result.comparison.isIdentical {
        let path = pairs.isFolders ? Self.target(pair.name, in: target) : target
        try DifferenceFile(style: output.style).write(result, to: path)
        picture = path
      }
      try report?.keep(result, index: index)
      return PairOutcome(pair.name, result, picture: picture)
    } catch {
      return PairOutcome(pair.name, .failed, "\(error)")
    }
  }

  private func only(
    _ file: PictureFile?, _ name: String, _ verdict: PairOutcome.Verdict, _ index: Int, _ report: CompareReport?
  ) throws -> PairOutcome {
    // A file that is no picture is an error on either side.
    let bitmap = try file?.bitmap()
    if let bitmap { try report?.keep(bitmap, verdict, index: index) }
    return PairOutcome(name, verdict, verdict == .onlyActual ? "only in the second folder" : "only in the first folder")
  }

  /// Tells what came of a pair, unless it is that there is no difference.
  private func tell(_ outcome: PairOutcome) {
    if outcome.verdict == .failed { return Console.complain(outcome.text) }
    guard !output.json, !output.quiet else { return }
    if !pairs.isFolders { return Console.line(outcome.text) }
    if !outcome.isMatch { Console.line("\(outcome.name): \(outcome.text)") }
  }

  /// The name that a picture has in the folder of `--diff`: PNG, whatever the files are.
  private static func target(_ name: String, in folder: String) -> String {
    let path = (folder as NSString).appendingPathComponent(name)
    return (path as NSString).pathExtension.lowercased() == "png" ? path : path + ".png"
  }

  /// One line: `3 of 40 pictures differ, 1 in one folder only, 36 match`
  static func summary(_ outcomes: [PairOutcome]) -> String {
    func count(_ verdicts: PairOutcome.Verdict...) -> Int { outcomes.count { verdicts.contains($0.verdict) } }
    let total = outcomes.count
    var parts = [
      "\(count(.differs)) of \(total) picture\(total == 1 ? "" : "s") differ\(count(.differs) == 1 ? "s" : "")"
    ]
    if count(.onlyReference, .onlyActual) > 0 {
      parts.append("\(count(.onlyReference, .onlyActual)) in one folder only")
    }
    if count(.failed) > 0 { parts.append("\(count(.failed)) cannot be compared") }
    parts.append("\(count(.identical, .matches)) \(count(.identical, .matches) == 1 ? "matches" : "match")")
    return parts.joined(separator: ", ")
  }
}
