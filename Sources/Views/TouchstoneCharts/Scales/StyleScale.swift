import Foundation
import TouchstoneUI

/// A scale that maps values to styles, in order of appearance.
struct StyleScale<Value> {
  /// The values, in legend order.
  let keys: [_PlottedValue]
  private let indices: [_PlottedValue: Int]
  private let pairs: [_PlottedValue: Value]
  private let range: [Value]
  private let mapping: ((_PlottedValue) -> Value?)?

  /// - Parameter usual: Returns the styles of so many values, if the settings have none.
  init(_ used: [_PlottedValue], settings: StyleScaleSettings<Value>, usual: (_ count: Int) -> [Value]) {
    var seen = Set<_PlottedValue>()
    var keys: [_PlottedValue] = []
    for key in (settings.domainValues ?? []) + used where seen.insert(key).inserted { keys.append(key) }
    self.keys = keys
    indices = Dictionary(zip(keys, 0...), uniquingKeysWith: { first, _ in first })
    pairs = Dictionary((settings.pairs ?? []).map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    range = settings.range.flatMap { $0.isEmpty ? nil : $0 } ?? usual(keys.count)
    mapping = settings.mapping
  }

  /// Returns the style of a value; styles repeat if there are more values.
  func callAsFunction(_ key: _PlottedValue) -> Value? {
    if let value = mapping?(key) ?? pairs[key] { return value }
    return indices[key].flatMap { range.isEmpty ? nil : range[$0 % range.count] }
  }
}
