/// Tells which moves and new sizes follow from other edits.
struct LayoutCauses {
  private let tree: OutlineTree
  /// The views in which something else may have changed their layout, and all around them.
  private var explained: Set<Int> = []

  /// - Parameter disturbed: The views in which something changed that may need another size.
  init(_ tree: OutlineTree, disturbed: Set<Int>) {
    self.tree = tree
    for index in disturbed {
      var view: Int? = index
      while let current = view, explained.insert(current).inserted { view = tree.parents[current] }
    }
  }

  /// Marks the consequences among the edits of views, which are given by their numbers.
  func mark(_ edits: inout [Int: [ViewEdit]]) {
    let resized = Set(edits.filter { $0.value.contains { $0.kind == .resized } }.keys)
    let starts = starts(of: resized)
    // Views with another size that something else explains: those in them follow. Views are numbered from the outside.
    var following: Set<Int> = []
    for index in edits.keys.sorted() {
      let parent = tree.parents[index]
      let isExplained = explained.contains(index) || parent.map(explained.contains) ?? false
      let follows = isExplained || parent.map(following.contains) ?? false
      for place in edits[index, default: []].indices {
        let isConsequence =
          switch edits[index]?[place].kind {
          case .resized: follows || !starts.contains(index)
          case .moved: follows || isPushed(index, by: resized)
          default: false
          }
        guard isConsequence else { continue }
        edits[index]?[place].isConsequence = true
        if follows, resized.contains(index) { following.insert(index) }
      }
    }
  }

  /// The innermost views of another size, where it began: those around them grew with them. Spacers, and what was added
  /// around the tested view, only fill what is there.
  private func starts(of resized: Set<Int>) -> Set<Int> {
    var around: Set<Int> = []
    for index in resized {
      var view = tree.parents[index]
      while let current = view, around.insert(current).inserted { view = tree.parents[current] }
    }
    let innermost = resized.subtracting(around)
    let others = innermost.filter { !Self.fillers.contains(tree.items[$0].name) && !tree.items[$0].isAdded }
    return others.isEmpty ? innermost : others
  }

  private static let fillers: Set<String> = ["Spacer", "Divider", "Color"]

  /// Whether the view around a view, or one beside it, has another size, so that the view is elsewhere.
  private func isPushed(_ index: Int, by resized: Set<Int>) -> Bool {
    guard let parent = tree.parents[index] else { return false }
    return resized.contains(parent) || tree.children[parent].contains { $0 != index && resized.contains($0) }
  }
}
