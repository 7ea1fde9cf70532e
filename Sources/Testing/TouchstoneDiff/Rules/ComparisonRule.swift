/// The rule of a comparer, which judges two pictures of the same size that are not identical.
protocol ComparisonRule: Sendable, CustomStringConvertible {
  /// Judges two pictures.
  func judge(_ pair: PixelPair) -> Verdict
}
