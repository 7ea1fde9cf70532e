/// The frames of views now and in a golden, axis by axis.
struct PairedFrames {
  enum Axis: CaseIterable, Hashable {
    case x, y

    var other: Axis { self == .x ? .y : .x }
  }

  let now: OutlineTree
  private let golden: OutlineTree
  private let pairs: OutlineAlignment
  /// The difference up to which two lengths are the same: half a pixel, to which views are placed.
  private let tolerance: Double
  /// The views of another size, from the outside.
  let resized: [Int]

  init(now: OutlineTree, golden: OutlineTree, pairs: OutlineAlignment, scale: Double) {
    self.now = now
    self.golden = golden
    self.pairs = pairs
    tolerance = 0.5 / max(scale, 0.01) + 2 * PlacedView.Frame.rounding
    resized = now.items.indices.filter { index in
      pairs.golden[index].map { !now.items[index].frame.hasSize(of: golden.items[$0].frame) } ?? false
    }
  }

  func isEqual(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= tolerance }

  func isResized(_ index: Int, _ axis: Axis) -> Bool { abs(growth(index, axis)) > PlacedView.Frame.rounding }

  func isMoved(_ index: Int, _ axis: Axis) -> Bool { abs(shift(index, axis)) > 2 * PlacedView.Frame.rounding }

  /// By how much a view is longer than in the golden; 0 for one that is new.
  func growth(_ index: Int, _ axis: Axis) -> Double {
    guard let old = pairs.golden[index] else { return 0 }
    return now.items[index].frame.length(axis) - golden.items[old].frame.length(axis)
  }

  /// How far a view lies from where it was in the view around it.
  func shift(_ index: Int, _ axis: Axis) -> Double {
    guard let old = pairs.golden[index] else { return 0 }
    let origin = now.parents[index].map { now.items[$0].frame.start(axis) } ?? 0
    let oldOrigin = golden.parents[old].map { golden.items[$0].frame.start(axis) } ?? 0
    return now.items[index].frame.start(axis) - origin - golden.items[old].frame.start(axis) + oldOrigin
  }

  /// Returns the view before a view in the view around it; nil if there is none, or if one was added or removed between them.
  func previous(of index: Int) -> Int? {
    guard let siblings = now.parents[index].map({ now.children[$0] }), let place = siblings.firstIndex(of: index),
      place > 0, let old = pairs.golden[index], let before = pairs.golden[siblings[place - 1]],
      let order = golden.parents[old].map({ golden.children[$0] }), let oldPlace = order.firstIndex(of: old),
      oldPlace > 0, order[oldPlace - 1] == before
    else { return nil }
    return siblings[place - 1]
  }

  /// Whether two views were over each other along an axis in the golden.
  func overlaps(_ a: Int, _ b: Int, _ axis: Axis) -> Bool {
    guard let first = old(a), let second = old(b) else { return false }
    return first.start(axis) < second.end(axis) - tolerance && second.start(axis) < first.end(axis) - tolerance
  }

  /// Whether the first of two views that are not over each other came before the second.
  func isBefore(_ a: Int, _ b: Int, _ axis: Axis) -> Bool {
    guard let first = old(a), let second = old(b) else { return false }
    return first.start(axis) < second.start(axis)
  }

  func keepsRatio(_ index: Int) -> Bool {
    guard let old = old(index), old.width > 0 else { return false }
    let frame = now.items[index].frame
    return isEqual(frame.height, frame.width * old.height / old.width)
  }

  /// Whether a view has the distances to what is in it that it had; or none, if it has more room than that needs otherwise.
  func hugs(_ index: Int, _ axis: Axis) -> Bool {
    guard let old = pairs.golden[index], let insets = now.insets(index, axis), let before = golden.insets(old, axis)
    else { return false }
    if zip(insets, before).allSatisfy(isEqual) { return true }
    return [(insets, before), (before, insets)].contains { tight, wide in
      tight.allSatisfy { isEqual($0, 0) } && wide.allSatisfy { $0 > -tolerance }
    }
  }

  private func old(_ index: Int) -> PlacedView.Frame? { pairs.golden[index].map { golden.items[$0].frame } }
}

extension OutlineTree {
  /// The views around a view, from the inside.
  func ancestors(of index: Int) -> some Sequence<Int> {
    sequence(state: index) { (index: inout Int) -> Int? in
      guard let parent = parents[index] else { return nil }
      index = parent
      return parent
    }
  }

  /// The distances from a view to all that is in it, at its start and its end; nil if there is nothing.
  fileprivate func insets(_ index: Int, _ axis: PairedFrames.Axis) -> [Double]? {
    let inner = children[index].map { items[$0].frame }
    guard let start = inner.map({ $0.start(axis) }).min(), let end = inner.map({ $0.end(axis) }).max() else {
      return nil
    }
    return [start - items[index].frame.start(axis), items[index].frame.end(axis) - end]
  }
}

extension PlacedView.Frame {
  fileprivate func start(_ axis: PairedFrames.Axis) -> Double { axis == .x ? x : y }
  fileprivate func length(_ axis: PairedFrames.Axis) -> Double { axis == .x ? width : height }
  fileprivate func end(_ axis: PairedFrames.Axis) -> Double { start(axis) + length(axis) }
}
