import Foundation
import TouchstoneReport
import TouchstoneSnapshots

/// What became of all mutants of a run.
struct MutationSummary {
  /// A mutant with its snapshot.
  struct Mutant {
    var snapshot: String
    var result: MutantResult

    /// What would notice it.
    var remedy: String {
      if result.isNoticedByUI {
        "as: .image, without a tolerance of its own"
      } else if result.isNoticedByStrict {
        "goldens drawn on the machine that tests, which are compared strictly"
      } else {
        "as: .image(precision: 1), if no mask is there"
      }
    }
  }

  /// How many mutants there are, how many of them change a pixel, and how many of these are noticed.
  struct Count {
    var all = 0
    var visible = 0
    var noticed = 0

    init(_ mutants: [Mutant], where isNoticed: (MutantResult) -> Bool = \.isNoticed) {
      all = mutants.count
      let results = mutants.map(\.result).filter { !$0.isEquivalent }
      (visible, noticed) = (results.count, results.count(where: isNoticed))
    }

    /// The share of the visible ones that are noticed, as text; nil if there are none.
    var score: String? { visible == 0 ? nil : ReportNumber.shareRoundedDown(noticed, of: visible) }
    /// Noticed and visible ones: `9/10`.
    var fraction: String { visible == 0 ? "–" : "\(noticed)/\(visible)" }
  }

  let mutants: [Mutant]
  /// The snapshots without mutants, by the reason.
  let unmutated: [(reason: String, count: Int)]
  private let snapshotCount: Int

  init(_ snapshots: [MutatedSnapshot]) {
    mutants = snapshots.flatMap { snapshot in
      snapshot.mutants.map { Mutant(snapshot: snapshot.snapshot, result: $0) }
    }
    unmutated = Dictionary(grouping: snapshots.compactMap(\.obstacle)) { $0 }
      .map { ($0.key, $0.value.count) }.sorted { $0.reason < $1.reason }
    snapshotCount = snapshots.count { $0.obstacle == nil }
  }

  /// - Parameter minimum: The least score, in percent.
  /// - Throws: ``MutationError/noScore(minimum:)`` or ``MutationError/belowMinimum(score:minimum:)``.
  func require(_ minimum: Int) throws(MutationError) {
    let count = Count(mutants)
    guard let score = count.score else { throw .noScore(minimum: minimum) }
    guard count.noticed * 100 >= minimum * count.visible else {
      throw .belowMinimum(score: score, minimum: minimum)
    }
  }

  /// Those that change a pixel, and no assertion notices.
  var survivors: [Mutant] { mutants.filter { !$0.result.isEquivalent && !$0.result.isNoticed } }

  /// The table by view and kind, with those that have survivors first.
  var table: [[String]] {
    let kinds = MutantKind.allCases
    let views = Dictionary(grouping: mutants, by: \.result.view)
      .map { (view: $0.key, mutants: $0.value, count: Count($0.value)) }
      .sorted { left, right in
        let (lost, other) = (left.count.visible - left.count.noticed, right.count.visible - right.count.noticed)
        return lost == other ? left.view < right.view : lost > other
      }
    func row(_ name: String, _ mutants: [Mutant]) -> [String] {
      [name] + kinds.map { kind in Count(mutants.filter { $0.result.kind == kind }).fraction }
        + [Count(mutants).fraction]
    }
    return [["View"] + kinds.map(\.rawValue) + ["all"]] + views.map { row($0.view, $0.mutants) }
      + [row("all", mutants)]
  }

  /// The sentences above the table.
  private var heading: [String] {
    let count = Count(mutants)
    let shares = [
      ("The tests notice", count.score),
      (
        "The default comparison of goldens from elsewhere (.ui) notices",
        Count(mutants, where: \.isNoticedByUI).score
      ),
      ("That of goldens drawn on this machine (.strict) notices", Count(mutants, where: \.isNoticedByStrict).score),
    ]
    return [
      "Mutants: \(count.all), of snapshots: \(snapshotCount). Without a pixel that differs, so that they do not count: \(count.all - count.visible)."
    ] + shares.compactMap { words, share in share.map { "\(words) \($0)." } }
      + unmutated.map { "\($0.count) \($0.count == 1 ? "snapshot has" : "snapshots have") no mutants: \($0.reason)." }
  }

  /// The most survivors that a terminal shows.
  private static let mostShown = 20

  /// The result for a terminal.
  var text: String {
    let survivors = survivors
    var lines = heading + [""] + TextTable.lines(table)
    if !survivors.isEmpty {
      lines += ["", "Not noticed:"]
      lines += survivors.prefix(Self.mostShown).flatMap { mutant in
        [
          "  \(mutant.snapshot): \(mutant.result.kind.rawValue), \(mutant.result.change): \(mutant.result.path)",
          "    noticed by: \(mutant.remedy)",
        ]
      }
      if survivors.count > Self.mostShown { lines.append("  and \(survivors.count - Self.mostShown) more") }
    }
    return lines.map(\.printable).joined(separator: "\n")
  }

  /// The result as a page with the pictures of survivors.
  var markdown: String {
    let table = table.map { $0.map(\.withoutMarkup).markdownRow }
    var lines = ["# Mutants", ""] + heading.map { "\($0.withoutMarkup)  " } + [""]
    lines += [table[0], (["---"] + Array(repeating: "---:", count: self.table[0].count - 1)).markdownRow]
    lines += table.dropFirst()
    if !survivors.isEmpty {
      lines += [
        "", "## Not noticed", "", "| Snapshot | Change | View | Noticed by | Picture |", "|---|---|---|---|---|",
      ]
      lines += survivors.map { mutant in
        let result = mutant.result
        let cells = [mutant.snapshot, "\(result.kind.rawValue), \(result.change)", result.path, mutant.remedy]
          .map(\.withoutMarkup)
        let picture = result.picture.flatMap { file in
          file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed.subtracting(.init(charactersIn: "()")))
        }
        let image = picture.map { "<img src=\"\(MutationOrder.folderName)/\($0)\">" } ?? ""
        return (cells + [image]).markdownRow
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
