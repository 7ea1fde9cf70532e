import CPixelKernels
import Foundation
import TouchstoneDrawing

/// A single comparison of two pictures.
struct ComparisonRun {
  let rule: any ComparisonRule
  let reference: Bitmap
  let actual: Bitmap
  let ignoring: [PixelRect]
  let masks: [Bitmap]
  /// The number of threads to use; `nil` for as many as are worthwhile.
  var threads: Int?

  private var sizes: [PixelSize] {
    [reference, actual].map { PixelSize(width: $0.width, height: $0.height) }
  }

  func result() -> ImageComparison {
    sizes[0] == sizes[1] ? compareEqualSizes() : compareDifferentSizes()
  }

  private func compareEqualSizes() -> ImageComparison {
    guard let pair = PixelPair(reference, actual) else {
      return result(
        isMatch: true, severity: 0, counts: ClassCounts([Int](repeating: 0, count: 8)), [], Data())
    }
    return finish(judge(pair), on: pair)
  }

  /// Compares the area that both pictures have; the rest counts as different.
  private func compareDifferentSizes() -> ImageComparison {
    let shared = PixelSize(width: min(sizes[0].width, sizes[1].width), height: min(sizes[0].height, sizes[1].height))
    let verdict =
      PixelPair(reference.onCanvas(shared), actual.onCanvas(shared)).map { judge($0) } ?? identical(shared)
    let resized = Verdict(
      isMatch: false, classes: verdict.classes.onCanvas(canvas, sizes), metric: verdict.metric,
      tolerance: verdict.tolerance, largestWithin: verdict.largestWithin, areaSeverity: verdict.areaSeverity)
    return finish(resized, on: PixelPair(ofAllRows: reference.onCanvas(canvas), actual.onCanvas(canvas)))
  }

  /// Returns the rule's verdict, with ignored differences removed before it and marked after it.
  private func judge(_ pair: PixelPair) -> Verdict {
    var pair = pair
    pair.threads = threads
    if ignoring.isEmpty && masks.isEmpty { return rule.judge(pair) }
    let patched = pair.actual.ignoring(ignoring, masks: masks, of: pair.reference)
    var verdict =
      PixelPair(pair.reference, patched).map { found in
        var found = found
        found.comparedPixels -= ignoredPixels(of: PixelSize(width: pair.width, height: pair.height))
        return rule.judge(found)
      }
      ?? identical(PixelSize(width: pair.width, height: pair.height))
    patched.withUnsafeBytes { a in
      pair.actual.withUnsafeBytes { b in verdict.classes.mark(Int(ts_ignored), whereDiffering: a, b) }
    }
    return verdict
  }

  /// Returns how many pixels of a picture are in ignored areas.
  private func ignoredPixels(of size: PixelSize) -> Int {
    if ignoring.isEmpty && masks.isEmpty { return 0 }
    let clear = Bitmap(width: size.width, height: size.height)
    let white = Bitmap(width: size.width, height: size.height) { $0.initializeMemory(as: UInt8.self, repeating: 255) }
    let marked = clear.ignoring(ignoring, masks: masks, of: white)
    return clear.withUnsafeBytes { a in
      marked.withUnsafeBytes { b in ts_differing_bytes(a.octets, b.octets, a.count) / 4 }
    }
  }

  private func identical(_ size: PixelSize) -> Verdict {
    Verdict(
      isMatch: true, classes: ClassMap(ofEqualPixels: size), metric: ts_metric_oklab,
      tolerance: UserInterfaceRule.standard.weak)
  }

  private func finish(_ verdict: Verdict, on pair: PixelPair) -> ImageComparison {
    let found = RegionSearch(pair: pair, verdict: verdict).regions()
    let largest = max(verdict.largestWithin, found.map(\.distance).max() ?? 0)
    let severity = max(largest / verdict.tolerance, verdict.areaSeverity)
    return result(
      // Rounding must not turn a difference into a match or vice versa; nor can pictures of different sizes match.
      isMatch: verdict.isMatch, severity: verdict.isMatch ? min(severity, 1) : max(severity, 1.nextUp),
      counts: verdict.classes.counts(), found.map(\.region), verdict.classes.bytes)
  }

  /// The size of a canvas that contains both pictures.
  private var canvas: PixelSize {
    PixelSize(width: max(sizes[0].width, sizes[1].width), height: max(sizes[0].height, sizes[1].height))
  }

  private func result(
    isMatch: Bool, severity: Double, counts: ClassCounts, _ regions: [DifferenceRegion],
    _ classes: Data
  ) -> ImageComparison {
    ImageComparison(
      reference: reference, actual: actual, isMatch: isMatch, severity: severity, differingPixels: counts.differing,
      changedPixels: counts.changed, antialiasedPixels: counts.antialiased, ignoredPixels: counts.ignored,
      totalPixels: canvas.width * canvas.height,
      comparedPixels: canvas.width * canvas.height - ignoredPixels(of: canvas),
      regions: regions, classes: classes)
  }
}
