extension Optional: Fuzzable where Wrapped: Fuzzable {
  /// Nothing, or a value.
  public static func fuzzed(_ choices: inout FuzzChoices) -> Wrapped? {
    choices.choose(below: 3) == 0 ? nil : Wrapped.fuzzed(&choices)
  }
}

extension Array: Fuzzable where Element: Fuzzable {
  /// None to eight elements, or up to forty.
  public static func fuzzed(_ choices: inout FuzzChoices) -> [Element] {
    let isLong = choices.choose(below: 4) == 3
    return choices.elements(0...(isLong ? 40 : 8), odds: isLong ? 40 : 4, Element.fuzzed)
  }
}

extension Set: Fuzzable where Element: Fuzzable {
  /// None to eight elements, or up to forty.
  public static func fuzzed(_ choices: inout FuzzChoices) -> Set { Set([Element].fuzzed(&choices)) }
}

extension Dictionary: Fuzzable where Key: Fuzzable, Value: Fuzzable {
  /// None to eight entries, or up to forty.
  public static func fuzzed(_ choices: inout FuzzChoices) -> [Key: Value] {
    let keys = [Key].fuzzed(&choices)
    return Dictionary(keys.map { ($0, Value.fuzzed(&choices)) }) { first, _ in first }
  }
}
