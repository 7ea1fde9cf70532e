import Foundation

/// Ranges of numbers, to count data in.
///
/// ```swift
/// let bins = NumberBins(data: weights, desiredCount: 8)
/// let counts = Dictionary(grouping: weights, by: bins.index).mapValues(\.count)
/// ```
///
/// - Source: Swift Charts, `NumberBins`.
public struct NumberBins<Value: Comparable & Numeric> {
  private let bins: Bins<Value>

  /// Creates the bins between thresholds in rising order.
  public init(thresholds: [Value]) { bins = Bins(thresholds) }

  /// The bounds of the bins in rising order.
  public var thresholds: [Value] { bins.thresholds }

  /// The bin that a value lies in; the first or the last one for a value outside of all.
  public func index(for value: Value) -> Int { bins.index(for: value) }
}

extension NumberBins: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { bins.count }

  /// The range of a bin.
  public subscript(position: Int) -> ChartBinRange<Value> { bins[position] }
}

extension NumberBins: Equatable {
  public static func == (lhs: NumberBins, rhs: NumberBins) -> Bool { lhs.thresholds == rhs.thresholds }
}

extension NumberBins: Sendable where Value: Sendable {}

extension NumberBins where Value: BinaryFloatingPoint {
  private init(_ bins: BinThresholds) {
    self.init(thresholds: bins.values.map { Value($0) })
  }

  /// Creates bins with round bounds for data; by default as many as Scott's normal reference rule wants, at most 200.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    let numbers = data.map { Double($0) }.filter(\.isFinite)
    self.init(
      BinThresholds(data: numbers, desiredCount: desiredCount, minimumStride: Double(minimumStride)))
  }

  /// Creates about as many bins as desired, with round bounds, that cover a range.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    self.init(
      BinThresholds(
        lower: Double(range.lowerBound), upper: Double(range.upperBound), desiredCount: desiredCount,
        minimumStride: Double(minimumStride)
      ))
  }

  /// Creates a number of bins of the same size in a range.
  public init(range: ClosedRange<Value>, count: Int) {
    let count = Swift.max(1, count)
    let length = range.upperBound - range.lowerBound
    self.init(thresholds: (0...count).map { range.lowerBound + length * Value($0) / Value(count) })
  }

  /// Creates bins of a size that cover a range.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(
      BinThresholds(
        lower: Double(range.lowerBound), upper: Double(range.upperBound), step: Double(size)
      ))
  }
}

extension NumberBins where Value: BinaryInteger {
  private init(_ bins: BinThresholds) {
    self.init(thresholds: bins.values.map { Value($0) })
  }

  /// Creates bins with round bounds for data; by default as many as Scott's normal reference rule wants, at most 200.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    self.init(
      thresholds: BinThresholds(
        data: data.map { Double($0) }, desiredCount: desiredCount, minimumStride: Swift.max(1, Double(minimumStride))
      ).values.map { Value($0) })
  }

  /// Creates about as many bins as desired, with round bounds, that cover a range.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    self.init(
      thresholds: BinThresholds(
        lower: Double(range.lowerBound), upper: Double(range.upperBound), desiredCount: desiredCount,
        minimumStride: Swift.max(1, Double(minimumStride))
      ).values.map { Value($0) })
  }

  /// Creates a number of bins of about the same size in a range.
  public init(range: ClosedRange<Value>, count: Int) {
    let count = Swift.max(1, count)
    let length = Double(range.upperBound) - Double(range.lowerBound)
    self.init(
      thresholds: (0...count).map { Value((Double(range.lowerBound) + length * Double($0) / Double(count)).rounded()) })
  }

  /// Creates bins of a size that cover a range.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(
      thresholds: BinThresholds(
        lower: Double(range.lowerBound), upper: Double(range.upperBound), step: Swift.max(1, Double(size))
      ).values.map { Value($0) })
  }
}
