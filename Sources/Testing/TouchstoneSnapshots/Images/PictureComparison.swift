import Foundation
import TouchstoneDiff
import TouchstoneDrawing
import TouchstoneImageIO

/// Compares pictures with a scale, and describes the result in numbers and words.
struct PictureComparison {
  /// The longest list of regions in a log.
  private static let regionLimit = 20

  let comparer: Comparer

  /// Returns the difference between two pictures, or `nil` if their bytes are identical.
  ///
  /// - Parameters:
  ///   - masks: Where the pictures are equal because they are masked.
  ///   - scale: Pixels per point, for places in points.
  func difference(
    _ reference: Bitmap, _ actual: Bitmap, ignoring masks: [MaskedPlace] = [], scale: CGFloat
  ) -> Difference? {
    let result = comparer.compare(reference, actual, ignoring: masks.map(\.box))
    guard !result.isIdentical else { return nil }
    guard !result.isMatch else {
      return Difference(text: text(result, scale: Double(scale)), summary: numbers(result), isTolerated: true)
    }
    return Difference(
      text: text(result, scale: Double(scale)), summary: numbers(result),
      isSizeMismatch: !result.hasEqualSizes, picture: { try result.indexedDifferencePicture().pngData() })
  }

  private func numbers(_ result: ImageComparison) -> DifferenceSummary {
    let regions = result.regions.sorted { $0.worst.deltaE > $1.worst.deltaE }
    let summaries = regions.prefix(DifferenceSummary.regionLimit).map { region in
      RegionSummary(
        x: region.box.x, y: region.box.y, width: region.box.width, height: region.box.height, pixels: region.pixels,
        deltaE: region.worst.deltaE, kind: region.kind.rawValue, moved: region.movement.map { [$0.x, $0.y] })
    }
    var numbers = DifferenceSummary(
      comparer: comparer.description, pixels: result.differingPixels, total: result.totalPixels,
      severity: result.severity, deltaE: result.worst?.deltaE, regions: Array(summaries.prefix(Self.regionLimit)),
      regionCount: regions.count, isMatch: result.isMatch)
    numbers.unlisted = Array(summaries.dropFirst(Self.regionLimit))
    return numbers
  }

  /// `312 px in 2 regions, worst ΔE00 24.1 at (16, 16) 40×12 pt.`
  private func text(_ result: ImageComparison, scale: Double) -> String {
    let worst = result.regions.max { $0.worst.deltaE < $1.worst.deltaE }
    let count = result.regions.count
    var text = "\(result.differingPixels.grouped) px"
    if count > 0 { text += " in \(count) \(count == 1 ? "region" : "regions")" }
    if let worst {
      let box = worst.box
      let (x, y) = (Double(box.x) / scale, Double(box.y) / scale)
      let (width, height) = (Double(box.width) / scale, Double(box.height) / scale)
      text += ", worst ΔE00 \(worst.worst.deltaE.tenths) at (\(x.plain), \(y.plain)) \(width.plain)×\(height.plain) pt"
    }
    let defaults = [Comparer.ui.description, Comparer.strict.description]
    return defaults.contains(comparer.description) ? "\(text)." : "\(text), compared by \(comparer)."
  }
}
