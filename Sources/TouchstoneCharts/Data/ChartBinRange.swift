/// The range of values of a bin; only that of the last bin contains its upper bound.
///
/// - Source: Swift Charts, `ChartBinRange`.
public struct ChartBinRange<Bound: Comparable>: RangeExpression {
  /// The least value in the bin.
  public let lowerBound: Bound
  /// The bound above the values in the bin.
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
