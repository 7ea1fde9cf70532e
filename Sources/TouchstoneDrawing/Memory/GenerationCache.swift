/// A dictionary of bounded cost that discards values that have not been used recently.
///
/// Values are kept in two generations. When the young one is full, it becomes the old one, and the previous old one is
/// discarded; using an old value moves it to the young generation. Every operation takes constant time.
package struct GenerationCache<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var cost: Int
  }

  private var young: [Key: Entry] = [:]
  private var old: [Key: Entry] = [:]
  private var youngCost = 0
  private let generationLimit: Int

  /// Creates an empty cache.
  ///
  /// - Parameter limit: The maximum total cost, which the cache exceeds by at most the cost of one value.
  package init(limit: Int) {
    generationLimit = max(limit / 2, 1)
  }

  /// Accesses the value for a key, which counts as a use.
  package subscript(key: Key) -> Value? {
    mutating get {
      if let entry = young[key] { return entry.value }
      guard let entry = old.removeValue(forKey: key) else { return nil }
      insert(entry.value, for: key, cost: entry.cost)
      return entry.value
    }
  }

  /// Stores a value.
  package mutating func insert(_ value: Value, for key: Key, cost: Int) {
    if youngCost + cost > generationLimit, !young.isEmpty {
      old = young
      young = [:]
      youngCost = 0
    }
    if let replaced = young.updateValue(Entry(value: value, cost: cost), forKey: key) {
      youngCost -= replaced.cost
    }
    youngCost += cost
  }

  /// The number of stored values.
  package var count: Int { young.count + old.count }
}
