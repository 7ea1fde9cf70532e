extension RandomAccessCollection {
  /// Returns the elements in groups of at most `count`, in order: commands take only so many arguments, and disks only so many files.
  func batches(of count: Int) -> [SubSequence] {
    var (batches, rest) = ([SubSequence](), self[...])
    while !rest.isEmpty {
      batches.append(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    return batches
  }
}
