/// The views that another view stands for, most of them not made before they are asked for.
///
/// Views come in runs: one for each view that is written out, and one for all the rows of a `ForEach` whose number of
/// views can be told from their type.
@MainActor
package struct ViewElementList {
  /// Views that follow one another.
  package struct Run {
    package let count: Int
    /// The part of a section that all of them belong to.
    package fileprivate(set) var section: SectionTrait?
    /// The places of those that are made already.
    fileprivate var made: [ViewIdentity] = []
    /// What tells a view from the others where that is known before the view is made.
    fileprivate let identity: (@MainActor (Int) -> AnyHashable)?
    fileprivate let element: @MainActor (Int) -> ViewElement
  }

  package private(set) var runs: [Run] = []
  /// The number of the first view of each run.
  package private(set) var starts: [Int] = []
  package private(set) var count = 0

  package init() {}

  /// Creates a list of one view.
  package init(_ element: ViewElement) {
    append(
      Run(count: 1, section: element.traits.section, made: [element.context.place], identity: nil) { _ in element })
  }

  /// Creates a list of views that are made when they are asked for.
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
    if runs.isEmpty { self = list } else { for run in list.runs { append(run) } }
  }

  package subscript(index: Int) -> ViewElement {
    let run = runIndex(of: index)
    return runs[run].element(index - starts[run])
  }

  /// All views, made now.
  package var all: [ViewElement] { (0..<count).map { self[$0] } }

  /// The run that a view belongs to. Cost: O(log n) of the number of runs.
  package func runIndex(of index: Int) -> Int {
    var low = 0
    var high = runs.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= index { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The same views, each changed when it is made.
  package func map(_ change: @escaping @MainActor (Int, ViewElement) -> ViewElement) -> ViewElementList {
    var changed = ViewElementList()
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

  /// The same views as a part of a section.
  package func within(_ section: SectionTrait) -> ViewElementList {
    var list = map { _, element in
      var element = element
      element.traits.section = section
      return element
    }
    for index in list.runs.indices { list.runs[index].section = section }
    return list
  }

  /// The places of the views that are made already.
  package var madePlaces: [ViewIdentity] { runs.flatMap(\.made) }

  /// The first view of an identity. Cost: O(n); rows are made only if no row's own identity matches.
  package func firstIndex(of id: AnyHashable) -> Int? {
    for (run, start) in zip(runs, starts) {
      if let identity = run.identity, let found = (0..<run.count).first(where: { identity($0) == id }) {
        return start + found
      }
    }
    return (0..<count).first { index in
      let element = self[index]
      // To look at a view is not to show it.
      element.context.place.leave()
      return element.traits.id == id
    }
  }
}
