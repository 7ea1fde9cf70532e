/// The bins between thresholds in rising order.
struct Bins<Value: Comparable> {
  let thresholds: [Value]

  init(_ thresholds: [Value]) { self.thresholds = thresholds }

  var count: Int { max(0, thresholds.count - 1) }

  subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(
      lowerBound: thresholds[position], upperBound: thresholds[position + 1], isClosed: position == count - 1)
  }

  /// The bin that a value lies in; the first or the last one for a value outside of all. Cost: O(log n).
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
