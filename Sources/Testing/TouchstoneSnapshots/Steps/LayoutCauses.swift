/// Tells which moves and new sizes follow from other edits, as far as numbers show it: a view that moved by what those before it
/// grew, and one that still holds what is in it, or fills what is around it, as before. All else is a cause.
struct LayoutCauses {
  private let tree: PairedFrames
  /// The views in which something changed that may need another size.
  private let disturbed: Set<Int>
  /// Those, and the views whose new size nothing explains.
  private var sources: Set<Int>
  /// By axis: the views that grew with something in them, and those that grew with something around or beside them.
  private var driven: [PairedFrames.Axis: Set<Int>] = [:]
  private var fitted: [PairedFrames.Axis: Set<Int>] = [:]

  /// - Parameter disturbed: The views in which something changed that may need another size.
  init(_ tree: PairedFrames, disturbed: Set<Int>) {
    self.tree = tree
    self.disturbed = disturbed
    sources = disturbed
    explainSizes()
    // What nothing explains is a cause, from the inside: those around it may have grown with it.
    var open = unexplained
    while !open.isEmpty {
      var around: Set<Int> = []
      for index in open { around.formUnion(tree.now.ancestors(of: index)) }
      let innermost = open.subtracting(around)
      let others = innermost.filter { !isFiller($0) }
      // Spacers, and what was added around the tested view, only fill what is there.
      if others.isEmpty, !sources.isEmpty { break }
      sources.formUnion(others.isEmpty ? innermost : others)
      explainSizes()
      open = unexplained
    }
  }

  /// Marks the consequences among the edits of views, which are given by their numbers.
  func mark(_ edits: inout [Int: [ViewEdit]]) {
    for index in edits.keys {
      for place in edits[index, default: []].indices {
        let isConsequence =
          switch edits[index]?[place].kind {
          case .resized: followsInSize(index)
          case .moved: PairedFrames.Axis.allCases.allSatisfy { !tree.isMoved(index, $0) || followsInPlace(index, $0) }
          default: false
          }
        if isConsequence { edits[index]?[place].isConsequence = true }
      }
    }
  }

  private func isFiller(_ index: Int) -> Bool {
    tree.now.items[index].isAdded || tree.now.items[index].name == "Spacer" && tree.now.items[index].module == nil
  }

  // MARK: Sizes

  private func followsInSize(_ index: Int) -> Bool {
    disturbed.contains(index) || !sources.contains(index) && (isFiller(index) || isExplained(index))
  }

  private func isExplained(_ index: Int) -> Bool {
    PairedFrames.Axis.allCases.allSatisfy { axis in
      !tree.isResized(index, axis) || driven[axis]?.contains(index) == true || fitted[axis]?.contains(index) == true
    }
  }

  private var unexplained: Set<Int> {
    Set(tree.resized.filter { !sources.contains($0) && !isExplained($0) })
  }

  private mutating func explainSizes() {
    for axis in PairedFrames.Axis.allCases {
      var inside = sources
      // Children have larger numbers.
      for index in tree.resized.reversed() where tree.isResized(index, axis) {
        let follows = tree.now.children[index].contains { inside.contains($0) && tree.isResized($0, axis) }
        if follows, tree.hugs(index, axis) { inside.insert(index) }
      }
      driven[axis] = inside
      fitted[axis] = []
    }
    for index in tree.resized where !sources.contains(index) {
      for axis in PairedFrames.Axis.allCases where tree.isResized(index, axis) && isFitted(index, axis) {
        fitted[axis]?.insert(index)
      }
      guard !isExplained(index), isWrapped(index) || keepsRatio(index) else { continue }
      for axis in PairedFrames.Axis.allCases { fitted[axis]?.insert(index) }
    }
  }

