import CPixelKernels

extension Comparer {
  /// A comparer that approximates human perception of user interfaces.
  ///
  /// Noise of a few levels and different anti-aliasing pass. A missing hairline, a slightly darker grey, a background
  /// that is one tint off, or an edge that moved by half a pixel fail: the size of the picture does not dilute a small
  /// change, nor does a change count less for being everywhere.
  public static let ui = Comparer(UserInterfaceRule.standard)

  /// Returns a comparer like `.ui`, with all its tolerances scaled.
  ///
  /// - Parameter tolerance: 1 is `.ui`; 0.5 sees differences half as large. From 0.01 on; what is less counts as that.
  public static func ui(tolerance: Double) -> Comparer {
    Comparer(UserInterfaceRule.standard.times(tolerance))
  }

  /// A comparer like `.ui` for goldens from another rasteriser: up to 24 pixels in any 32×32 px may differ strongly.
  ///
  /// It tolerates hinting and different anti-aliasing, and thereby also changes of that size.
  public static let crossPlatform = Comparer(UserInterfaceRule.crossPlatform)
}

/// A rule of OKLab distances that excuses anti-aliasing, and checks clusters of small differences, uniform areas and
/// edges.
///
/// It fails if, in pixels that are not anti-aliasing, more than `strongPerWindow` in some window exceed `strong`, or
/// more than `weakPerWindow` exceed `weak` or, on a uniform background, `faint`; if enough uniform blocks of 8×8 px
/// changed by more than `flat`; if an edge moved by more than `shift`; or if ink changed its colour by more than `ink`.
struct UserInterfaceRule: ComparisonRule {
  /// OKLab distances, with black and white at a distance of 1: what counts in numbers, and what counts by itself.
  var weak: Double
  var strong: Double
  let weakPerWindow: Int
  let strongPerWindow: Int
  /// The side length of a window, in pixels.
  let window = 32
  /// The limits of checks beyond single pixels: OKLab distances, in which one grey level is 0.0036, and pixels.
  var areas: PixelPair.AreaLimits
  var description: String

  static let standard = UserInterfaceRule(
    weak: 0.05, strong: 0.1, weakPerWindow: 8, strongPerWindow: 0,
    areas: PixelPair.AreaLimits(flat: 0.006, faint: 0.024, shift: 0.34, coverage: 0.3, ink: 0.012), description: ".ui")
  static let crossPlatform = UserInterfaceRule(
    weak: 0.1, strong: 0.1, weakPerWindow: 24, strongPerWindow: 24, areas: PixelPair.AreaLimits(flat: 0.006),
    description: ".crossPlatform")

  /// Returns the rule with scaled limits.
  func times(_ tolerance: Double) -> UserInterfaceRule {
    guard tolerance != 1 else { return self }
    let tolerance = max(0.01, tolerance)
    var rule = self
    rule.weak *= tolerance
    rule.strong *= tolerance
    rule.areas.flat = areas.flat.map { $0 * tolerance }
    rule.areas.faint = areas.faint.map { $0 * tolerance }
    rule.areas.shift = areas.shift.map { $0 * tolerance }
    rule.areas.coverage = areas.coverage.map { $0 * tolerance }
    rule.areas.ink = areas.ink.map { $0 * tolerance }
    rule.description = ".ui(tolerance: \(tolerance))"
    return rule
  }

  func judge(_ pair: PixelPair) -> Verdict {
    var classes = ClassMap(pair)
    let found = pair.classify(
      ts_metric_oklab, weak: weak, strong: strong, excusing: ts_antialiasing_uneven, areas: areas, &classes)
    let densest = classes.densestWindow(window)
    var severities = [Double(densest) / Double(weakPerWindow), found.largestWithin / strong]
    if let flat = areas.flat { severities.append(found.flatMoves[pair.leastFlatBlocks - 1] / flat) }
    if let shift = areas.shift { severities.append(found.shift / shift) }
    let isStrongAllowed = strongPerWindow > 0
    let hasStrong = !isStrongAllowed && classes.counts().strong > 0
    // This takes longer than all before it, so it is done only where nothing else was found.
    if let ink = areas.ink, !hasStrong, severities.allSatisfy({ $0 <= 1 }) {
      severities.append(pair.findInkChange(limit: ink, &classes) / ink)
    }
    let severity = severities.max() ?? 0
    return Verdict(
      isMatch: severity <= 1 && !hasStrong, classes: classes,
      metric: ts_metric_oklab, tolerance: isStrongAllowed ? .infinity : strong, areaSeverity: severity)
  }
}
