/// The actions to run after an evaluation: for views that appeared, for visible rows, and for views that were removed.
@MainActor
struct PendingActions {
  private var appearances: [@MainActor () -> Void] = []
  /// The evaluated views of lazy containers.
  private var lazyRows: [LazyRow] = []
  private var gone: [@MainActor () -> Void] = []

  /// Registers an action to run after the evaluation.
  mutating func append(_ action: @escaping @MainActor () -> Void) { appearances.append(action) }

  /// Registers a view of a lazy container, whose actions run only if it is visible.
  mutating func append(_ row: LazyRow) { lazyRows.append(row) }

  /// Starts a separate list of actions.
  ///
  /// - Returns: The list so far, for ``endList(after:)``.
  mutating func beginList() -> [@MainActor () -> Void] {
    defer { appearances = [] }
    return appearances
  }

  /// Ends a list and restores the previous one.
  mutating func endList(after before: [@MainActor () -> Void]) -> [@MainActor () -> Void] {
    defer { appearances = before }
    return appearances
  }

  /// Removes identities that an evaluation did not visit, and those of rows that are not part of the tree.
  mutating func forgetPlaces(below root: ViewIdentity, outside tree: RenderNode, visit: Int) {
    let shown = Set(lazyRows.filter { $0.isShown(in: tree) }.map { ObjectIdentifier($0.place) })
    for row in lazyRows { row.place.leave() }
    for row in lazyRows where shown.contains(ObjectIdentifier(row.place)) {
      row.place.come(visit: visit)
      row.place.isRow = true
      appearances += row.actions
    }
    lazyRows = []
    gone = root.prune(visit: visit)
  }

  /// Discards actions of the previous evaluation that have not run.
  mutating func begin() { (appearances, lazyRows) = ([], []) }

  /// Removes and returns all actions.
  mutating func takeAll() -> [@MainActor () -> Void] {
    defer { forgetAll() }
    return gone + appearances
  }

  mutating func forgetAll() { (appearances, lazyRows, gone) = ([], [], []) }
}
