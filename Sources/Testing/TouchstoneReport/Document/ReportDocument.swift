package import Foundation
import TouchstoneDiff
package import TouchstoneSnapshots

/// Everything that a report says, as plain values: what ``HTMLReport`` shows and the other outputs are made from.
///
/// It holds nothing that the run log does not: no clock, no name of the machine.
package struct ReportDocument: Codable, Hashable, Sendable {
  /// The version of the JSON schema.
  package var schema = "touchstone.report/1"
  package var title: String
  /// The identifiers of the runs, as ``TouchstoneSnapshots/RunLog/runNames`` has them.
  package var run: String
  /// The commit that was checked out, as far as the runs say so and agree.
  package var commit: GitCommit?
  /// How many snapshots are the same in another revision, where two are compared; nil where goldens are.
  package var comparison: ReportComparison?
  /// What the page calls its pictures and results; nil for a run of tests, and in its JSON.
  package var names: ReportNames?
  /// The branch, the commit and the pull request that were tested, if anything is known of them.
  package var build: ReportBuild?
  /// The folder of the package, where it is a checkout of the reader's, unlike a CI system's: pages in it link to its files. Not
  /// part of the JSON.
  var checkout: URL?
  /// Whether the package writes down who accepted what; nil if it does not.
  package private(set) var keepsApprovals: Bool?
  /// Names and values of the head of the page.
  package var facts: [ReportFact]
  /// Which views the run drew; nil if it did not note that.
  package var coverage: CoverageTable?
  /// Facts that make the report incomplete, or concern all of it: crashed processes, damaged logs, fonts of another
  /// machine.
  package var problems: [String]
  /// The problems that are errors: crashes and damaged logs, but not missing shards. Not part of the JSON.
  package var faults: [String] = []
  /// The common causes of failures, those of most snapshots first.
  package private(set) var causes: [ReportCause] = []
  /// Worst first.
  package var entries: [ReportEntry]
  /// The files of the pictures, by their number; not part of the JSON.
  package var pictureFiles: [ConfinedFile] = []
  /// Whether failures were compared with other goldens than those of the package.
  package private(set) var hasOtherGoldens = false
  /// The time of the first assertion of the runs, in seconds since 1970.
  package private(set) var started: Double?
  /// The number of different changes among the failures.
  package private(set) var changeCount = 0

  private enum CodingKeys: String, CodingKey {
    case schema, title, run, commit, comparison, names, started, build, keepsApprovals, facts, coverage, problems,
      causes, entries, changeCount
  }

  /// Reads a run.
  ///
  /// - Parameters:
  ///   - log: the merged logs.
  ///   - unused: goldens that no assertion asked for.
  ///   - folder: the folder that these are in, if it is not the package.
  ///   - origin: who made the runs. What others left is checked: failures are shown with the goldens of the package and
  ///     differences computed here.
  ///   - refusals: why a review cannot accept snapshots.
  ///   - environment: the variables of this process, which say what a CI system builds.
  ///   - passedBudget: bytes of pictures up to which passed snapshots are shown with theirs. Pictures that ask
  ///     something of the reader are always taken.
  ///   - showsBoth: whether passed snapshots are shown with both pictures that their run kept.
  package init(
    log: RunLog, unused: [URL] = [], in folder: ConfinedFolder? = nil, origin: RunOrigin = .thisCommand,
    refusals: [RunLog.Snapshot: String] = [:],
    environment: [String: String] = [:], passedBudget: Int = 24_000_000, showsBoth: Bool = false
  ) {
    title = log.headers.first.map { URL(fileURLWithPath: $0.sources.package).lastPathComponent } ?? "No tests ran"
    run = log.runNames
    commit = log.commit
    started = log.headers.map(\.started).min()
    let package = log.snapshots.first?.packageFolder.url
    build = ReportBuild(environment: environment, commit: commit, package: package)
    if environment["CI", default: ""].isEmpty { checkout = package }
    if let package, PackageSettings(ofPackage: package).approvals == .kept { keepsApprovals = true }
    facts = Self.facts(of: log)
    faults = log.unfinished.map { "\($0.unfinishedWords) Later snapshots are missing from this report." }
    faults += log.damage.map { "Part of a run log could not be read: \($0)" }
    let lost = log.snapshots.count { snapshot in
      guard let actual = snapshot.result.artefacts?.actual else { return false }
      return snapshot.artefact(actual)?.size == nil
    }
    if lost > 0 {
      faults.append(
        "The pictures of \(lost == 1 ? "1 snapshot" : "\(lost) snapshots") are missing. Keep the whole run folder, "
          + "including its folder `artefacts`.")
    }
    var builder = ReportEntryBuilder(log, origin, refusals: refusals, passedBudget: passedBudget, showsBoth: showsBoth)
    // Entries that ask something of the reader come first, so that the budget of pictures goes to them.
    let ordered = log.snapshots.enumerated()
      .map { (index: $0.offset, snapshot: $0.element, status: ReportStatus(of: $0.element.result)) }
      .sorted { ($0.status.rank, $0.index) < ($1.status.rank, $1.index) }
    entries = ordered.map { builder.entry(of: $0.snapshot, status: $0.status) }
    let others = builder.otherGoldens
    if others > 0 {
      hasOtherGoldens = true
      faults.append(
        (others == 1
          ? "1 snapshot was compared with another golden than that"
          : "\(others) snapshots were compared with other goldens than those")
          + " of this package. Check out the commit that was tested.")
    }
    problems = faults + log.notes
    problems += RunGaps.unknown(in: log)
    let home = folder ?? log.snapshots.first?.packageFolder
    if let home { entries += unused.map { builder.entry(ofUnused: $0, package: home) } }
    entries.sort { $0.rank < $1.rank }
    entries = Self.withVariants(entries)
    var changes = ReportChanges()
    for index in entries.indices where entries[index].status == .failed {
      entries[index].change = changes.number(of: entries[index])
    }
    changeCount = changes.count
    let service = CodeOwners.Service(environment: environment)
    let owners = package.flatMap { Self.owners(of: $0, service: service, noting: &problems) }
    causes = ReportCauses(of: &entries, build: build, owners: owners).causes
    pictureFiles = builder.pictures.files
  }

  /// Reads the owners of a package's files, and notes why they cannot be read.
  private static func owners(
    of package: URL, service: CodeOwners.Service?, noting problems: inout [String]
  ) -> CodeOwners? {
    do throws(CodeOwners.Fault) {
      return try CodeOwners(package: package, service: service)
    } catch {
      problems.append(error.description)
      return nil
    }
  }

  /// Forgets the causes, where entries have nothing to do with each other.
  package mutating func removeCauses() {
    causes = []
    for index in entries.indices { (entries[index].causes, entries[index].causeViews) = ([], nil) }
  }

  /// The number of snapshots of each result, in the order of ``ReportStatus``, without zeros.
  package var counts: [(status: ReportStatus, count: Int)] {
    let byStatus = Dictionary(grouping: entries, by: \.status).mapValues(\.count)
    return ReportStatus.allCases.compactMap { status in byStatus[status].map { (status, $0) } }
  }

  /// The number of causes in words: `from 24 causes`, or `89 from 24 causes` if other failures have none that is known.
  /// Nil if that says no more than the number of failures.
  package var causeWords: String? {
    let failed = entries.filter { $0.status == .failed }
    let explained = failed.count { !$0.causes.isEmpty }
    guard explained > causes.count else { return nil }
    let words = "from \(causes.count == 1 ? "1 cause" : "\(causes.count) causes")"
    return explained == failed.count ? words : "\(explained) \(words)"
  }

  /// The numbers of the pictures that a page needs, in order: it draws the difference of two PNG files itself.
  var shownPictures: [Int] {
    var numbers: Set<Int> = []
    for entry in entries {
      let isDrawn = entry.reference?.type == "image/png" && entry.actual?.type == "image/png"
      for picture in [entry.reference, entry.actual, isDrawn ? nil : entry.difference] {
        if let picture { numbers.insert(picture.image) }
      }
    }
    return numbers.filter(pictureFiles.indices.contains).sorted()
  }

  private static func facts(of log: RunLog) -> [ReportFact] {
    guard !log.headers.isEmpty else { return [] }
    let seconds = log.snapshots.reduce(0) { $0 + $1.result.seconds }
    var facts = [
      ReportFact("Snapshots", log.snapshots.count.counted("snapshot")),
      ReportFact("Time", ReportNumber.seconds(seconds)),
    ]
    if let started = log.headers.map(\.started).min() {
      facts.append(ReportFact("Started", ReportNumber.date(started)))
    }
    facts.append(ReportFact("Run", log.runs.count == 1 ? "run \(log.runNames)" : "\(log.runs.count) runs"))
    let tools = Set(log.headers.map(\.tool)).sorted()
    facts.append(ReportFact("Version", "Touchstone " + tools.joined(separator: ", ")))
    return facts
  }

  /// Names what distinguishes the snapshots of one test and argument: the end of the name that they do not share.
  private static func withVariants(_ entries: [ReportEntry]) -> [ReportEntry] {
    struct Test: Hashable {
      var target, suite, test: String
      var argument: String?
    }
    let groups = Dictionary(grouping: entries.indices) {
      Test(target: entries[$0].target, suite: entries[$0].suite, test: entries[$0].test, argument: entries[$0].argument)
    }
    var result = entries
    for indices in groups.values where indices.count > 1 {
      // The names tell apart, unless only scale or kind of the goldens do.
      var ends = indices.map { entries[$0].name }
      if Set(ends).count < ends.count {
        let files = indices.map { URL(fileURLWithPath: entries[$0].golden) }
        let stems = files.map { $0.deletingPathExtension().lastPathComponent }
        ends = Set(stems).count == stems.count ? stems : files.map(\.lastPathComponent)
      }
      let shared = ends.dropFirst().reduce(ends[0]) { $0.commonPrefix(with: $1) }
      for (index, end) in zip(indices, ends) {
        let rest = end.dropFirst(shared.count).drop { ".-_ ".contains($0) }
        result[index].variant = rest.isEmpty ? end : String(rest)
      }
    }
    return result
  }
}

extension RunLog {
  /// The commit that was checked out, as far as the runs say so and agree.
  package var commit: GitCommit? {
    let commits = Set(headers.map(\.sources.commit))
    return commits.count == 1 ? commits.first?.flatMap { GitCommit($0) } : nil
  }
}

extension ReportStatus {
  /// The place in the report, from 0.
  var rank: Int { Self.allCases.firstIndex(of: self) ?? Self.allCases.count }
}

extension ReportEntry {
  /// The sort key of the report's order. Failures without pictures follow those with some.
  fileprivate var rank: (Int, Int, Double, String) { (status.rank, isUnkept == true ? 1 : 0, -severity, key) }
}
