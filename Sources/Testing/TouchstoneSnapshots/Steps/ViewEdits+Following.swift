/// Edits that follow from others although no view between them says so.
extension ViewEdits {
  /// Notes symbols that grew as much as a font of the same picture: their new size follows from that font, and what is around
  /// them from their size.
  mutating func noteSymbols() {
    let ratios = Set(byView.values.joined().compactMap(\.fontRatio))
    for (index, old) in pairs.golden where !ratios.isEmpty && now.items[index].steps.contains(where: \.isSymbol) {
      let (frame, before) = (now.items[index].frame, golden.items[old].frame)
      guard !frame.hasSize(of: before) else { continue }
      let isLikeFont = ratios.contains { ratio in
        // Both sizes are whole pixels.
        max(abs(frame.width - before.width * ratio), abs(frame.height - before.height * ratio)) <= (1 + ratio) / scale
      }
      if isLikeFont { disturbed.insert(index) }
    }
  }

  /// Whether a view scales what it draws as much as its own size changed.
  func scalesWithSize(_ new: DrawingStep, since old: DrawingStep, at index: Int) -> Bool {
    guard let before = pairs.golden[index].map({ golden.items[$0].frame }), before.width > 0, before.height > 0,
      let now = new.scales, let then = old.scales
    else { return false }
    let frame = self.now.items[index].frame
    return abs(now.x / then.x - frame.width / before.width) < 0.01
      && abs(now.y / then.y - frame.height / before.height) < 0.01
  }

  /// The views that blur what is behind them, and how far a blur carries a colour.
  var backdrops: [(frame: PlacedView.Frame, reach: Double)] {
    zip(places.now, now.items).compactMap { view, item in
      item.steps.lazy.compactMap(\.blurRadius).first.map { (view.frame, 3 * $0) }
    }
  }
}

extension ViewEdit {
  /// The ratio of the font's new size to its old one; `nil` if the edit doesn't change a font's size.
  fileprivate var fontRatio: Double? {
    guard kind == .font, let size = after?.split(separator: " ").last.flatMap({ Double($0) }),
      let old = before?.split(separator: " ").last.flatMap({ Double($0) }), size != old,
      [size, old].allSatisfy((0.01...10_000).contains)
    else { return nil }
    return size / old
  }
}

extension DrawingStep {
  /// Whether it draws the outline of a symbol.
  fileprivate var isSymbol: Bool { kind == .fill && self[.name] != nil && self[.shape] != nil }

  /// The radius by which a backdrop is blurred, in points; nil for other steps.
  fileprivate var blurRadius: Double? {
    guard kind == .backdrop, let words = self[.effects]?.split(separator: " "), let index = words.firstIndex(of: "blur")
    else { return nil }
    return words.dropFirst(index + 1).first.flatMap { Double($0.filter { $0 != "," }) }
  }

  /// The factors of a transform that only scales.
  fileprivate var scales: (x: Double, y: Double)? {
    let numbers = self[.transform]?.split(separator: " ").compactMap { Double($0) } ?? []
    guard numbers.count == 4, numbers[1] == 0, numbers[2] == 0, numbers[0] != 0, numbers[3] != 0 else { return nil }
    return (numbers[0], numbers[3])
  }
}

extension PlacedView.Frame {
  /// By how much a number of a golden may be off: it has two decimals.
  static let rounding = 0.011

  func hasSize(of other: Self) -> Bool {
    max(abs(width - other.width), abs(height - other.height)) <= Self.rounding
  }
}
