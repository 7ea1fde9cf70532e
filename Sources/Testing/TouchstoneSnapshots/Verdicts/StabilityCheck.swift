/// Compares two snapshots that were taken of one value, which must be bit-identical.
struct StabilityCheck<Format> {
  let format: GoldenFormat<Format>
  var masks: [MaskedPlace] = []

  /// - Throws: ``SnapshotFailure/unstable(text:)`` if the snapshots differ.
  func check(_ first: Taken<Format>, _ second: Taken<Format>) throws(SnapshotFailure) {
    let repeated = (format.masked?(second.format, masks, first.format)) ?? second.format
    guard try !isIdentical(first.format, repeated) else { return }
    if masks.isEmpty, let one = first.remarks.account, let other = second.remarks.account {
      let diff = LineDiff(reference: one, actual: other)
      // The steps of the drawing say which view it is; the numbers of the pixels would not.
      if !diff.isEmpty { throw .unstable(text: diff.patch) }
    }
    do {
      throw SnapshotFailure.unstable(text: try format.compare(first.format, repeated, masks)?.text)
    } catch let failure as SnapshotFailure {
      throw failure
    } catch {
      throw .comparison(reason: "\(error)")
    }
  }

  private func isIdentical(_ first: Format, _ second: Format) throws(SnapshotFailure) -> Bool {
    if let isIdentical = format.isIdentical { return isIdentical(first, second) }
    do {
      return try format.encode(first, GoldenMetadata()) == format.encode(second, GoldenMetadata())
    } catch {
      throw .notEncoded(reason: "\(error)")
    }
  }
}
