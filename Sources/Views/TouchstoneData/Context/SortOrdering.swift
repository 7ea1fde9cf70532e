import Foundation

/// Sorts models by several descriptors. Each key of each model is read once, not once for each comparison.
struct SortOrdering<Model> {
  private let descriptors: [SortDescriptor<Model>]

  init(_ descriptors: [SortDescriptor<Model>]) { self.descriptors = descriptors }

  /// Returns the models in order; those that are equal keep theirs.
  func sorted(_ models: [Model]) -> [Model] {
    let columns = descriptors.map { (column(of: $0, models), isReversed: $0.order == .reverse) }
    let order = models.indices.sorted { first, second in
      for (column, isReversed) in columns {
        switch column.compare(first, second) {
        case .orderedSame: continue
        case .orderedAscending: return !isReversed
        case .orderedDescending: return isReversed
        }
      }
      return first < second
    }
    return order.map { models[$0] }
  }

  private func column(of descriptor: SortDescriptor<Model>, _ models: [Model]) -> any SortColumn {
    guard let path = descriptor.keyPath else { return DescriptorColumn(descriptors: [descriptor], models: models) }
    if let texts = texts(path, models) {
      return descriptor.stringComparator == .lexical ? KeyColumn(keys: texts) : TextColumn(texts)
    }
    let type = Swift.type(of: path).valueType
    if let comparable = type as? any Comparable.Type, let column = column(path, models, comparable) { return column }
    if let optional = type as? any OptionalValue.Type, let comparable = optional.wrapped as? any Comparable.Type,
      let column = column(path, models, comparable)
    {
      return column
    }
    return DescriptorColumn(descriptors: [descriptor], models: models)
  }

  private func texts(_ path: PartialKeyPath<Model>, _ models: [Model]) -> [String?]? {
    if let path = path as? KeyPath<Model, String> { return models.map { $0[keyPath: path] } }
    if let path = path as? KeyPath<Model, String?> { return models.map { $0[keyPath: path] } }
    return nil
  }

  private func column<Key: Comparable>(
    _ path: PartialKeyPath<Model>, _ models: [Model], _ type: Key.Type
  ) -> (any SortColumn)? {
    if let path = path as? KeyPath<Model, Key> { return KeyColumn<Key>(keys: models.map { $0[keyPath: path] }) }
    if let path = path as? KeyPath<Model, Key?> { return KeyColumn<Key>(keys: models.map { $0[keyPath: path] }) }
    return nil
  }
}

/// The keys of models for one descriptor.
private protocol SortColumn {
  func compare(_ first: Int, _ second: Int) -> ComparisonResult
}

/// Keys of one type. Models without a key come first, as `NULL` does in SQLite.
private struct KeyColumn<Key: Comparable>: SortColumn {
  let keys: [Key?]

  func compare(_ first: Int, _ second: Int) -> ComparisonResult {
    switch (keys[first], keys[second]) {
    case (nil, nil): .orderedSame
    case (nil, _): .orderedAscending
    case (_, nil): .orderedDescending
    case (let first?, let second?):
      first < second ? .orderedAscending : second < first ? .orderedDescending : .orderedSame
    }
  }
}

/// Texts in the order of people.
private struct TextColumn: SortColumn {
  private var keys = CollationKeys()
  private let ranges: [Range<Int>?]

  init(_ texts: [String?]) {
    var keys = CollationKeys()
    ranges = texts.map { $0.map { keys.append($0) } }
    self.keys = keys
  }

  func compare(_ first: Int, _ second: Int) -> ComparisonResult {
    switch (ranges[first], ranges[second]) {
    case (nil, nil): .orderedSame
    case (nil, _): .orderedAscending
    case (_, nil): .orderedDescending
    case (let first?, let second?): keys.compare(first, second)
    }
  }
}

/// The comparison of a descriptor without a key path; its order is applied by the caller.
private struct DescriptorColumn<Model>: SortColumn {
  // A list, because a descriptor itself has parts whose symbols Foundation does not export.
  let descriptors: [SortDescriptor<Model>]
  let models: [Model]

  func compare(_ first: Int, _ second: Int) -> ComparisonResult {
    let result = descriptors[0].compare(models[first], models[second])
    return descriptors[0].order == .forward ? result : ComparisonResult(rawValue: -result.rawValue) ?? result
  }
}
