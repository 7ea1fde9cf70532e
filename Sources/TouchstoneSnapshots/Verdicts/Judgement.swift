import Foundation
import TouchstoneDiff
import TouchstoneImageIO

/// One assertion on its way to its outcome.
struct Judgement {
  private let request: SnapshotRequest
  private let key: GoldenKey
  let session: RunSession
  private let decision: RecordDecision
  private var golden: URL
  private var failure: SnapshotFailure?
  private var attachments: [DiffAttachment] = []
  var drift: [String] = []
  var entry: RunLogEntry

  init(request: SnapshotRequest, key: GoldenKey, session: RunSession) {
    self.request = request
    self.key = key
    self.session = session
    decision = RecordDecision(
      snapshot: key.id, argument: request.record, scope: request.configuration, environment: session.environment)
    golden = key.folder(environment: session.environment).appendingPathComponent(key.fileName(scale: nil))
    entry = RunLogEntry(
      id: key.id.description, target: key.place.target, file: key.place.file, line: request.line,
      test: request.function, argument: request.test.argument, name: request.name, counter: key.counter,
      golden: golden.path.relative(to: key.place.package), format: key.pathExtension ?? "", verdict: .passed)
  }

  // MARK: The walk

  /// Compares a snapshot with its golden, and records what is to be recorded.
  mutating func judge<Value, Format>(
    _ actual: Format, _ strategy: Snapshotting<Value, Format>, _ remarks: SnapshotRemarks
  ) throws(SnapshotFailure) {
    let format = strategy.diffing.format
    entry.actual = format.picture(actual)
    entry.film = remarks.film
    locate()
    if !strategy.allowsBlank, let emptiness = remarks.emptiness ?? format.emptiness(actual) { throw .empty(emptiness) }
    func unmasked(by other: Format?) -> Format {
      entry.masks.flatMap { format.masked?(actual, $0, other) } ?? actual
    }
    let maker = GoldenMaker(
      format: format, metadata: metadata(strategy, remarks), value: actual, unmasked: unmasked(by: nil))
    try claim(maker)

    guard let stored = try read() else { return try recordMissing(maker) }
    // The stamp of a pull request's golden may be forged, so that it shows people something else.
    if !session.environment.isContinuousIntegration, format.isStamped(stored, actual) {
      entry.reference = entry.actual
      return try settleIdentical()
    }
    let reference: GoldenContent<Format>
    do throws(SnapshotFailure) {
      reference = try decode(stored, format)
    } catch {
      guard decision.mode == .all || decision.mode == .failed else { throw error }
      return try recordChange(error, maker, reference: nil, difference: nil)
    }
    entry.reference = format.picture(reference.value)
    // A golden from elsewhere does not say its scale: it was found under the name of this one.
    if reference.metadata?.scale == nil, let actual = entry.actual { entry.reference?.scale = actual.scale }
    try widenMasks(by: reference.metadata?.masks ?? [])
    let judged = unmasked(by: reference.value)
    if try isIdentical(reference.value, judged, stored, maker) { return try settleIdentical() }

    let isRedrawn = reference.metadata?.isMade(as: maker.metadata()) ?? false
    let compared = try compare(reference.value, judged, by: isRedrawn ? format.compareStrictly : nil, format)
    let difference = compared.flatMap { $0.isTolerated ? nil : $0 }
    entry.comparison = compared?.comparison
    if difference == nil, decision.mode != .all { return try settleMatch() }
    let otherFonts = noteDrift(from: reference.metadata, to: maker.metadata())
    noteViews(remarks.outline, golden: reference.metadata?.outline)
    noteFrames(remarks.outline, golden: reference.metadata?.outline)
    if !otherFonts.isEmpty {
      keep(reference: stored, actual: try maker.data(), difference: difference)
      throw .otherFonts(otherFonts, hasGolden: true)
    }
    let words = noteTexts(remarks.outline, golden: reference.metadata?.outline)
    let told = difference.map { difference in
      var difference = difference
      difference.text = words + difference.text
      return difference
    }
    try recordChange(mismatch(told, recorded: false), maker, reference: stored, difference: told)
  }

