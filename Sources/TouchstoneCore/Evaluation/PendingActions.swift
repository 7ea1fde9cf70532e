/// What is to be done once an evaluation is over: for views that appeared, for rows that show, for views that are gone.
@MainActor
struct PendingActions {
  private var appearances: [@MainActor () -> Void] = []
  /// The views of lazy containers that were evaluated.
  private var lazyRows: [LazyRow] = []
  private var gone: [@MainActor () -> Void] = []

  /// Notes what is to be done once the tree stands.
  mutating func append(_ action: @escaping @MainActor () -> Void) { appearances.append(action) }

  /// Notes a view of a lazy container; what it wants done is done only if it shows.
  mutating func append(_ row: LazyRow) { lazyRows.append(row) }

  /// Starts a list of what something wants done.
  ///
  /// - Returns: The list so far, for ``endList(after:)``.
  mutating func beginList() -> [@MainActor () -> Void] {
    defer { appearances = [] }
    return appearances
  }

  /// Ends a list, and takes up the one before.
  mutating func endList(after before: [@MainActor () -> Void]) -> [@MainActor () -> Void] {
    defer { appearances = before }
    return appearances
  }

  /// Forgets the places that an evaluation did not come by, and those of rows that do not show in the tree.
  mutating func forgetPlaces(below root: ViewIdentity, outside tree: RenderNode, visit: Int) {
    let shown = Set(lazyRows.filter { $0.isShown(in: tree) }.map { ObjectIdentifier($0.place) })
    for row in lazyRows { row.place.leave() }
    for row in lazyRows where shown.contains(ObjectIdentifier(row.place)) {
      row.place.come(visit: visit)
      appearances += row.actions
    }
    lazyRows = []
    gone = root.prune(visit: visit)
  }

  /// Forgets what the evaluation before wanted done and was not.
  mutating func begin() { (appearances, lazyRows) = ([], []) }

  /// All that is to be done, each given once.
  mutating func takeAll() -> [@MainActor () -> Void] {
    defer { forgetAll() }
    return gone + appearances
  }

  mutating func forgetAll() { (appearances, lazyRows, gone) = ([], [], []) }
}
