import Foundation

/// Maps values to places along one axis of the plot, in points from its leading or its top edge.
struct PositionScale {
  let domain: PlotDomain
  /// Where the scale starts and ends: for y, the start lies at the bottom.
  let start: CGFloat
  let end: CGFloat
  /// The whole axis where the chart shows a part of it, in points from the start of that part.
  var whole: ClosedRange<CGFloat>?
  /// How much of each band of a category a label takes from marks, at the band's upper or leading end.
  var bandInset: CGFloat = 0

  private let categories: Categories?
  private let lower: Double
  private let span: Double
  private let curve: ScaleCurve

  /// Places further away than this are drawn as if they lay here: rasterisers count in limited numbers.
  static let reach: CGFloat = 1_000_000

  init(_ domain: PlotDomain, start: CGFloat, end: CGFloat) {
    self.domain = domain
    (self.start, self.end) = domain.isReversed ? (end, start) : (start, end)
    switch domain.kind {
    case .category(let categories):
      self.categories = categories
      (lower, span, curve) = (0, 1, ScaleCurve(type: .category))
    case .continuous(let lower, let upper, let curve):
      categories = nil
      self.curve = curve
      self.lower = curve(lower)
      span = curve(upper) - curve(lower)
    }
  }

  /// The length of a band of a category, in points; the whole scale without categories.
  var step: CGFloat {
    abs(end - start) / CGFloat(max(1, categories?.values.count ?? 1))
  }

  /// The place of a value: the middle of a category's band, less what its label takes; `nil` if it has none.
  func place(of value: _PlottedValue) -> CGFloat? {
    if domain.isCategory {
      guard let band = band(of: value) else { return nil }
      return (band.lowerBound + bandInset + band.upperBound) / 2
    }
    return value.quantity.flatMap(place)
  }

  /// The place of a number or a date, in seconds; `nil` if it has none.
  func place(_ quantity: Double) -> CGFloat? {
    guard !domain.isCategory else { return nil }
    let share = span == 0 ? 0.5 : (curve(quantity) - lower) / span
    // A number without a logarithm has no place, nor has one that is infinitely far away.
    guard share.isFinite else { return nil }
    return min(max(start + (end - start) * CGFloat(share), -Self.reach), Self.reach)
  }

  /// The band of a category, or the place of a value twice.
  func band(of value: _PlottedValue) -> ClosedRange<CGFloat>? {
    guard let categories else { return place(of: value).map { $0...$0 } }
    guard let index = categories.number(of: value) else { return nil }
    let step = (end - start) / CGFloat(max(1, categories.values.count))
    let first = start + step * CGFloat(index)
    return min(first, first + step)...max(first, first + step)
  }

  /// The value at a place: that of the nearest category, or a number or a date.
  func value(at place: CGFloat) -> _PlottedValue? {
    guard place.isFinite, end != start else { return nil }
    let share = (place - start) / (end - start)
    if let values = categories?.values {
      guard !values.isEmpty, share >= 0, share <= 1 else { return nil }
      return values[min(values.count - 1, Int(share * CGFloat(values.count)))]
    }
    let quantity = curve.inverse(lower + span * Double(share))
    return quantity.isFinite ? domain.plotted(quantity) : nil
  }
}
