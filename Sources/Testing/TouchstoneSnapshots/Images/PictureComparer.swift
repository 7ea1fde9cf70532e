import TouchstoneDiff

/// The comparer of a strategy: the default one, or the two numbers of swift-snapshot-testing.
struct PictureComparer {
  let comparer: Comparer
  /// A description of numbers with which nothing is compared, because they are 0 or not between 0 and 1; or `nil`.
  let mistake: String?
  /// Whether no tolerance is set, so that goldens may be compared by `.strict`.
  let isDefault: Bool

  /// - Parameters:
  ///   - precision: The share of pixels that must match: more than 0, at most 1.
  ///   - perceptualPrecision: How similar a pixel must be to match: more than 0, at most 1. Without either, pictures are compared by
  ///     `.strict` if Touchstone drew the golden with the same libraries and fonts, and otherwise by `.ui`.
  init(precision: Float?, perceptualPrecision: Float?) {
    mistake =
      Self.mistake("precision", precision) ?? Self.mistake("perceptualPrecision", perceptualPrecision)
    isDefault = precision == nil && perceptualPrecision == nil
    switch (precision, perceptualPrecision) {
    case (nil, nil): comparer = .ui
    case _ where mistake != nil: comparer = .exact
    case (let precision, let perceptual) where (precision ?? 1) >= 1 && (perceptual ?? 1) >= 1: comparer = .exact
    case (let precision, let perceptual):
      comparer = .perceptual(precision: Self.decimal(precision), perceptualPrecision: Self.decimal(perceptual))
    }
  }

  private static func mistake(_ name: String, _ number: Float?) -> String? {
    guard let number else { return nil }
    if number == 0 {
      return "\(name) is 0, so any picture would match. Pass a greater number, such as 0.99, or leave it out."
    }
    if (0...1).contains(number) { return nil }
    let percent = number > 1 && number <= 100 ? " For \(number) %, write \(decimal(number) / 100)." : ""
    return "\(name) is \(number), which is not between 0 and 1.\(percent)"
  }

  /// The number as it was written: 0.99, not 0.9900000095.
  private static func decimal(_ number: Float?) -> Double {
    number.flatMap { Double("\($0)") } ?? 1
  }
}
