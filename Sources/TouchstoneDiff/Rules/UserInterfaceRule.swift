import CPixelKernels

extension Comparer {
  /// What an eye would call the same, for pictures of user interfaces. The default.
  ///
  /// Noise of some levels and shifted anti-aliasing pass. A missing hairline, a grey a little darker, a background one
  /// tint off do not: neither do few pixels among many count less, nor does a change count less for being everywhere.
  public static let ui = Comparer(UserInterfaceRule.standard)

  /// As `.ui`, for goldens that were recorded by another rasteriser: up to 24 pixels in any 32×32 px may be far off.
  ///
  /// Lets hinting and other anti-aliasing pass, and with them changes as small.
  public static let crossPlatform = Comparer(UserInterfaceRule.crossPlatform)
}

/// Distances in OKLab, anti-aliasing excused, with an eye on crowds of small differences and on even areas.
///
/// Fails if, in pixels that are not anti-aliasing, more than `strongPerWindow` in some window are over `strong`, or more
/// than `weakPerWindow` are over `weak`; or if enough even blocks of 8×8 px moved by more than `flat`.
struct UserInterfaceRule: ComparisonRule {
  /// Distances in OKLab, black to white being 1: what counts, and what counts alone.
  let weak: Double
  let strong: Double
  let weakPerWindow: Int
  let strongPerWindow: Int
  /// The side of a window in pixels.
  let window = 32
  /// The distance in OKLab by which the mean colour of an even block may move. A step of grey is 0.0036.
  let flat = 0.006
  let description: String

  static let standard = UserInterfaceRule(
    weak: 0.05, strong: 0.1, weakPerWindow: 8, strongPerWindow: 0, description: ".ui")
  static let crossPlatform = UserInterfaceRule(
    weak: 0.1, strong: 0.1, weakPerWindow: 24, strongPerWindow: 24, description: ".crossPlatform")

  func judge(_ pair: PixelPair) -> Verdict {
    var classes = ClassMap(width: pair.width, height: pair.height, rows: pair.rows)
    let found = pair.classify(
      ts_metric_oklab, weak: weak, strong: strong, excusing: ts_antialiasing_uneven, flat: flat, &classes)
    let blocks = ((pair.width + 7) / 8) * ((pair.height + 7) / 8)
    let allowed = min(4, max(1, blocks / 2))
    let counts = classes.counts()
    let isMatch =
      found.flatBlocks < allowed
      && (strongPerWindow > 0 || counts.strong == 0)
      && (counts.differing <= weakPerWindow || classes.densestWindow(window) <= weakPerWindow)
    return Verdict(
      isMatch: isMatch, classes: classes, metric: ts_metric_oklab, tolerance: weak, largestWithin: found.largestWithin,
      areaSeverity: found.flatMoves[allowed - 1] / flat)
  }
}
