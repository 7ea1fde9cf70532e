/// The views of a golden paired with the same views now.
///
/// Pairing starts at the outermost views. Within a pair, children with the same name are paired in order, so that as many as
/// possible have the same contents and texts. A row that was inserted leaves the others paired.
struct OutlineAlignment {
  /// By the number of a view now: the number of the one of the golden.
  private(set) var golden: [Int: Int] = [:]
  /// By the number of a view of the golden: the number of the one now.
  private(set) var now: [Int: Int] = [:]

  /// The most comparisons of two lists of siblings; longer ones are paired from the start.
  private static let comparisonLimit = 250_000

  init(now new: OutlineTree, golden old: OutlineTree) {
    var open = [(new: new.roots, old: old.roots)]
    while let lists = open.popLast() {
      for (index, oldIndex) in Self.pairs(lists.new, new, lists.old, old) {
        golden[index] = oldIndex
        now[oldIndex] = index
        open.append((new.children[index], old.children[oldIndex]))
      }
    }
  }

  /// The pairs of two lists of siblings, in order, with the largest sum of likenesses.
  private static func pairs(_ a: [Int], _ new: OutlineTree, _ b: [Int], _ old: OutlineTree) -> [(Int, Int)] {
    guard a.count * b.count <= comparisonLimit else {
      return zip(a, b).filter { new.likeness(of: $0, to: $1, in: old) > 0 }
    }
    // By the numbers of siblings left in both lists: the largest sum.
    var best = Array(repeating: Array(repeating: 0, count: b.count + 1), count: a.count + 1)
    let likeness = a.map { index in b.map { new.likeness(of: index, to: $0, in: old) } }
    for i in a.indices.reversed() {
      for j in b.indices.reversed() {
        let pair = likeness[i][j]
        best[i][j] = max(best[i + 1][j], best[i][j + 1], pair > 0 ? best[i + 1][j + 1] + pair : 0)
      }
    }
    var pairs: [(Int, Int)] = []
    var (i, j) = (0, 0)
    while i < a.count, j < b.count {
      let pair = likeness[i][j]
      if pair > 0, best[i][j] == best[i + 1][j + 1] + pair {
        pairs.append((a[i], b[j]))
        (i, j) = (i + 1, j + 1)
      } else if best[i][j] == best[i + 1][j] {
        i += 1
      } else {
        j += 1
      }
    }
    return pairs
  }
}

/// The views of an outline as a tree.
struct OutlineTree {
  let items: [ViewOutline.Item]
  /// The views without others around them.
  private(set) var roots: [Int] = []
  /// By the number of a view: those in it.
  private(set) var children: [[Int]]
  /// By the number of a view: the one around it; nil for a root.
  private(set) var parents: [Int?]
  /// By the number of a view: a hash of what it is made of and says, and of all in it, without places.
  private var contents: [Int]

  init(_ items: [ViewOutline.Item]) {
    self.items = items
    children = Array(repeating: [], count: items.count)
    parents = Array(repeating: nil, count: items.count)
    contents = Array(repeating: 0, count: items.count)
    var open: [Int] = []
    for (index, item) in items.enumerated() {
      open.removeSubrange(min(item.depth, open.count)...)
      parents[index] = open.last
      if let parent = open.last { children[parent].append(index) } else { roots.append(index) }
      open.append(index)
    }
    for index in items.indices.reversed() {
      var hasher = Hasher()
      hasher.combine(items[index].qualifiedName)
      hasher.combine(items[index].words)
      hasher.combine(items[index].steps)
      for child in children[index] { hasher.combine(contents[child]) }
      contents[index] = hasher.finalize()
    }
  }

  /// Returns the likeness of a view to one of another outline; 0 if they cannot be the same.
  func likeness(of index: Int, to other: Int, in tree: OutlineTree) -> Int {
    let (a, b) = (items[index], tree.items[other])
    guard a.qualifiedName == b.qualifiedName else { return 0 }
    return 2 + (contents[index] == tree.contents[other] ? 16 : 0) + (a.words == b.words ? 4 : 0)
      + (a.steps == b.steps ? 2 : 0) + (a.frame.width == b.frame.width && a.frame.height == b.frame.height ? 1 : 0)
  }
}
