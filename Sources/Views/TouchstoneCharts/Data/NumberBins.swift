import Foundation

/// A collection of bins for numbers.
///
/// ```swift
/// let bins = NumberBins(data: weights, desiredCount: 8)
/// let counts = Dictionary(grouping: weights, by: bins.index).mapValues(\.count)
/// ```
///
/// - Source: Swift Charts, `NumberBins`.
public struct NumberBins<Value: Comparable & Numeric> {
  private let bins: Bins<Value>

  /// Creates bins from ascending thresholds.
  public init(thresholds: [Value]) { bins = Bins(thresholds) }

  /// The thresholds of the bins, in ascending order.
  public var thresholds: [Value] { bins.thresholds }

  /// Returns the index of the bin that contains a value; the first or last bin for a value outside all of them.
  public func index(for value: Value) -> Int { bins.index(for: value) }
}

extension NumberBins: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { bins.count }

  /// Accesses the range of a bin.
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

  /// Creates bins with round thresholds for data; by default as many as Scott's normal reference rule gives, at most
  /// 200.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    let numbers = data.map { Double($0) }.filter(\.isFinite)
    self.init(
      BinThresholds(data: numbers, desiredCount: desiredCount, minimumStride: Double(minimumStride)))
  }

  /// Creates approximately the desired number of bins with round thresholds that cover a range.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    self.init(
      BinThresholds(
        lower: Double(range.lowerBound), upper: Double(range.upperBound), desiredCount: desiredCount,
        minimumStride: Double(minimumStride)
      ))
  }

  /// Creates the given number of equal bins in a range.
  public init(range: ClosedRange<Value>, count: Int) {
    let count = Swift.max(1, count)
    let length = range.upperBound - range.lowerBound
    self.init(thresholds: (0...count).map { range.lowerBound + length * Value($0) / Value(count) })
  }

  /// Creates bins of the given size that cover a range.
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

  /// Creates bins with round thresholds for data; by default as many as Scott's normal reference rule gives, at most
  /// 200.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    self.init(
      thresholds: BinThresholds(
        data: data.map { Double($0) }, desiredCount: desiredCount, minimumStride: Swift.max(1, Double(minimumStride))
      ).values.map { Value($0) })
  }

  /// Creates approximately the desired number of bins with round thresholds that cover a range.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    self.init(
      thresholds: BinThresholds(
        lower: Double(range.lowerBound), upper: Double(range.upperBound), desiredCount: desiredCount,
        minimumStride: Swift.max(1, Double(minimumStride))
      ).values.map { Value($0) })
  }

  /// Creates the given number of nearly equal bins in a range.
  public init(range: ClosedRange<Value>, count: Int) {
    let count = Swift.max(1, count)
    let length = Double(range.upperBound) - Double(range.lowerBound)
    self.init(
      thresholds: (0...count).map { Value((Double(range.lowerBound) + length * Double($0) / Double(count)).rounded()) })
  }

  /// Creates bins of the given size that cover a range.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(
      thresholds: BinThresholds(
        lower: Double(range.lowerBound), upper: Double(range.upperBound), step: Swift.max(1, Double(size))
      ).values.map { Value($0) })
  }
}
