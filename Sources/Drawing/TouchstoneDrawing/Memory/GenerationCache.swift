/// A dictionary of bounded cost that discards values that have not been used recently.
///
/// Values are kept in two generations. When the young one is full, it becomes the old one, and the previous old one is
/// discarded; using an old value moves it to the young generation. Every operation takes constant time.
///
/// It can be inlined, because other modules would otherwise look up the types of keys and values in each call, which takes
/// as long as finding the value.
package struct GenerationCache<Key: Hashable, Value> {
  @usableFromInline struct Entry {
    @usableFromInline var value: Value
    @usableFromInline var cost: Int

    @inlinable init(value: Value, cost: Int) {
      self.value = value
      self.cost = cost
    }
  }

  @usableFromInline var young: [Key: Entry] = [:]
  @usableFromInline var old: [Key: Entry] = [:]
  @usableFromInline var youngCost = 0
  @usableFromInline let generationLimit: Int

  /// Creates an empty cache.
  ///
  /// - Parameter limit: The maximum total cost, which the cache exceeds by at most the cost of one value.
  package init(limit: Int) {
    generationLimit = max(limit / 2, 1)
  }

  /// Accesses the value for a key, which counts as a use.
  @inlinable package subscript(key: Key) -> Value? {
    mutating get {
      if let entry = young[key] { return entry.value }
      guard let entry = old[key] else { return nil }
      // The old entry stays until its generation is discarded: it has the same value, and removing it takes longer.
      insert(entry.value, for: key, cost: entry.cost)
      return entry.value
    }
  }

  /// Stores a value.
  @inlinable package mutating func insert(_ value: Value, for key: Key, cost: Int) {
    if youngCost + cost > generationLimit, !young.isEmpty {
      old = young
      // As many will fit: growing would hash every key again.
      young = Dictionary(minimumCapacity: old.count)
      youngCost = 0
    }
    if let replaced = young.updateValue(Entry(value: value, cost: cost), forKey: key) {
      youngCost -= replaced.cost
    }
    youngCost += cost
  }

  /// The number of stored values.
  package var count: Int { young.count + old.keys.count { young[$0] == nil } }
}
