import Foundation
import TouchstoneDiff
import TouchstoneImageIO

/// The steps of an assertion, in the order in which they are taken.
extension SnapshotAssertion {
  /// Finds the golden's file: its name has the scale, which only the snapshot knows.
  mutating func locate<Format>(_ taken: Taken<Format>, _ format: GoldenFormat<Format>) {
    pictures = ComparedPictures(
      actual: format.picture(taken.format), frames: taken.remarks.frames, appearance: taken.remarks.appearance)
    golden = golden.deletingLastPathComponent()
      .appendingPathComponent(key.fileName(scale: pictures.actual?.scale), isDirectory: false)
    decision = RecordDecision(
      snapshot: key.id, golden: goldenPath, argument: request.arguments.record, scope: request.configuration,
      environment: session.environment)
  }

  /// The golden's path, relative to the package.
  var goldenPath: String { golden.path.relative(to: key.place.package) }

  func requireContent<Value, Format>(
    of taken: Taken<Format>, _ strategy: Snapshotting<Value, Format>
  ) throws(SnapshotFailure) {
    if strategy.allowsBlank { return }
    let emptiness = taken.remarks.emptiness ?? strategy.diffing.format.emptiness(taken.format)
    if let emptiness { throw .empty(emptiness) }
  }

  func encoder<Value, Format>(
    of taken: Taken<Format>, _ strategy: Snapshotting<Value, Format>
  ) -> GoldenEncoder<Format> {
    let scale = pictures.actual?.scale
    let masks = masks.filter { $0.view != nil }
    var bound = GoldenMetadata(masks: masks)
    bound.match = taken.remarks.match?.stored
    return GoldenEncoder(
      format: strategy.diffing.format, bound: bound,
      metadata: {
        var metadata = strategy.provenance()
        metadata.tool = TouchstoneVersion.current
        metadata.scale = scale
        metadata.ingredients.merge(taken.remarks.ingredients) { $1 }
        metadata.outline = taken.remarks.outline
        metadata.masks = masks
        metadata.match = taken.remarks.match?.stored
        return metadata
      }, value: recordable(taken.format, strategy.diffing.format),
      unmasked: unmasked(taken.format, strategy.diffing.format, by: nil))
  }

  /// A value without what is masked.
  func unmasked<Format>(_ value: Format, _ format: GoldenFormat<Format>, by other: Format?) -> Format {
    masks.isEmpty ? value : format.masked?(value, masks, other) ?? value
  }

  /// - Returns: The fingerprint of the value, without what is masked.
  func claim<Format>(_ encoder: GoldenEncoder<Format>) throws(SnapshotFailure) -> String {
    let fingerprint = try encoder.fingerprint()
    let claim = SnapshotClaims.Claim(
      file: key.place.file, line: request.location.line, test: request.test, name: request.arguments.name,
      fingerprint: fingerprint)
    if let other = session.claims.enter(claim, path: golden.path) { throw .collision(other) }
    return fingerprint
  }

  func read() throws(SnapshotFailure) -> Data? {
    do throws(GoldenStoreError) {
      return try session.store.read(golden, within: key.root(environment: session.environment))
    } catch {
      throw .unreadable(reason: "\(error.reason).")
    }
  }

  /// Whether the hash stored in the golden is that of the value.
  mutating func isStamped<Format>(
    _ stored: Data, _ fingerprint: String, _ encoder: GoldenEncoder<Format>
  ) -> Bool {
    // The stamp of a pull request's golden may be forged, so that it shows people something else.
    guard !session.environment.isContinuousIntegration, let stamp = encoder.format.stamp(stored),
      stamp == (masks.isEmpty ? fingerprint : encoder.format.fingerprint?(encoder.value))
    else { return false }
    pictures.reference = pictures.actual
    return true
  }

  /// Reads the golden. If it can't be decoded, and the mode allows it and no other tool may have drawn it, records the
  /// snapshot and returns `nil`.
  mutating func decode<Format>(
    _ stored: Data, _ encoder: GoldenEncoder<Format>
  ) throws(SnapshotFailure) -> GoldenContent<Format>? {
    let fault: SnapshotFailure
    if LFSPointer.isPointer(stored) {
      fault = .pointer
    } else {
      do {
        var content = try encoder.format.decode(stored)
        // An object is the file of the first golden with its pixels, which may have had another scale.
        if hashed != nil { content.metadata?.scale = pictures.actual?.scale }
        guard let reason = content.maskFault(encoder.format) else { return content }
        fault = unreadable(stored, reason)
      } catch {
        fault = unreadable(stored, "\(error)")
      }
    }
    guard decision.mode == .all || decision.mode == .failed, !isLeftAlone(stored) else {
      // The value can be looked at and accepted, in place of this golden and of no other.
      keep(reference: nil, actual: try encoder.data(), difference: nil)
      kept.goldenDigest = stored.sha256
      throw fault
    }
    try recordChange(fault, encoder, reference: nil, difference: nil)
    return nil
  }

  private func unreadable(_ stored: Data, _ reason: String) -> SnapshotFailure {
    isLeftAlone(stored) ? .unknownOrigin(reason: reason) : .unreadable(reason: reason)
  }

  mutating func noteReference<Format>(
    _ content: GoldenContent<Format>, _ format: GoldenFormat<Format>, _ remarks: SnapshotRemarks
  ) throws(SnapshotFailure) {
    pictures.reference = format.picture(content.value)
    // A golden from elsewhere does not say its scale: it was found under the name of this one.
    if content.metadata?.scale == nil, let actual = pictures.actual { pictures.reference?.scale = actual.scale }
    try fitMasks(to: content.metadata, remarks)
  }

  func isIdentical<Format>(
    _ reference: Format, _ actual: Format, _ stored: Data, _ encoder: GoldenEncoder<Format>
  ) throws(SnapshotFailure) -> Bool {
    if let isIdentical = encoder.format.isIdentical { return isIdentical(reference, actual) }
    return try encoder.data() == stored
  }

  /// Whether the strict comparer is used, if the strategy has one.
  ///
  /// Of a golden that is a hash, the address binds what is compared and not what its file says of who drew it: whoever packs it
  /// again could otherwise choose what is tolerated.
  func isStrict<Format>(_ content: GoldenContent<Format>, _ encoder: GoldenEncoder<Format>) -> Bool {
    session.ownsGoldens || hashed != nil || content.metadata?.isDrawn(like: encoder.metadata) ?? false
  }

  /// Compares a value with its golden; by the strict comparer if Touchstone drew the golden with the libraries and fonts of this
  /// machine, the golden is a hash, or the package says that all its goldens are its own.
  ///
  /// - Returns: The difference, unless it is tolerated.
  mutating func compare<Format>(
    _ content: GoldenContent<Format>, _ judged: Format, _ stored: Data, _ encoder: GoldenEncoder<Format>
  ) throws(SnapshotFailure) -> Difference? {
    let isStrict = isStrict(content, encoder)
    let strict = isStrict ? encoder.format.compareStrictly : nil
    let difference: Difference?
    do {
      difference = try (strict ?? encoder.format.compare)(content.value, judged, masks)
    } catch {
      throw .comparison(reason: "\(error)")
    }
    found.summary = difference?.summary
    if !isStrict, encoder.format.compareStrictly != nil {
      noteOrigin(
        content.metadata, now: encoder.metadata, stored: stored, hasStamp: encoder.format.stamp(stored) != nil,
        matches: difference?.isTolerated ?? true)
    }
    return difference.flatMap { $0.isTolerated ? nil : $0 }
  }
}
