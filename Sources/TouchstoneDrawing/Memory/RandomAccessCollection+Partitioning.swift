extension RandomAccessCollection where Index == Int {
  /// The first index whose element belongs to the second half of a collection that is sorted so; else the end.
  ///
  /// Cost: O(log n).
  func partitioningIndex(where belongsToSecondHalf: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if belongsToSecondHalf(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
