/// How many pixels may differ, whatever the metric says of them.
struct DifferenceAllowance {
  /// The number of pixels; nil if none was given.
  var pixels: Int?
  /// The share of all pixels, 0…1; nil if none was given.
  var share: Double?

  /// The number of pixels of a picture that may differ: the smaller one of both. Nil if nothing was allowed.
  func limit(of total: Int) -> Int? {
    [pixels, share.map { Int(($0 * Double(total)).rounded(.down)) }].compactMap(\.self).min()
  }
}
