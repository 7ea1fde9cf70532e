/// The bins between ascending thresholds.
struct Bins<Value: Comparable> {
  let thresholds: [Value]

  init(_ thresholds: [Value]) { self.thresholds = thresholds }

  var count: Int { max(0, thresholds.count - 1) }

  subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(
      lowerBound: thresholds[position], upperBound: thresholds[position + 1], isClosed: position == count - 1)
  }

  /// Returns the index of the bin that contains a value; the first or last bin for a value outside all of them. Cost:
  /// O(log n).
  func index(for value: Value) -> Int {
    var (low, high) = (0, max(0, count - 1))
    while low < high {
      let middle = (low + high + 1) / 2
      if thresholds[middle] <= value { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

extension Bins: Sendable where Value: Sendable {}
