/// A dictionary of bounded cost that forgets what was not used for long.
///
/// Values live in two generations. When the young one is full it becomes the old one, and what was old is dropped;
/// an old value that is asked for turns young again. Every step takes constant time.
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
  /// - Parameter limit: The cost of all values together that the cache does not exceed by more than one value's.
  package init(limit: Int) {
    generationLimit = max(limit / 2, 1)
  }

  /// The value of a key, which counts as a use.
  package subscript(key: Key) -> Value? {
    mutating get {
      if let entry = young[key] { return entry.value }
      guard let entry = old.removeValue(forKey: key) else { return nil }
      insert(entry.value, for: key, cost: entry.cost)
      return entry.value
    }
  }

  /// Keeps a value.
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

  /// The number of values that are kept.
  package var count: Int { young.count + old.count }
}
