/// Compares two snapshots that were taken of one value, which must be equal to the bit.
struct StabilityCheck<Format> {
  let format: GoldenFormat<Format>
  var masks: [RunLogMask] = []

  /// - Throws: ``SnapshotFailure/unstable(text:)`` if the snapshots differ.
  /// - Parameters: The snapshots, each with what was drawn as text, if that is known.
  func check(_ first: (value: Format, account: String?), _ second: (value: Format, account: String?))
    throws(SnapshotFailure)
  {
    let repeated = (format.masked?(second.value, masks, first.value)) ?? second.value
    guard try !isIdentical(first.value, repeated) else { return }
    if masks.isEmpty, let one = first.account, let other = second.account {
      let diff = LineDiff(reference: one, actual: other)
      // The steps of the drawing say which view it is; the numbers of the pixels would not.
      if !diff.isEmpty { throw .unstable(text: diff.patch) }
    }
    do {
      throw SnapshotFailure.unstable(text: try format.compare(first.value, repeated)?.text)
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