  /// Ends the assertion as failed.
  mutating func fail(_ failure: SnapshotFailure) {
    self.failure = failure
    entry.verdict = .failed
    entry.reason = failure.reason
  }

  /// The outcome, with its message.
  func outcome(seconds: Double) -> SnapshotOutcome {
    var entry = entry
    entry.seconds = seconds
    if let failure { entry.message = failure.message(context) }
    return SnapshotOutcome(entry: entry, failure: failure, attachments: attachments)
  }

  // MARK: Steps

  /// Finds the golden's file: its name has the scale, which only the snapshot knows.
  private mutating func locate() {
    let scale = entry.actual?.scale
    golden = key.folder(environment: session.environment).appendingPathComponent(key.fileName(scale: scale))
    entry.golden = golden.path.relative(to: key.place.package)
  }

  private func metadata<Value, Format>(
    _ strategy: Snapshotting<Value, Format>, _ remarks: SnapshotRemarks
  ) -> () -> GoldenMetadata {
    let scale = entry.actual?.scale
    let masks = (entry.masks ?? []).filter { $0.view != nil }
    return {
      var metadata = strategy.provenance()
      metadata.tool = TouchstoneVersion.current
      metadata.scale = scale
      metadata.ingredients.merge(remarks.ingredients) { $1 }
      metadata.outline = remarks.outline
      metadata.masks = masks
      return metadata
    }
  }

  private func claim<Format>(_ maker: GoldenMaker<Format>) throws(SnapshotFailure) {
    let claim = SnapshotClaims.Claim(
      file: key.place.file, line: request.line, test: request.test, name: request.name,
      fingerprint: try maker.fingerprint())
    if let other = session.claims.enter(claim, path: golden.path) { throw .collision(other) }
  }

  private func read() throws(SnapshotFailure) -> Data? {
    do throws(GoldenStoreError) {
      return try session.store.read(golden)
    } catch {
      throw .unreadable(reason: "\(error.reason).")
    }
  }

  private func decode<Format>(
    _ data: Data, _ format: GoldenFormat<Format>
  ) throws(SnapshotFailure) -> GoldenContent<Format> {
    if LFSPointer.isPointer(data) { throw .pointer }
    do {
      return try format.decode(data)
    } catch {
      throw .unreadable(reason: "\(error)")
    }
  }

  private func isIdentical<Format>(
    _ reference: Format, _ actual: Format, _ stored: Data, _ maker: GoldenMaker<Format>
  ) throws(SnapshotFailure) -> Bool {
    if let isIdentical = maker.format.isIdentical { return isIdentical(reference, actual) }
    return try maker.data() == stored
  }

  private func compare<Format>(
    _ reference: Format, _ actual: Format, by strict: ((Format, Format) throws -> Difference?)?,
    _ format: GoldenFormat<Format>
  ) throws(SnapshotFailure) -> Difference? {
    do {
      return try (strict ?? format.compare)(reference, actual)
    } catch {
      throw .comparison(reason: "\(error)")
    }
  }

  // MARK: Ends

  private mutating func settleIdentical() throws(SnapshotFailure) {
    try settleMatch()
    if decision.mode == .all, decision.source != .forced { throw .recordingIsOn(.unchanged, decision.source) }
  }

  private mutating func settleMatch() throws(SnapshotFailure) {
    if decision.source == .forced, decision.mode != .never {
      entry.verdict = .recorded
      // Two assertions may share a golden: what the first one recorded is not unchanged.
      entry.recorded = session.isNew(golden) ? .new : .unchanged
    } else if session.isNew(golden) {
      throw .recordedInThisRun
    }
  }

  private mutating func recordMissing<Format>(_ maker: GoldenMaker<Format>) throws(SnapshotFailure) {
    guard decision.mode != .never else {
      keep(reference: nil, actual: try maker.data(), difference: nil)
      throw .missing(decision.source, otherScales: otherScales())
    }
    try requireFonts(of: golden.deletingLastPathComponent(), maker.metadata())
    try write(maker)
    entry.recorded = .new
    session.noteNew(golden)
    switch (decision.source, decision.mode) {
    case (.forced, _): entry.verdict = .recorded
    case (let source, .all): throw .recordingIsOn(.new, source)
    default: throw .missingRecorded
    }
  }

