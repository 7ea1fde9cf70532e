import Foundation

/// A scale that maps values to positions along an axis, in points from the leading or top edge of the plot.
struct PositionScale {
  let domain: PlotDomain
  /// The start and end positions of the scale; on a y axis, the start is at the bottom.
  let start: CGFloat
  let end: CGFloat
  /// The range of the whole axis, relative to the visible part, if the chart shows a part of it.
  var whole: ClosedRange<CGFloat>?
  /// How much of each category's band its label takes away from the marks, at the band's top or leading end.
  var bandInset: CGFloat = 0

  private let categories: Categories?
  private let lower: Double
  private let span: Double
  private let curve: ScaleCurve

  /// The greatest magnitude of a position, to which others are clamped: rasterisers have a limited range.
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

  /// The length of a category's band, in points; that of the whole scale if there are no categories.
  var step: CGFloat {
    abs(end - start) / CGFloat(max(1, categories?.values.count ?? 1))
  }

  /// Returns the position of a value: for a category, the centre of its band without the label; `nil` if there is none.
  func place(of value: _PlottedValue) -> CGFloat? {
    if domain.isCategory {
      guard let band = band(of: value) else { return nil }
      return (band.lowerBound + bandInset + band.upperBound) / 2
    }
    return value.quantity.flatMap(place)
  }

  /// Returns the position of a number, or of a date in seconds; `nil` if there is none.
  func place(_ quantity: Double) -> CGFloat? {
    guard !domain.isCategory else { return nil }
    let share = span == 0 ? 0.5 : (curve(quantity) - lower) / span
    // A number without a logarithm has no position, nor does an infinite one.
    guard share.isFinite else { return nil }
    return min(max(start + (end - start) * CGFloat(share), -Self.reach), Self.reach)
  }

  /// Returns the band of a category, or the empty range at the position of another value.
  func band(of value: _PlottedValue) -> ClosedRange<CGFloat>? {
    guard let categories else { return place(of: value).map { $0...$0 } }
    guard let index = categories.number(of: value) else { return nil }
    let step = (end - start) / CGFloat(max(1, categories.values.count))
    let first = start + step * CGFloat(index)
    return min(first, first + step)...max(first, first + step)
  }

  /// Returns the value at a position: the nearest category, or a number or a date.
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
