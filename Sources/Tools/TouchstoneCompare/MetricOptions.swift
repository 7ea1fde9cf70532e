import ArgumentParser
import Foundation
import TouchstoneDiff
import TouchstoneDrawing
import TouchstoneImageIO

/// The options that control how two pictures are compared.
struct MetricOptions: ParsableArguments {
  /// The metrics, named as on the command line.
  enum Metric: String, CaseIterable, ExpressibleByArgument, Encodable {
    case auto, ui, strict, crossPlatform, exact, perceptual, pixelmatch, pixelmatch7, odiff, flip
  }

  @Option(help: "The metric (see METRICS above).")
  var metric = Metric.auto
  @Option(help: "The tolerance of the metric (see METRICS above).")
  var threshold: Double?
  @Option(help: "For perceptual: the share of pixels that must match: above 0, up to 1.")
  var precision: Double?
  @Flag(
    inversion: .prefixedNo, help: "For pixelmatch and odiff: whether anti-aliasing counts. Default: as in that tool."
  )
  var antialiasing: Bool?
  @Option(help: "Treat pictures as matching if at most this many pixels differ.")
  var maxDiffPixels: Int?
  @Option(help: "Treat pictures as matching if at most this share of their pixels, without masked ones, differs, 0…1.")
  var maxDiffRatio: Double?
  @Option(
    name: .long,
    help: ArgumentHelp(
      "Ignore an area: X,Y,WIDTH,HEIGHT in pixels, or a PNG whose light pixels (any channel 128 or more) mark the area, or a folder of such masks with the pictures' paths. Can be repeated.",
      valueName: "mask"))
  var mask: [String] = []
  @Option(help: "Refuse pictures of more pixels than this. Each takes 4 bytes of memory.")
  var maxPixels = ImageLimits.standard.pixels

  /// Returns the comparison that the options describe.
  ///
  /// - Throws: `CompareError`.
  func comparison() throws -> PairComparison {
    try checkOptions()
    var limits = ImageLimits.standard
    limits.pixels = maxPixels
    return PairComparison(
      judge: judge, mask: try ComparisonMask(mask, limits: limits),
      allowance: DifferenceAllowance(pixels: maxDiffPixels, share: maxDiffRatio), limits: limits, settings: settings)
  }

  private var judge: PairComparison.Judge {
    switch metric {
    case .auto: .byOrigin
    case .ui: .comparer(.ui(tolerance: threshold ?? 1))
    case .strict: .comparer(.strict)
    case .crossPlatform: .comparer(.crossPlatform)
    case .exact: .comparer(.exact)
    case .perceptual:
      .comparer(.perceptual(precision: precision ?? 1, perceptualPrecision: 1 - (threshold ?? 2) / 100))
    case .pixelmatch: .comparer(.pixelmatch(threshold: threshold ?? 0.1, includeAA: antialiasing ?? false))
    case .pixelmatch7: .comparer(.pixelmatch7(threshold: threshold ?? 0.1, includeAA: antialiasing ?? false))
    case .odiff: .comparer(.odiff(threshold: threshold ?? 0.1, antialiasing: !(antialiasing ?? true)))
    case .flip: .flip(threshold: threshold ?? 0.1)
    }
  }

  private var settings: MetricSettings {
    MetricSettings(
      metric: metric, threshold: threshold, precision: precision, antialiasing: antialiasing,
      maxDiffPixels: maxDiffPixels, maxDiffRatio: maxDiffRatio)
  }

  private func checkOptions() throws {
    func refuse(_ option: String, _ isGiven: Bool, unless fits: Bool) throws {
      if isGiven && !fits { throw CompareError.optionWithoutMeaning(option, metric: metric.rawValue) }
    }
    try refuse("--threshold", threshold != nil, unless: ![.auto, .strict, .crossPlatform, .exact].contains(metric))
    try refuse("--precision", precision != nil, unless: metric == .perceptual)
    try refuse(
      "--antialiasing", antialiasing != nil, unless: [.pixelmatch, .pixelmatch7, .odiff].contains(metric))
    let range =
      switch metric {
      case .perceptual: 0.0...100
      case .ui: 0.01...100
      default: 0.0...1
      }
    try check("--threshold", threshold, in: range)
    try check("--precision", precision, in: 0...1)
    guard precision != 0 else { throw CompareError.comparesNothing("--precision", 0, instead: 0.99) }
    if metric == .perceptual, threshold == 100 {
      throw CompareError.comparesNothing("--threshold", 100, instead: 2)
    }
    try check("--max-diff-ratio", maxDiffRatio, in: 0...1)
    try check("--max-diff-pixels", maxDiffPixels.map { Double($0) }, in: 0...4_294_967_295)
    try check("--max-pixels", Double(maxPixels), in: 1...4_294_967_295)
  }

  private func check(_ option: String, _ value: Double?, in range: ClosedRange<Double>) throws {
    if let value, !range.contains(value) { throw CompareError.outOfRange(option, value, range) }
  }
}
