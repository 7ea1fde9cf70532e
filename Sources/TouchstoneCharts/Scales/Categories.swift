/// The categories of a scale in their order, each once, with their numbers.
///
/// A class because an axis may have a million of them, and scales of several sizes share them.
final class Categories {
  let values: [_PlottedValue]
  private let numbers: [_PlottedValue: Int]

  init(_ values: [_PlottedValue]) {
    var collected = Collected()
    for value in values { collected.add(value) }
    (self.values, numbers) = (collected.values, collected.numbers)
  }

  init(_ collected: Collected) { (values, numbers) = (collected.values, collected.numbers) }

  /// The number of a category from 0 on, or `nil` for a value that is none.
  func number(of value: _PlottedValue) -> Int? { numbers[value] }

  /// Categories while they are collected.
  struct Collected {
    fileprivate(set) var values: [_PlottedValue] = []
    fileprivate var numbers: [_PlottedValue: Int] = [:]

    mutating func add(_ value: _PlottedValue) {
      let number = numbers[value, default: values.count]
      guard number == values.count else { return }
      numbers[value] = number
      values.append(value)
    }
  }
}

extension Categories: Equatable {
  static func == (one: Categories, other: Categories) -> Bool { one === other || one.values == other.values }
}
