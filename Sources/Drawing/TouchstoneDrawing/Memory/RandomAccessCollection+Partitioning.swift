extension RandomAccessCollection where Index == Int {
  /// Returns the first index whose element satisfies the predicate, or `endIndex`, in a collection partitioned by it.
  ///
  /// Cost: O(log n).
  package func partitioningIndex(where belongsToSecondHalf: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if belongsToSecondHalf(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
