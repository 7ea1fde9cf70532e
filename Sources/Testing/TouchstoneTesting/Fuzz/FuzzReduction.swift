/// Finds the smallest list of choices that still has a property.
///
/// A list is smaller if it is shorter, or as long and the first number that differs is smaller.
///
/// - Source: MacIver and Donaldson, ECOOP 2020: deletion of chunks, zeros, and search for each number.
struct FuzzReduction {
  private(set) var best: [UInt64]
  private var attempts: Int
  /// Returns the choices that a state took from a list, if it has the property; it may take fewer.
  private let holds: ([UInt64]) throws -> [UInt64]?
  private var tried: Set<[UInt64]> = []

  /// - Parameters:
  ///   - choices: A list that has the property.
  ///   - attempts: How many lists are tried at most.
  init(_ choices: [UInt64], attempts: Int, holds: @escaping ([UInt64]) throws -> [UInt64]?) {
    best = choices
    self.attempts = attempts
    self.holds = holds
  }

  /// Makes the list smaller until nothing helps.
  mutating func reduce() throws {
    var before: [UInt64]
    repeat {
      before = best
      try removeChunks()
      try lowerNumbers()
    } while best != before && attempts > 0
  }

  private mutating func removeChunks() throws {
    for length in [64, 32, 16, 8, 4, 2, 1] {
      var start = best.count - length
      while start >= 0, attempts > 0 {
        var candidate = best
        candidate.removeSubrange(start..<(start + length))
        // Where it worked, more may go.
        if try !accept(candidate) { start -= max(1, length / 4) }
        start = min(start, best.count - length)
      }
    }
  }

  private mutating func lowerNumbers() throws {
    var index = 0
    while index < best.count, attempts > 0 {
      let value = best[index]
      if value > 0, try !accept(replacing(index, 0)) {
        // The smallest number that works, if all larger ones do.
        var (low, high) = (UInt64(0), value)
        while high - low > 1, attempts > 0 {
          let middle = low + (high - low) / 2
          if try accept(replacing(index, middle)) { high = middle } else { low = middle }
          if index >= best.count { break }
        }
        // They may not all work: the simplest kinds of values, one by one.
        for smaller in 1..<min(high, 8) where index < best.count && smaller < best[index] {
          if try accept(replacing(index, smaller)) { break }
        }
      }
      index += 1
    }
  }

  private func replacing(_ index: Int, _ value: UInt64) -> [UInt64] {
    var candidate = best
    candidate[index] = value
    return candidate
  }

  /// Takes a list if it is smaller and has the property.
  private mutating func accept(_ candidate: [UInt64]) throws -> Bool {
    guard attempts > 0, candidate.isSmaller(than: best), tried.insert(candidate).inserted else { return false }
    attempts -= 1
    guard let made = try holds(candidate), made.isSmaller(than: best) else { return false }
    best = made
    return true
  }
}

extension [UInt64] {
  fileprivate func isSmaller(than other: [UInt64]) -> Bool {
    count == other.count ? lexicographicallyPrecedes(other) : count < other.count
  }
}
