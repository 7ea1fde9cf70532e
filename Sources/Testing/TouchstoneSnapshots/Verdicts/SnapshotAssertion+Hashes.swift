import Foundation
import TouchstoneDiff

/// The golden of an assertion, as far as it is known before it is compared.
enum FoundGolden {
  /// There is none.
  case none
  /// The bytes of a file.
  case file(Data)
  /// The golden is a hash, and that of the value.
  case same
  /// The golden is a hash, and that of something else than the value, whose bytes are on this machine. They are verified.
  case object(Data)
  /// The same, but its bytes are not on this machine. Carries why not, unless they are merely not there.
  case elsewhere(fault: String?)
}

/// Goldens of which the package has only hashes: see ``GoldenManifest``.
///
/// A value with the golden's digest passes without the golden's file, on any machine. Any other needs the file: to tell whether
/// the test tolerates the difference, and to say what it is. Without it, the assertion fails.
extension SnapshotAssertion {
  /// The golden's place among those of a package that keeps hashes; nil if the golden is a file.
  var hashed: (goldens: HashedGoldens, place: ManifestPlace)? {
    guard key.layout == .package, key.snapshotDirectory == nil,
      let goldens = session.hashedGoldens(in: key.place.package),
      let place = ManifestPlace(
        golden: "Snapshots/\(key.place.target)/\(key.place.stem)/\(golden.lastPathComponent)")
    else { return nil }
    return (goldens, place)
  }

  mutating func findGolden<Format>(_ encoder: GoldenEncoder<Format>) throws(SnapshotFailure) -> FoundGolden {
    guard let (goldens, place) = hashed else { return try read().map { .file($0) } ?? .none }
    guard let entry = try entry(of: place, in: goldens, encoder) else { return .none }
    kept.goldenContents = entry.address.digest
    if try encoder.digest(entry.address.kind) == entry.address.digest { return .same }
    do throws(ObjectFault) {
      return try goldens.objects.read(entry.address).map { .object($0) } ?? .elsewhere(fault: nil)
    } catch {
      return .elsewhere(fault: error.text)
    }
  }

  private mutating func entry<Format>(
    of place: ManifestPlace, in goldens: HashedGoldens, _ encoder: GoldenEncoder<Format>
  ) throws(SnapshotFailure) -> GoldenManifest.Entry? {
    do throws(ManifestFault) {
      return try goldens.entry(of: place)
    } catch {
      // Lines that don't count are no golden; who asks for a recording gets one.
      let isMissing = if case .unsettled = error { true } else { false }
      let isAsked =
        decision.mode == .all || decision.mode == .failed || decision == .init(mode: .missing, source: .forced)
      if isMissing, isAsked { return nil }
      keep(reference: nil, actual: try encoder.data(), difference: nil)
      throw .manifest(error.text)
    }
  }

  /// Ends an assertion whose value has the golden's digest. The next one that does not can be compared on this machine.
  mutating func settleSame<Format>(_ encoder: GoldenEncoder<Format>) throws(SnapshotFailure) {
    pictures.reference = pictures.actual
    if let (goldens, place) = hashed, let address = (try? goldens.entry(of: place))?.address,
      !goldens.objects.contains(address)
    {
      // It is the golden's own contents, and can be drawn again: neither verifying nor flushing it is worth the time.
      try? goldens.objects.keep(try encoder.data(), at: address)
    }
    try settleIdentical()
  }

  /// Ends an assertion whose value is the golden's, though not by their digests: they differ where a mask is. It passes where
  /// the golden's file is, and fails elsewhere, so a recording fixes it.
  mutating func settleMasked<Format>(_ stored: Data, _ encoder: GoldenEncoder<Format>) throws(SnapshotFailure) {
    let records = decision.mode == .all || decision.mode == .failed
    if decision.source == .forced, records, !isLeftAlone(stored) { return try refresh(encoder) }
    warnings.append(
      "It matches its golden's picture, but not the golden's hash, because of a mask: where the picture is missing, it fails. "
        + "Record it again: swift package record-snapshots --only \(key.id.description.shellWord)")
    try settleIdentical()
  }

  /// A value as it becomes a golden. The digest of one that becomes a hash must not depend on what masked rectangles hide; views
  /// that are masked are named in the golden, and the digest leaves them out. A commit that is drawn again for what its hashes
  /// mean writes files.
  func recordable<Format>(_ value: Format, _ format: GoldenFormat<Format>) -> Format {
    let rectangles = masks.filter { $0.view == nil }
    return session.settings.goldens != .hashes || rectangles.isEmpty
      ? value : format.masked?(value, rectangles, nil) ?? value
  }

  /// Ends an assertion whose value differs from a golden that is not on this machine.
  mutating func settleElsewhere<Format>(
    _ fault: String?, _ encoder: GoldenEncoder<Format>
  ) throws(SnapshotFailure) {
    guard let (goldens, place) = hashed, let entry = try? goldens.entry(of: place) else {
      return try recordMissing(encoder)
    }
    pictures.reference = entry.size
    keep(reference: nil, actual: try encoder.data(), difference: nil)
    guard decision.mode == .all || decision.mode == .failed else {
      throw .elsewhere(entry.address, fault: fault, recorded: false)
    }
    try requireApprovedCauses()
    try write(encoder)
    end.recorded = .changed
    switch (decision.source, decision.mode) {
    case (.forced, _): end.verdict = .recorded
    case (let source, .all): throw .recordingIsOn(.changed, source)
    default: throw .elsewhere(entry.address, fault: fault, recorded: true)
    }
  }

  /// The bytes of the golden, if they are on this machine and can be read.
  var storedGolden: Data? {
    guard let (goldens, place) = hashed else { return try? read() }
    return (try? goldens.entry(of: place)).flatMap { try? goldens.objects.read($0.address) }
  }

  /// Records a golden as a hash.
  func record(
    _ data: Data, _ goldens: HashedGoldens, _ place: ManifestPlace, isAsked: Bool
  ) throws(SnapshotFailure) {
    do throws(ManifestFault) {
      if try goldens.record(data, at: place, isAsked: isAsked) != nil { return }
    } catch {
      throw .manifest(error.text)
    }
    throw .notEncoded(reason: "the strategy's bytes are no file of the extension \(place.fileName).")
  }

  /// The names of the goldens of the test's file.
  var goldenNames: [String] {
    if let (goldens, place) = hashed {
      return (try? goldens.manifest(at: place.manifest).entries.keys.sorted()) ?? []
    }
    return (try? FileManager.default.contentsOfDirectory(atPath: golden.deletingLastPathComponent().path)) ?? []
  }
}
