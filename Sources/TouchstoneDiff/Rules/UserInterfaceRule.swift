import CPixelKernels

extension Comparer {
  /// What an eye would call the same, for pictures of user interfaces.
  ///
  /// Noise of some levels and other anti-aliasing pass. A missing hairline, a grey a little darker, a background one tint
  /// off, an edge that is half a pixel elsewhere do not: neither do few pixels among many count less, nor does a change
  /// count less for being everywhere.
  public static let ui = Comparer(UserInterfaceRule.standard)

  /// As `.ui`, with all that it tolerates times a number.
  ///
  /// - Parameter tolerance: 1 is `.ui`; 0.5 sees differences half as large. From 0.01 on; what is less counts as that.
  public static func ui(tolerance: Double) -> Comparer {
    Comparer(UserInterfaceRule.standard.times(tolerance))
  }

  /// As `.ui`, for goldens that were recorded by another rasteriser: up to 24 pixels in any 32×32 px may be far off.
  ///
  /// Lets hinting and other anti-aliasing pass, and with them changes as small.
  public static let crossPlatform = Comparer(UserInterfaceRule.crossPlatform)
}

/// Distances in OKLab, anti-aliasing excused, with an eye on crowds of small differences, on even areas and on edges.
///
/// Fails if, in pixels that are not anti-aliasing, more than `strongPerWindow` in some window are over `strong`, or more
/// than `weakPerWindow` are over `weak` or, on an even background, over `faint`; if enough even blocks of 8×8 px moved by
/// more than `flat`; or if an edge moved by more than `shift`.
struct UserInterfaceRule: ComparisonRule {
  /// Distances in OKLab, black to white being 1: what counts, and what counts alone.
  var weak: Double
  var strong: Double
  let weakPerWindow: Int
  let strongPerWindow: Int
  /// The side of a window in pixels.
  let window = 32
  /// What is looked for besides single pixels. Distances in OKLab, in which a step of grey is 0.0036; and pixels.
  var areas: PixelPair.AreaLimits
  var description: String

  static let standard = UserInterfaceRule(
    weak: 0.05, strong: 0.1, weakPerWindow: 8, strongPerWindow: 0,
    areas: PixelPair.AreaLimits(flat: 0.006, faint: 0.024, shift: 0.35), description: ".ui")
  static let crossPlatform = UserInterfaceRule(
    weak: 0.1, strong: 0.1, weakPerWindow: 24, strongPerWindow: 24, areas: PixelPair.AreaLimits(flat: 0.006),
    description: ".crossPlatform")

  /// The rule with other limits.
  func times(_ tolerance: Double) -> UserInterfaceRule {
    guard tolerance != 1 else { return self }
    let tolerance = max(0.01, tolerance)
    var rule = self
    rule.weak *= tolerance
    rule.strong *= tolerance
    rule.areas.flat = areas.flat.map { $0 * tolerance }
    rule.areas.faint = areas.faint.map { $0 * tolerance }
    rule.areas.shift = areas.shift.map { $0 * tolerance }
    rule.description = ".ui(tolerance: \(tolerance))"
    return rule
  }

  func judge(_ pair: PixelPair) -> Verdict {
    var classes = ClassMap(width: pair.width, height: pair.height, rows: pair.rows)
    let found = pair.classify(
      ts_metric_oklab, weak: weak, strong: strong, excusing: ts_antialiasing_uneven, areas: areas, &classes)
    let densest = classes.densestWindow(window)
    var severities = [Double(densest) / Double(weakPerWindow), found.largestWithin / strong]
    if let flat = areas.flat { severities.append(found.flatMoves[pair.leastFlatBlocks - 1] / flat) }
    if let shift = areas.shift { severities.append(found.shift / shift) }
    let severity = severities.max() ?? 0
    let isStrongAllowed = strongPerWindow > 0
    return Verdict(
      isMatch: severity <= 1 && (isStrongAllowed || classes.counts().strong == 0), classes: classes,
      metric: ts_metric_oklab, tolerance: isStrongAllowed ? .infinity : strong, areaSeverity: severity)
  }
}