  /// Ends an assertion whose golden does not show the value.
  ///
  /// - Parameter difference: Nil if the golden cannot be read, or matches though not to the bit.
  private mutating func recordChange<Format>(
    _ failure: SnapshotFailure, _ maker: GoldenMaker<Format>, reference: Data?, difference: Difference?
  ) throws(SnapshotFailure) {
    keep(reference: reference, actual: try maker.data(), difference: difference)
    guard decision.mode == .all || decision.mode == .failed else { throw failure }
    try write(maker)
    entry.recorded = .changed
    switch (decision.source, decision.mode) {
    case (.forced, _): entry.verdict = .recorded
    case (let source, .all): throw .recordingIsOn(.changed, source)
    default: throw mismatch(difference, recorded: true)
    }
  }

  private func mismatch(_ difference: Difference?, recorded: Bool) -> SnapshotFailure {
    let text = difference?.text ?? "The golden could not be read."
    if let difference, difference.isSizeMismatch, let actual = entry.actual, let reference = entry.reference {
      return .sizeDiffers(actual: actual, reference: reference, text: text, recorded: recorded)
    }
    return .differs(text: text, recorded: recorded)
  }

  private func write<Format>(_ maker: GoldenMaker<Format>) throws(SnapshotFailure) {
    let data = try maker.data()
    do throws(GoldenStoreError) {
      try session.store.write(data, to: golden)
    } catch {
      throw .notWritten(
        GoldenStoreError(error.operation, path: error.path.relative(to: key.place.package), code: error.code))
    }
  }

  /// Keeps the files to look at: on disk, and for the test framework.
  private mutating func keep(reference: Data?, actual: Data, difference: Difference?) {
    let picture = difference?.picture.map { (data: $0, pathExtension: "png") }
    let patch = difference?.attachments.first { $0.name.hasPrefix("difference") }
      .map { (data: $0.data, pathExtension: ($0.name as NSString).pathExtension) }
    let files = ArtefactStore(session: session)
      .write(key, scale: entry.actual?.scale, reference: reference, actual: actual, difference: picture ?? patch)
    entry.artefacts = files.isEmpty ? nil : files
    entry.goldenDigest = reference?.sha256
    if let difference, !difference.attachments.isEmpty {
      attachments = difference.attachments
    } else {
      let pathExtension = key.pathExtension.map { ".\($0)" } ?? ""
      attachments = reference.map { [.data($0, name: "reference\(pathExtension)")] } ?? []
      attachments.append(.data(actual, name: "failure\(pathExtension)"))
      if let picture { attachments.append(.data(picture.data, name: "difference.png")) }
    }
  }

  // MARK: Words

  /// Goldens of the same snapshot at other scales: a hint for a test whose scale was changed.
  private func otherScales() -> [String] {
    let folder = golden.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let pathExtension = key.pathExtension.map { ".\($0)" } ?? ""
    return names.sorted().filter { name in
      guard name.hasPrefix(key.stem), name.hasSuffix(pathExtension), name != golden.lastPathComponent else {
        return false
      }
      let mark = name.dropFirst(key.stem.count).dropLast(pathExtension.count)
      return mark.isEmpty || (mark.hasPrefix("@") && mark.hasSuffix("x"))
    }
  }

  private var context: SnapshotFailure.Context {
    let store = ArtefactStore(session: session)
    let look = (entry.artefacts?.difference ?? entry.artefacts?.actual).map { store.place(of: $0).path }
    let actual = entry.artefacts?.actual.map { store.place(of: $0).path }
    let tool = request.configuration.diffTool.flatMap { $0.isDefault ? nil : $0 }
    return SnapshotFailure.Context(
      id: key.id.description, golden: entry.golden, file: key.place.file, line: request.line,
      look: look?.relative(to: key.place.package),
      diffTool: actual.flatMap { actual in tool?(currentFilePath: golden.path, failedFilePath: actual) },
      drift: drift)
  }
}
