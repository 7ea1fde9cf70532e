/// The views that another view produces, most of which are created on demand.
///
/// Views come in runs: one for each view in the source code, and one for all rows of a `ForEach` whose number of views
/// follows from their type.
@MainActor
package struct ViewElementList {
  /// Consecutive views.
  package struct Run {
    package let count: Int
    /// The section that all the views belong to.
    package fileprivate(set) var section: SectionTrait?
    /// The identities of the views that have already been created.
    fileprivate var made: [ViewIdentity] = []
    /// The identity of each view, if known before the view is created.
    fileprivate let identity: (@MainActor (Int) -> AnyHashable)?
    fileprivate let element: @MainActor (Int) -> ViewElement
  }

  package private(set) var runs: [Run] = []
  /// The index of the first view in each run.
  package private(set) var starts: [Int] = []
  package private(set) var count = 0
  /// Whether the number of views depends on data: a single view has the same identities as one of several.
  package internal(set) var followsData = false

  package init() {}

  /// Creates a list of one view.
  package init(_ element: ViewElement) {
    append(
      Run(count: 1, section: element.traits.section, made: [element.context.place], identity: nil) { _ in element })
  }

  /// Creates a list of views that are created on demand.
  package init(
    count: Int, identity: @escaping @MainActor (Int) -> AnyHashable,
    element: @escaping @MainActor (Int) -> ViewElement
  ) {
    append(Run(count: count, identity: identity, element: element))
  }

  private mutating func append(_ run: Run) {
    guard run.count > 0 else { return }
    runs.append(run)
    starts.append(count)
    count += run.count
  }

  package mutating func append(_ list: ViewElementList) {
    let followsData = followsData || list.followsData
    if runs.isEmpty { self = list } else { for run in list.runs { append(run) } }
    self.followsData = followsData
  }

  package subscript(index: Int) -> ViewElement {
    let run = runIndex(of: index)
    return runs[run].element(index - starts[run])
  }

  /// All views, created immediately.
  package var all: [ViewElement] { (0..<count).map { self[$0] } }

  /// Returns the index of the run that contains a view. Cost: O(log n) in the number of runs.
  package func runIndex(of index: Int) -> Int {
    var low = 0
    var high = runs.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= index { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Returns the same views, each transformed when it is created.
  package func map(_ change: @escaping @MainActor (Int, ViewElement) -> ViewElement) -> ViewElementList {
    var changed = ViewElementList()
    changed.followsData = followsData
    for (run, start) in zip(runs, starts) {
      if run.count == 1, !run.made.isEmpty {
        changed.append(ViewElementList(change(start, run.element(0))))
      } else {
        changed.append(
          Run(count: run.count, section: run.section, made: run.made, identity: run.identity) {
            change(start + $0, run.element($0))
          })
      }
    }
    return changed
  }

  /// Returns the same views as part of a section.
  package func within(_ section: SectionTrait) -> ViewElementList {
    var list = map { _, element in
      var element = element
      element.traits.section = section
      return element
    }
    for index in list.runs.indices { list.runs[index].section = section }
    return list
  }

  /// The identities of the views that have already been created.
  package var madePlaces: [ViewIdentity] { runs.flatMap(\.made) }

  /// Returns the index of the first view with an identity. Cost: O(n); rows are created only if no row's own identity
  /// matches.
  package func firstIndex(of id: AnyHashable) -> Int? {
    for (run, start) in zip(runs, starts) {
      if let identity = run.identity, let found = (0..<run.count).first(where: { identity($0) == id }) {
        return start + found
      }
    }
    return (0..<count).first { index in
      let element = self[index]
      // Inspecting a view does not show it.
      element.context.place.leave()
      return element.traits.id == id
    }
  }
}