  /// Whether a view grew or shrank as the space for it did.
  private func isFitted(_ index: Int, _ axis: PairedFrames.Axis) -> Bool {
    guard let parent = tree.now.parents[index] else { return false }
    let siblings = tree.now.children[parent].filter { $0 != index && tree.isResized($0, axis) }
    let isOuter = tree.isResized(parent, axis) && (sources.contains(parent) || fitted[axis]?.contains(parent) == true)
    let hasDriven = siblings.contains { driven[axis]?.contains($0) == true }
    guard isOuter || hasDriven || disturbed.contains(parent) else { return false }
    if tree.isResized(parent, axis), tree.isEqual(tree.shift(index, axis), 0),
      tree.isEqual(tree.growth(index, axis), tree.growth(parent, axis))
    {
      return true
    }
    // It takes what those beside it leave in a place whose size it does not make.
    guard isOuter || !tree.isResized(parent, axis) else { return false }
    let free = siblings.filter { driven[axis]?.contains($0) != true && !isFiller($0) }
    let taken = siblings.filter { !tree.overlaps($0, index, axis) }.reduce(0) { $0 + tree.growth($1, axis) }
    return free.allSatisfy { tree.isEqual(tree.growth($0, axis), tree.growth(index, axis)) }
      && tree.isEqual(tree.growth(index, axis), tree.growth(parent, axis) - taken)
  }

  /// Whether a text, which is itself the same, has another size since there is more or less room for it.
  private func isWrapped(_ index: Int) -> Bool {
    guard tree.now.items[index].words != nil, let parent = tree.now.parents[index] else { return false }
    return PairedFrames.Axis.allCases.contains { axis in
      fitted[axis]?.contains(parent) == true || sources.contains(parent) && tree.isResized(parent, axis)
        || tree.now.children[parent].contains {
          $0 != index && tree.isResized($0, axis) && driven[axis]?.contains($0) == true
        }
    }
  }

  /// Whether a view fits along one axis, and along the other has the ratio that it had.
  private func keepsRatio(_ index: Int) -> Bool {
    PairedFrames.Axis.allCases.contains { fitted[$0]?.contains(index) == true } && tree.keepsRatio(index)
  }

  // MARK: Places

  /// Whether a view beside one that was added or removed still has the distance to the view before it: by how far the new one
  /// needs to move the first of those behind it is not known.
  private func keepsDistance(_ index: Int, _ axis: PairedFrames.Axis) -> Bool {
    var fillers: [Int] = []
    var before = tree.previous(of: index)
    while let filler = before, isFiller(filler) {
      fillers.append(filler)
      before = tree.previous(of: filler)
    }
    guard let before, !tree.overlaps(before, index, axis) else { return true }
    let (first, second) = tree.isBefore(before, index, axis) ? (before, index) : (index, before)
    let growth = ([first] + fillers).reduce(0) { $0 + tree.growth($1, axis) }
    return tree.isEqual(tree.shift(second, axis) - tree.shift(first, axis), growth)
  }

  private func followsInPlace(_ index: Int, _ axis: PairedFrames.Axis) -> Bool {
    if isFiller(index), !sources.isEmpty { return true }
    let (shift, own) = (tree.shift(index, axis), tree.growth(index, axis))
    let parent = tree.now.parents[index]
    if let parent, disturbed.contains(parent) { return keepsDistance(index, axis) }
    if let parent, sources.contains(parent), tree.isResized(parent, axis) { return true }
    let siblings = parent.map { tree.now.children[$0].filter { $0 != index } } ?? []
    let row = siblings.filter { !tree.overlaps($0, index, axis) }
    let before = row.filter { tree.isBefore($0, index, axis) }.reduce(0) { $0 + tree.growth($1, axis) }
    if tree.isEqual(shift, before) { return true }
    // The size of a row is made by the views in it: where these end says nothing of the distances between them.
    if row.isEmpty || parent.map({ driven[axis]?.contains($0) == true }) == false {
      // It is still at the end or in the middle of the place for it; or a row that is too long is.
      let rest = (parent.map { tree.growth($0, axis) } ?? 0) - own
      let all = row.reduce(0) { $0 + tree.growth($1, axis) }
      if [rest, rest / 2, before + (rest - all) / 2].contains(where: { tree.isEqual(shift, $0) }) { return true }
    }
    // The baselines of those beside each other meet.
    let beside = siblings.filter { tree.overlaps($0, index, axis) && !tree.overlaps($0, index, axis.other) }
    return !beside.isEmpty
      && (beside + [index]).contains { tree.isResized($0, axis) && abs(shift) <= abs(tree.growth($0, axis)) }
  }
}
