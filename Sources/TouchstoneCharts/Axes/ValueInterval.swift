import Foundation

extension PositionScale {
  /// Where a value of an axis begins and ends: its band, or the way to the next value.
  ///
  /// After the last value it is as long as between the two before it, at most to the end of the scale: a value at that end
  /// has no length, and nothing can be centred in it.
  func interval(of index: Int, in values: [_PlottedValue]) -> (from: CGFloat, to: CGFloat)? {
    guard let band = band(of: values[index]) else { return nil }
    if domain.isCategory { return (band.lowerBound, band.upperBound) }
    let place = band.lowerBound
    if index + 1 < values.count, let next = self.band(of: values[index + 1])?.lowerBound { return (place, next) }
    let before = index > 0 ? self.band(of: values[index - 1])?.lowerBound : nil
    let step = before.map { place - $0 } ?? (end - place)
    return (place, step > 0 ? min(place + step, max(start, end)) : max(place + step, min(start, end)))
  }
}
