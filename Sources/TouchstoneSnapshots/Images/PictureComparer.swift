import TouchstoneDiff

/// The comparer of a strategy: the default one, or the two numbers of swift-snapshot-testing.
struct PictureComparer {
  let comparer: Comparer
  /// Whether there are no numbers: goldens may then be compared by `.strict`.
  let isDefault: Bool

  /// - Parameters:
  ///   - precision: The share of pixels that must match, 0…1.
  ///   - perceptualPrecision: How close a pixel must come to match, 0…1. Without both, `.ui` compares, and `.strict` where a golden was drawn
  ///     by the same Touchstone with the same libraries and fonts.
  init(precision: Float?, perceptualPrecision: Float?) {
    isDefault = precision == nil && perceptualPrecision == nil
    switch (precision, perceptualPrecision) {
    case (nil, nil): comparer = .ui
    case (let precision, let perceptual) where (precision ?? 1) >= 1 && (perceptual ?? 1) >= 1: comparer = .exact
    case (let precision, let perceptual):
      comparer = .perceptual(precision: Self.decimal(precision), perceptualPrecision: Self.decimal(perceptual))
    }
  }

  /// The number as it was written: 0.99, not 0.9900000095.
  private static func decimal(_ number: Float?) -> Double {
    number.flatMap { Double("\($0)") } ?? 1
  }
}
