/// The choices from which a value is generated: whole numbers, each with a limit.
///
/// They come from a seed or from a list of earlier choices. A generator that makes its simplest value of zeros and fewer
/// choices needs no code that simplifies its values: the choices are simplified, and the value is generated again.
///
/// - Source: MacIver and Donaldson, "Test-Case Reduction via Test-Case Generation: Insights from the Hypothesis Reducer",
///   ECOOP 2020.
public struct FuzzChoices: Sendable {
  /// Where choices come from.
  private enum Origin: Sendable {
    /// A generator of numbers, and how many of four choices are 0.
    case seed(SplitMix64, zeros: UInt64)
    case list([UInt64])
  }

  private var origin: Origin
  /// The choices that were made.
  private(set) var made: [UInt64] = []
  /// The texts that were generated, in order.
  private(set) var texts: [String] = []
  /// Texts in place of generated ones, by their places.
  private let substitutes: [Int: String]

  /// Choices of a seed. Seed 0 chooses only zeros; of each four others, one chooses simple values more rarely than the next.
  init(seed: UInt64) {
    origin = seed == 0 ? .list([]) : .seed(SplitMix64(state: seed), zeros: seed % 4)
    substitutes = [:]
  }

  /// Choices that were made before, and zeros where there are no more.
  init(_ list: [UInt64], substituting substitutes: [Int: String] = [:]) {
    origin = .list(list)
    self.substitutes = substitutes
  }

  /// Returns a whole number from 0 up to, but not including, a limit, of which there is at least one.
  public mutating func choose(below limit: Int) -> Int {
    precondition(limit > 0, "There is nothing to choose below \(limit).")
    let choice: UInt64
    switch origin {
    case .seed(var numbers, let zeros):
      let isZero = numbers.next() % 4 < zeros
      choice = isZero ? 0 : numbers.next() % UInt64(limit)
      origin = .seed(numbers, zeros: zeros)
    case .list(let list):
      choice = made.count < list.count ? min(list[made.count], UInt64(limit) - 1) : 0
    }
    made.append(choice)
    return Int(choice)
  }

  /// Returns one of several values, the simplest of which is the first.
  public mutating func choose<Value>(from values: [Value]) -> Value { values[choose(below: values.count)] }

  /// Returns elements, each behind a choice of whether there is one more, so that one that is left out takes it with it.
  ///
  /// - Parameters:
  ///   - count: The least and the greatest number of elements.
  ///   - odds: One of so many choices ends the elements.
  mutating func elements<Element>(
    _ count: ClosedRange<Int>, odds: Int, _ make: (inout FuzzChoices) -> Element
  ) -> [Element] {
    var elements: [Element] = []
    while elements.count < count.upperBound {
      if elements.count >= count.lowerBound, choose(below: odds) == 0 { break }
      elements.append(make(&self))
    }
    return elements
  }

  /// Notes a generated text, and returns what to use.
  mutating func note(_ text: String) -> String {
    texts.append(text)
    return substitutes[texts.count - 1] ?? text
  }
}

/// A generator of numbers whose sequence is the same everywhere.
///
/// - Source: Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", OOPSLA 2014.
struct SplitMix64: Sendable {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
