public import TouchstoneDrawing

/// A method for comparing two pictures.
///
/// ```swift
/// let result = Comparer.ui.compare(reference, actual)
/// if !result.isMatch {
///   print("\(result.differingPixels) px in \(result.regions.count) regions")
///   try result.differencePicture().pngData().write(to: url)
/// }
/// ```
///
/// Pictures with equal bytes match under every comparer, at the cost of one `memcmp`. Pictures of different sizes never
/// match.
public struct Comparer: Sendable, CustomStringConvertible {
  private let rule: any ComparisonRule

  init(_ rule: any ComparisonRule) {
    self.rule = rule
  }

  /// The expression that creates the comparer, for example `.perceptual(precision: 1, perceptualPrecision: 0.98)`.
  public var description: String { rule.description }

  /// Compares two pictures.
  ///
  /// Differences in ignored areas are counted and shown, but have no effect on the result.
  ///
  /// - Parameters:
  ///   - reference: What the picture should be.
  ///   - actual: What it is.
  ///   - ignoring: Places to ignore, in pixels.
  ///   - masks: Pictures that are painted where differences are to be ignored, in any colour but black. They lie on the
  ///     upper left corner; what they do not cover is not ignored.
  public func compare(
    _ reference: Bitmap, _ actual: Bitmap, ignoring: [PixelRect] = [], masks: [Bitmap] = []
  ) -> ImageComparison {
    compare(reference, actual, ignoring: ignoring, masks: masks, threads: nil)
  }

  /// Compares two pictures on a number of threads, which affects only the duration.
  func compare(
    _ reference: Bitmap, _ actual: Bitmap, ignoring: [PixelRect] = [], masks: [Bitmap] = [], threads: Int?
  ) -> ImageComparison {
    ComparisonRun(
      rule: rule, reference: reference, actual: actual, ignoring: ignoring, masks: masks, threads: threads
    ).result()
  }
}
