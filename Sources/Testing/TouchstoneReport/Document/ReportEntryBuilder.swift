import Foundation
import TouchstoneDiff
import TouchstoneSnapshots

/// Makes entries from assertions: finds the pictures, chooses the words.
struct ReportEntryBuilder {
  let origin: RunOrigin
  let refusals: [RunLog.Snapshot: String]
  let passedBudget: Int
  /// Whether passed snapshots are shown with both pictures that their run kept.
  let showsBoth: Bool
  /// Whether snapshots whose picture was not kept are shown with their goldens: the pages of very many have no room for them.
  let showsUnkept: Bool
  /// The failures that were compared with another golden than that of the package.
  private(set) var otherGoldens = 0
  private(set) var pictures = PictureCollector()
  private var seen: [String: Int] = [:]
  /// The bytes of text that the page still takes.
  private var textBudget = 16 << 20
  /// The most bytes of one text that are shown, so that a page doesn't grow by megabytes.
  private static let textLimit = 200_000

  init(
    _ log: RunLog, _ origin: RunOrigin, refusals: [RunLog.Snapshot: String], passedBudget: Int, showsBoth: Bool
  ) {
    self.origin = origin
    showsUnkept = log.snapshots.count { $0.result.isUnkept } < PageData.shortFrom
    self.showsBoth = showsBoth
    self.refusals = refusals
    self.passedBudget = passedBudget
  }

  mutating func entry(of snapshot: RunLog.Snapshot, status: ReportStatus) -> ReportEntry {
    var log = snapshot.result
    // If a snapshot can be accepted, its files are shown, even if the log says that an audit failed.
    let isAudit = log.findings != nil && log.reason == .audit && log.artefacts?.actual == nil
    let isUnkept = log.isUnkept
    let files = isAudit || isUnkept ? EntryFiles() : files(of: snapshot, status: status)
    if isComputed(snapshot, status), !isUnkept {
      (log.comparison, log.edits, log.hasMoreEdits) = (files.comparison, files.edits, files.hasMoreEdits)
      if !isAudit { (log.reference, log.actual) = files.sizes(scaledAs: log) }
      // The run's message says that nothing is known, and to fetch the golden.
      if isLate(snapshot, status), files.reference != nil { log.message = "Differs from its golden." }
    }
    var entry = ReportEntry(
      key: uniqueKey(log.golden), id: log.id, name: Self.name(of: log.id), golden: log.golden, status: status)
    // The place of the snapshot.
    (entry.target, entry.test, entry.argument) = (log.target, log.test, log.argument)
    entry.suite = URL(fileURLWithPath: log.file).deletingPathExtension().lastPathComponent
    entry.source = "\(log.file):\(log.line)"
    entry.run = snapshot.runFolder.url.standardizedFileURL.path.relative(to: snapshot.packageFolder.url)
    // The result.
    let size = log.actual ?? log.reference
    (entry.size, entry.scale, entry.seconds) = (size.map(Self.size) ?? "", size?.scale ?? 0, log.seconds)
    (entry.reason, entry.message) = (log.reason, status == .passed ? nil : log.message)
    (entry.severity, entry.measure) = (Self.severity(of: log), Self.measure(of: log))
    (entry.regions, entry.masks) = ((log.comparison?.regions ?? []).titled, log.masks ?? [])
    entry.facts = Self.facts(of: log)
    // Whether it can be accepted.
    entry.acceptable = (log.isAcceptable || isUnkept) && refusals[snapshot] == nil
    entry.refusal = refusals[snapshot] ?? (status == .failed && !isAudit && !isUnkept ? log.obstacle?.description : nil)
    entry.artefact = log.artefacts?.actual
    entry.edits = log.edits
    entry.hasMoreEdits = log.hasMoreEdits
    entry.film = log.film
    entry.appearance = log.appearance
    entry.findings = log.findings
    if isUnkept {
      (entry.isUnkept, entry.digest) = (true, log.unkeptDigest)
      entry.facts.append(ReportFact("Causes", "as the run says: its picture was not kept"))
      if showsUnkept { entry.reference = comparedGolden(of: snapshot) }
    } else if isAudit {
      entry.actual = snapshot.artefact(log.artefacts?.audited).flatMap { pictures.picture($0) }
    } else {
      if files.isOtherGolden { refuse(&entry, isSaid: refusals[snapshot] != nil) }
      if files.isUnconfirmed { noteUnconfirmed(&entry, hasGolden: files.reference != nil) }
      if ["png", "apng", "svg", "pdf"].contains(log.format) { add(files, of: snapshot, to: &entry) }
      if !["png", "apng", "pdf"].contains(log.format), status != .passed { addTexts(files, to: &entry) }
    }
    if entry.acceptable, !isUnkept {
      addDigest(of: snapshot.artefact(log.artefacts?.actual), format: log.format, to: &entry)
    }
    return entry
  }

