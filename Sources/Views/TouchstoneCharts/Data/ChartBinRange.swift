/// The range of a bin's values; only the last bin includes its upper bound.
///
/// - Source: Swift Charts, `ChartBinRange`.
public struct ChartBinRange<Bound: Comparable>: RangeExpression {
  /// The smallest value in the bin.
  public let lowerBound: Bound
  /// The upper bound of the bin.
  public let upperBound: Bound
  let isClosed: Bool

  public func contains(_ element: Bound) -> Bool {
    element >= lowerBound && (isClosed ? element <= upperBound : element < upperBound)
  }

  public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    lowerBound..<(isClosed ? collection.index(after: upperBound) : upperBound)
  }
}

extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}
