/// The distinct categories of a scale, in order, with their indices.
///
/// A class because an axis may have a million categories, which scales of several sizes share.
final class Categories {
  let values: [_PlottedValue]
  private let numbers: [_PlottedValue: Int]

  init(_ values: [_PlottedValue]) {
    var collected = Collected()
    for value in values { collected.add(value) }
    (self.values, numbers) = (collected.values, collected.numbers)
  }

  init(_ collected: Collected) { (values, numbers) = (collected.values, collected.numbers) }

  /// Returns the zero-based index of a category, or `nil` for other values.
  func number(of value: _PlottedValue) -> Int? { numbers[value] }

  /// Categories that are being collected.
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
