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
  /// Pictures are compared strictly, without masks: a reviewer sees all that changed. Cost: that of decoding both.
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
    guard let old = try? strict.decode(golden).value, let new = try? strict.decode(actual).value else { return nil }
    // What no one can see is shown too: the test may demand equal bits.
    let exact = format(PictureComparer(precision: 1, perceptualPrecision: 1))
    let found = [strict.compareStrictly ?? strict.compare, exact.compare].lazy.compactMap { compare in
      (try? compare(old, new, [])).flatMap { $0?.picture == nil ? nil : $0 }
    }.first
    guard let found, let picture = found.picture else { return nil }
    self.init(data: picture, pathExtension: pathExtension, summary: found.summary)
  }

  private init(data: Data, pathExtension: String, summary: DifferenceSummary?) {
    self.data = data
    self.pathExtension = pathExtension
    self.summary = summary
  }
}
