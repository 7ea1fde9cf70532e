import Foundation

extension PositionScale {
  /// Returns the interval of an axis value: its band, or the distance to the next value.
  ///
  /// The last interval is as long as the one before it, but ends at the end of the scale: a value at that end has an
  /// empty interval, and nothing can be centred in it.
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
