/// The place in a history at which a value changes for good, found by as few questions as the history has binary digits.
struct Bisection: Hashable {
  /// The last place with the value of the beginning.
  var last: Int
  /// The first known place with another value.
  var first: Int
  /// The places between them, whose values are not known: the change is at one of them, or at ``first``.
  var unknown: [Int] { last + 1 == first ? [] : Array(last + 1..<first) }

  /// Finds where a value changes.
  ///
  /// - Parameters:
  ///   - count: The number of places.
  ///   - value: Returns the value at a place; nil if it is not known. It is asked about the ends first, and of each place once.
  /// - Returns: nil if the ends have the same value, or one of them has none.
  init?<Value: Equatable>(count: Int, value: (Int) throws -> Value?) rethrows {
    guard count > 1, let begin = try value(0), let end = try value(count - 1), begin != end else { return nil }
    (last, first) = (0, count - 1)
    var silent: Set<Int> = []
    while first - last > 1 {
      let middle = (last + first) / 2
      // From the middle outwards, past the places that say nothing.
      let places = (last + 1..<first).filter { !silent.contains($0) }
        .sorted { (abs($0 - middle), $0) < (abs($1 - middle), $1) }
      guard let place = places.first else { return }
      switch try value(place) {
      case nil: silent.insert(place)
      case begin: last = place
      default: first = place
      }
    }
  }
}
