import ArgumentParser
import Foundation
import TouchstoneDiff
import TouchstoneDrawing
import TouchstoneImageIO

/// The options that say how two pictures are compared.
struct MetricOptions: ParsableArguments {
  /// The metrics by the names they have on the command line.
  enum Metric: String, CaseIterable, ExpressibleByArgument {
    case ui, crossPlatform, exact, perceptual, pixelmatch, pixelmatch7, odiff, flip
  }

  @Option(help: "The metric; see above.")
  var metric = Metric.ui
  @Option(help: "What the metric tolerates.")
  var threshold: Double?
  @Option(help: "For perceptual: the share of pixels that must match, 0…1.")
  var precision: Double?
  @Flag(
    inversion: .prefixedNo, help: "For pixelmatch and odiff: whether anti-aliasing counts. Default: as the tool has it."
  )
  var antialiasing: Bool?
  @Option(
    name: .long,
    help: ArgumentHelp(
      "Ignore a place, as X,Y,WIDTH,HEIGHT in pixels, or where a PNG is painted in any colour but black; a folder holds masks with the paths of the pictures. Can be given several times.",
      valueName: "mask"))
  var mask: [String] = []

  /// What the options say.
  ///
  /// - Throws: `CompareError`.
  func comparison() throws -> PairComparison {
    PairComparison(judge: try judge(), mask: try ComparisonMask(mask))
  }

  private func judge() throws -> PairComparison.Judge {
    try checkOptions()
    switch metric {
    case .ui: return .comparer(.ui)
    case .crossPlatform: return .comparer(.crossPlatform)
    case .exact: return .comparer(.exact)
    case .perceptual:
      return .comparer(.perceptual(precision: precision ?? 1, perceptualPrecision: 1 - (threshold ?? 2) / 100))
    case .pixelmatch: return .comparer(.pixelmatch(threshold: threshold ?? 0.1, includeAA: antialiasing ?? false))
    case .pixelmatch7: return .comparer(.pixelmatch7(threshold: threshold ?? 0.1, includeAA: antialiasing ?? false))
    case .odiff: return .comparer(.odiff(threshold: threshold ?? 0.1, antialiasing: !(antialiasing ?? true)))
    case .flip: return .flip(threshold: threshold ?? 0.1)
    }
  }

  private func checkOptions() throws {
    func refuse(_ option: String, _ isGiven: Bool, unless fits: Bool) throws {
      if isGiven && !fits { throw CompareError.optionWithoutMeaning(option, metric: metric.rawValue) }
    }
    try refuse("--threshold", threshold != nil, unless: ![.ui, .crossPlatform, .exact].contains(metric))
    try refuse("--precision", precision != nil, unless: metric == .perceptual)
    try refuse(
      "--antialiasing", antialiasing != nil, unless: [.pixelmatch, .pixelmatch7, .odiff].contains(metric))
    let most = metric == .perceptual ? 100.0 : 1
    if let threshold, !(threshold >= 0 && threshold <= most) {
      throw CompareError.outOfRange("--threshold", threshold, most: most)
    }
    if let precision, !(precision >= 0 && precision <= 1) {
      throw CompareError.outOfRange("--precision", precision, most: 1)
    }
  }
}