  /// Says that an entry shows another golden than the one that the run compared with.
  private mutating func refuse(_ entry: inout ReportEntry, isSaid: Bool) {
    otherGoldens += 1
    entry.acceptable = false
    if isSaid { return }
    let fault = "The run compared with another golden than \(entry.golden) of this package."
    entry.message = entry.message.map { "\(fault)\n\($0)" } ?? fault
  }

  /// Says that an entry shows a picture or text that the run says it recorded, and that is not the golden here.
  private func noteUnconfirmed(_ entry: inout ReportEntry, hasGolden: Bool) {
    entry.isUnconfirmed = true
    let note =
      "The run says that it recorded this. This package has \(hasGolden ? "another golden" : "no such golden")."
    entry.message = entry.message.map { "\(note)\n\($0)" } ?? note
  }

  /// An entry for a golden that no assertion asked for.
  mutating func entry(ofUnused golden: URL, package: ConfinedFolder) -> ReportEntry {
    let path = golden.standardizedFileURL.path.relative(to: package.url)
    let parts = path.split(separator: "/").map(String.init)
    let id = parts.suffix(2).joined(separator: "/")
    var entry = ReportEntry(
      key: uniqueKey(path), id: id, name: golden.deletingPathExtension().lastPathComponent, golden: path,
      status: .unused)
    entry.target = parts.count > 2 ? parts[parts.count - 3] : ""
    entry.suite = parts.count > 1 ? parts[parts.count - 2] : ""
    entry.message =
      "No assertion in this run used this golden. Delete unused goldens: swift run touchstone prune --run-tests --delete"
    entry.facts = [ReportFact("Golden", path)]
    entry.reference = ConfinedPath(path).flatMap { pictures.picture(ConfinedFile($0, in: package)) }
    return entry
  }

  /// The golden of a snapshot whose own picture was not kept, unless it is another one by now.
  private mutating func comparedGolden(of snapshot: RunLog.Snapshot) -> ReportPicture? {
    guard let golden = snapshot.publishedGolden else { return nil }
    if snapshot.result.goldenDigest != nil, !snapshot.hasCompared(with: try? golden.read()) { return nil }
    return pictures.picture(golden, budget: passedBudget)
  }

  private mutating func uniqueKey(_ golden: String) -> String {
    let count = seen[golden, default: 0] + 1
    seen[golden] = count
    return count == 1 ? golden : "\(golden) (\(count))"
  }

  private mutating func add(_ found: EntryFiles, of snapshot: RunLog.Snapshot, to entry: inout ReportEntry) {
    // One that is a hash is verified, which takes a millisecond: not where there is no room for its picture.
    lazy var golden = snapshot.publishedGolden
    let isFull = snapshot.result.goldenContents != nil && pictures.byteCount >= passedBudget
    var files = found
    switch entry.status {
    case .passed where showsBoth: break
    case .passed where isFull: (files.reference, files.actual) = (nil, nil)
    case .passed, .unused, .skipped: (files.reference, files.actual) = (golden, nil)
    case _ where origin == .others: break
    case .failed: break
    // A recorded picture is the golden now.
    case .new: (files.reference, files.actual) = (nil, found.actual ?? golden)
    case .changed: files.actual = found.actual ?? golden
    }
    let budget = entry.status == .passed && !showsBoth ? passedBudget : .max
    entry.reference = files.reference.flatMap { pictures.picture($0, budget: budget) }
    entry.actual = files.actual.flatMap { pictures.picture($0) }
    if entry.status != .passed, let file = files.actual ?? files.reference {
      entry.facts.insert(contentsOf: Self.ingredients(of: file), at: max(0, entry.facts.count - 1))
    }
    entry.difference = files.difference.flatMap { pictures.picture($0) }
  }

