/// The number of pixels that may differ, whatever the metric.
struct DifferenceAllowance {
  /// The number of pixels; `nil` if none was given.
  var pixels: Int?
  /// The fraction of the pixels that are compared, 0…1, which masked ones are not; `nil` if none was given.
  var share: Double?

  /// Returns the number of pixels that may differ: the smaller of both limits; `nil` if no limit was given.
  func limit(of total: Int) -> Int? {
    [pixels, share.map { Int(($0 * Double(total)).rounded(.down)) }].compactMap(\.self).min()
  }
}
