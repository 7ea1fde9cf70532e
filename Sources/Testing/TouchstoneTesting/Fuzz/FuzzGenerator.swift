/// Generates values for one argument of a view.
///
///     assertFuzz(of: StarRating.init, with: .range(0...5))
public struct FuzzGenerator<Value>: Sendable {
  /// Generates a value. If all choices are 0, it is the simplest one.
  public let make: @Sendable (inout FuzzChoices) -> Value

  /// Creates a generator from a function.
  public init(_ make: @escaping @Sendable (inout FuzzChoices) -> Value) {
    self.make = make
  }

  /// Returns a generator of what a function makes of the values.
  public func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> FuzzGenerator<Other> {
    FuzzGenerator<Other> { transform(make(&$0)) }
  }

  /// One of some values; the simplest is the first.
  public static func one(of values: [Value]) -> FuzzGenerator where Value: Sendable {
    precondition(!values.isEmpty, "There is no value to choose: FuzzGenerator.one(of: [])")
    return FuzzGenerator { $0.choose(from: values) }
  }

  /// Arrays of some lengths; the simplest is the shortest.
  public static func array<Element>(
    of element: FuzzGenerator<Element>, count: ClosedRange<Int> = 0...8
  ) -> FuzzGenerator where Value == [Element] {
    FuzzGenerator { $0.elements(count, odds: count.count, element.make) }
  }

  /// Tuples.
  public static func tuple<each Part>(
    _ parts: repeat FuzzGenerator<each Part>
  ) -> FuzzGenerator where Value == (repeat each Part) {
    FuzzGenerator { choices in (repeat (each parts).make(&choices)) }
  }
}

extension FuzzGenerator where Value: Fuzzable {
  /// The values that the type generates.
  public static var any: FuzzGenerator { FuzzGenerator { Value.fuzzed(&$0) } }
}

extension FuzzGenerator where Value: FixedWidthInteger & Sendable {
  /// Whole numbers of a range; the simplest is the first, and the last is frequent.
  public static func range(_ range: ClosedRange<Value>) -> FuzzGenerator {
    let (low, high) = (Int64(clamping: range.lowerBound), Int64(clamping: range.upperBound))
    let steps = Int(min(UInt64(bitPattern: high &- low), UInt64(UInt32.max)))
    return FuzzGenerator { choices in
      // One of the ends, or any.
      guard choices.choose(below: 2) == 1 else {
        return choices.choose(below: 2) == 0 ? range.lowerBound : range.upperBound
      }
      return Value(clamping: low &+ Int64(choices.choose(below: steps + 1)))
    }
  }
}

extension FuzzGenerator where Value: BinaryFloatingPoint & Sendable {
  /// Numbers of a range: its ends, and 999 between them.
  public static func range(_ range: ClosedRange<Value>) -> FuzzGenerator {
    FuzzGenerator { choices in
      range.lowerBound + (range.upperBound - range.lowerBound) * Value(choices.choose(below: 1001)) / 1000
    }
  }
}

extension FuzzGenerator where Value: BinaryFloatingPoint & Fuzzable & Sendable {
  /// All kinds of numbers, with infinite ones and what is not a number.
  public static var withNonFinite: FuzzGenerator {
    FuzzGenerator { choices in
      let kind = choices.choose(below: 8)
      let value = Value.fuzzed(&choices)
      let special: [Value] = [.nan, .infinity, -.infinity]
      return special.indices.contains(kind - 1) ? special[kind - 1] : value
    }
  }
}