  private mutating func addTexts(_ files: EntryFiles, to entry: inout ReportEntry) {
    guard textBudget > 0 else {
      entry.facts.append(ReportFact("Text", "left out: the report has reached its limit for texts"))
      return
    }
    let texts = [files.reference, files.actual, files.difference].map { file -> String? in
      guard let data = try? file?.read(prefix: Self.textLimit) else { return nil }
      textBudget -= data.count
      // A character of UTF-8 has up to four bytes, of which the limit may have cut off three.
      let cut = data.count == Self.textLimit ? 0...3 : 0...0
      return cut.lazy.compactMap { String(bytes: data.dropLast($0), encoding: .utf8) }.first
    }
    entry.texts = ReportTexts(reference: texts[0], actual: texts[1], difference: texts[2])
    if entry.measure == Self.differs, let lines = texts[2].flatMap(Self.lines) { entry.measure = lines }
  }
}

extension ReportEntryBuilder {
  private static func name(of id: String) -> String {
    id.split(separator: "/").last.map(String.init) ?? id
  }

  /// A size in points and, where it differs, the scale.
  static func size(_ picture: PictureSize) -> String {
    let points = "\(ReportNumber.short(picture.pointWidth)) × \(ReportNumber.short(picture.pointHeight)) pt"
    return picture.scale == 1 ? points : "\(points) @\(ReportNumber.short(picture.scale))x"
  }

  /// `40×20 → 40×24 pt`, as messages write it and with little room; with the scales if they differ.
  private static func sizes(_ reference: PictureSize, _ actual: PictureSize) -> String {
    guard reference.scale == actual.scale else { return "\(size(reference)) → \(size(actual))" }
    func words(_ size: PictureSize) -> String {
      "\(ReportNumber.short(size.pointWidth))×\(ReportNumber.short(size.pointHeight))"
    }
    return "\(words(reference)) → \(words(actual)) pt"
  }

  private static let differs = "differs"

  /// `+2 −1 lines` of a difference between texts; nil if it has none.
  private static func lines(of difference: String) -> String? {
    let lines = difference.split(separator: "\n")
    let (added, removed) = (lines.count { $0.hasPrefix("+") }, lines.count { $0.hasPrefix("-") || $0.hasPrefix("−") })
    guard added + removed > 0 else { return nil }
    let parts = [added > 0 ? "+\(added.grouped)" : nil, removed > 0 ? "−\(removed.grouped)" : nil].compactMap(\.self)
    return parts.joined(separator: " ") + (added + removed == 1 ? " line" : " lines")
  }

  private static func measure(of log: SnapshotResult) -> String {
    switch log.reason {
    case .size:
      if let actual = log.actual, let reference = log.reference { return sizes(reference, actual) }
      return "size differs"
    case .missing: return log.recorded == nil ? "no golden" : ""
    case .unreadable: return "golden unreadable"
    case .pointer: return "golden is a Git LFS pointer"
    case .empty: return "empty picture"
    case .collision: return "two assertions share this golden"
    case .value: return log.artefacts?.actual == nil ? "snapshot could not be taken" : "incomplete picture"
    case .mask: return "a mask covers nothing, or everything"
    case .timeout: return "timed out"
    case .write: return "golden could not be written"
    case .comparison: return "comparison failed"
    case .audit: return Self.faults(log.findings ?? [])
    case .fonts: return "drawn with different fonts"
    case .recording: return "recording is on in the code"
    case .approval: return "not what was approved"
    case nil, .differs, .other: break
    }
    // Texts differ without numbers, but for their lines.
    if log.reason == .differs, log.comparison == nil { return differs }
    guard let comparison = log.comparison, comparison.pixels > 0 else { return "" }
    let pixels = "\(comparison.pixels.grouped) px"
    return comparison.deltaE.map { "\(pixels) · ΔE \(ReportNumber.short($0, decimals: 1))" } ?? pixels
  }

  /// `2 issues`, or what is wrong with the assertion itself.
  private static func faults(_ findings: [SnapshotFinding]) -> String {
    let count = findings.count { $0.pardon == nil }
    return count == 0 ? "outdated exemptions or baseline" : count == 1 ? "1 issue" : "\(count) issues"
  }
}
