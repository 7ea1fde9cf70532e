import Foundation
import TouchstoneImageIO

/// A snapshot that lacks something can be looked at, though it becomes no golden.
extension SnapshotAssertion {
  /// Keeps an incomplete snapshot, its golden and how they differ, without judging or recording it.
  mutating func keepIncomplete<Value, Format>(_ taken: Taken<Format>, _ strategy: Snapshotting<Value, Format>) {
    // A strategy that could not draw leaves an empty picture, which shows nothing.
    guard strategy.diffing.format.emptiness(taken.format) == nil else { return }
    locate(taken, strategy.diffing.format)
    masks = (try? places(of: strategy.masks, on: taken, strategy.diffing.format)) ?? []
    let encoder = encoder(of: taken, strategy)
    // Files of another assertion that has this golden stay.
    guard let actual = try? encoder.data(), (try? claim(encoder)) != nil else { return }
    guard let stored = storedGolden else { return keep(reference: nil, actual: actual, difference: nil) }
    guard let content = try? encoder.format.decode(stored), content.maskFault(encoder.format) == nil else {
      keep(reference: nil, actual: actual, difference: nil)
      kept.goldenDigest = stored.sha256
      return
    }
    keep(reference: stored, actual: actual, difference: try? difference(content, stored, taken, encoder))
  }

  private mutating func difference<Format>(
    _ content: GoldenContent<Format>, _ stored: Data, _ taken: Taken<Format>, _ encoder: GoldenEncoder<Format>
  ) throws(SnapshotFailure) -> Difference? {
    try noteReference(content, encoder.format, taken.remarks)
    let judged = unmasked(taken.format, encoder.format, by: content.value)
    let difference = try compare(content, judged, stored, encoder)
    let (outline, golden) = (taken.remarks.outline, content.metadata?.outline)
    let outlines = OutlinePair(outline, golden: golden)
    found.noteViews(outlines, scale: pictures.actual?.scale, sources: session.sources)
    pictures.noteFrames(outline, golden: golden)
    _ = found.noteTexts(outlines, masks: masks, scale: pictures.actual?.scale)
    return difference
  }
}
