/// What makes one comparer differ from another: the judgement of two pictures that have one size and are not identical.
protocol ComparisonRule: Sendable, CustomStringConvertible {
  /// Judges two pictures.
  func judge(_ pair: PixelPair) -> Verdict
}
