package import Foundation
import TouchstoneDiff
import TouchstoneDrawing
import TouchstoneImageIO

/// The difference between a golden and what a run drew, computed on this machine instead of read from the run.
package struct GoldenDifference {
  /// A PNG file, animated for animated pictures, or a patch of texts.
  package var data: Data
  /// `png`, `apng` or `patch`.
  package var pathExtension: String
  /// In how many pixels pictures differ, and where; `nil` for texts.
  package var summary: DifferenceSummary?

  /// Compares two files.
  ///
  /// Pictures are compared strictly. What a view hides that both files mask by its identifier does not count, as far as
  /// the golden masks it, unless nothing else differs. Cost: that of decoding both.
  ///
  /// - Parameter pathExtension: The extension of the golden.
  /// - Returns: nil for equal files, for formats without a difference such as PDF, and for files that cannot be read.
  package init?(golden: Data, actual: Data, pathExtension: String) {
    guard golden != actual, let kind = GoldenKind(pathExtension: pathExtension) else { return nil }
    switch kind {
    case .png: self.init(golden, actual, "png") { GoldenFormat<UIImage>.picture($0) }
    case .apng: self.init(golden, actual, "apng") { GoldenFormat<AnimatedImage>.animated($0) }
    case .svg, .text:
      guard let old = String(validating: golden, as: UTF8.self), let new = String(validating: actual, as: UTF8.self)
      else { return nil }
      let diff = LineDiff(reference: old, actual: new)
      let patch = diff.isEmpty ? "The texts differ in invisible characters only." : diff.patch
      self.init(data: Data(patch.utf8), pathExtension: "patch", summary: nil)
    case .jpeg, .pdf: return nil
    }
  }

  private init?<Picture>(
    _ golden: Data, _ actual: Data, _ pathExtension: String, format: (PictureComparer) -> GoldenFormat<Picture>
  ) {
    let strict = format(PictureComparer(precision: nil, perceptualPrecision: nil))
    guard let old = try? strict.decode(golden), let new = try? strict.decode(actual) else { return nil }
    // A difference that no one can see is shown too: the test may demand equal bits.
    let exact = format(PictureComparer(precision: 1, perceptualPrecision: 1))
    let masks = Self.masks(of: old, new, strict)
    let found = (masks.isEmpty ? [[]] : [masks, []]).lazy.compactMap { masks -> Difference? in
      let judged = masks.isEmpty ? new.value : strict.masked?(new.value, masks, old.value) ?? new.value
      let comparisons = [strict.compareStrictly ?? strict.compare, exact.compare].lazy
      return comparisons.compactMap { compare -> Difference? in
        guard let found = try? compare(old.value, judged, masks), found.picture != nil else { return nil }
        return found
      }.first
    }.first
    guard let found, let picture = try? found.picture?() else { return nil }
    self.init(data: picture, pathExtension: pathExtension, summary: found.summary)
  }

  /// Returns where the golden has masked views, by its own word, that the other picture masks as well. What else the other
  /// one masks is the word of a stranger.
  private static func masks<Picture>(
    of golden: GoldenContent<Picture>, _ actual: GoldenContent<Picture>, _ format: GoldenFormat<Picture>
  ) -> [MaskedPlace] {
    guard let known = golden.metadata?.masks, !known.isEmpty, golden.maskFault(format) == nil,
      let size = format.picture(actual.value)
    else { return [] }
    let own = (actual.metadata?.masks ?? []).filter { $0.lies(in: size) }
    return known.filter { old in
      old.view != nil && old.lies(in: size) && own.contains { $0.view == old.view && $0.touches(old) }
    }
  }

  private init(data: Data, pathExtension: String, summary: DifferenceSummary?) {
    self.data = data
    self.pathExtension = pathExtension
    self.summary = summary
  }
}
