package import Foundation
import TouchstoneDrawing

/// The state of one tree of views, and whether it is out of date.
///
/// A class because properties of views refer to it when they change.
@MainActor
package final class GraphHost {
  package let root = GraphNode()
  /// The number of the evaluation that runs or ran last.
  package private(set) var visit = 0
  /// Whether something changed since the last evaluation began.
  package private(set) var isOutOfDate = true
  /// Called at each change; once for all that one action of a view changes.
  package var onChange: (@MainActor () -> Void)?
  /// How many actions of views run within each other, and whether they have changed something.
  private var actions = (depth: 0, haveChanged: false)
  package let diagnostics = DiagnosticLog()

  /// How deep views may lie in each other before the evaluation gives up, so that the stack does not overflow.
  ///
  /// Measured in debug builds, a level takes at most 2.8 KB of stack while it is evaluated and 5.6 KB while it is laid out
  /// (a grid; a stack takes 4.1 KB). Threads on Linux have stacks of 8 MB unless `ulimit -s` says otherwise.
  package static let maximumDepth = min(1000, StackRoom.bytes / 8192)

  private var storage: [String: AnyObject] = [:]
  /// How deep the view lies that is being evaluated.
  package private(set) var depth = 0
  private var appearances: [@MainActor () -> Void] = []
  /// The views of lazy containers that were evaluated.
  private var lazyRows: [LazyRow] = []
  /// What goes along with the changes since the last evaluation.
  private var pendingScopes: [Transaction.Scope] = []
  /// The changes whose animations somebody waits for.
  private var batches: [AnimationBatch] = []
  /// The time that the tree shows.
  private(set) var clock = RendererClock()
  /// Brings the tree up to date, where a change of another kind follows one that was not shown yet.
  package var flush: (@MainActor () -> Void)?
  private var isEvaluating = false
  /// Where the views lie that others take over the place of.
  var matchedFrames: [MatchedGeometryKey: AnimatedValue<CGRect.AnimatableData>] = [:]
  package var usesMatchedGeometry = false
  /// What is to be done now that views are gone.
  private var gone: [@MainActor () -> Void] = []
  private let reads = ObservedReads()
  /// What has put the tree out of date since the last evaluation began; each thing once.
  package private(set) var changes: [String] = []
  /// The action of the renderer's own that runs, for the sources of changes.
  var cause: String?

  /// Where the actions stand that run beside the tree, by a number of each.
  private var runningTasks: [Int: String] = [:]
  private var taskCount = 0

  package init() {}

  /// Where the actions stand that still run, in the order in which they began.
  package var runningTaskSources: [String] { runningTasks.sorted { $0.key < $1.key }.map(\.value) }

  /// Notes that an action has begun.
  func taskStarted(at source: String) -> Int {
    taskCount += 1
    runningTasks[taskCount] = source
    return taskCount
  }

  /// Notes that an action has ended.
  func taskEnded(_ number: Int) {
    runningTasks[number] = nil
  }

  /// Notes that something changed which a view depends on, and what goes along with the change.
  func invalidate(by scope: Transaction.Scope? = nil, source: ChangeSource) {
    if let scope {
      scope.isTaken = true
      if !pendingScopes.contains(where: { $0 === scope }) { pendingScopes.append(scope) }
    }
    let change = cause.map { "\(source), set by \($0)" } ?? "\(source)"
    if !changes.contains(change) { changes.append(change) }
    isOutOfDate = true
    if actions.depth > 0 { actions.haveChanged = true } else { onChange?() }
  }

  /// Runs an action of a view. However much it changes, the change is told once, at its end.
  package func perform(_ action: @MainActor () -> Void) {
    actions.depth += 1
    action()
    actions.depth -= 1
    guard actions.depth == 0, actions.haveChanged else { return }
    actions.haveChanged = false
    onChange?()
  }

  /// Evaluates a view as the root of the tree, and lays it out.
  package func evaluate<Content: View>(
    _ view: Content, environment: EnvironmentValues, layOut: ([Node]) -> Node
  ) -> Node {
    visit += 1
    isOutOfDate = false
    changes = []
    depth = 0
    appearances = []
    lazyRows = []
    clock = environment.clock
    isEvaluating = true
    var environment = environment
    environment.transaction = Transaction()
    for scope in pendingScopes {
      environment.transaction = scope.transaction
      let batch = AnimationBatch(scope.transaction.completions, at: clock.elapsed)
      environment.transaction.batch = batch
      batches.append(batch)
    }
    pendingScopes = []
    let context = EvaluationContext(host: self, place: root, environment: environment)
    let outer = BodyRecord.current
    BodyRecord.current = nil
    defer { BodyRecord.current = outer }
    // What closures read that are called while views are evaluated and laid out counts as well.
    return reads.track {
      let node = layOut(context.child(.content).evaluate(view))
      forgetPlaces(outside: node)
      return node
    } onChange: { [weak self] scope in
      self?.invalidate(by: scope, source: .model(reader: "a closure"))
    }
  }

  /// Forgets the places that the evaluation did not come by, and those of rows that do not show in the tree.
  private func forgetPlaces(outside tree: Node) {
    let shown = Set(lazyRows.filter { $0.isShown(in: tree) }.map { ObjectIdentifier($0.place) })
    for row in lazyRows { row.place.leave() }
    for row in lazyRows where shown.contains(ObjectIdentifier(row.place)) {
      row.place.come(visit: visit)
      appearances += row.actions
    }
    lazyRows = []
    gone = root.prune(visit: visit)
  }

  /// Ends an evaluation: runs what waits for views to go and to appear.
  package func finishEvaluation() {
    isEvaluating = false
    // In a settled picture animations have ended. What waits for their end comes last.
    let ended = batches.flatMap { clock.isRunning ? $0.due(at: clock.elapsed) : $0.all() }
    batches.removeAll { $0.nextEnd == nil }
    let waiting = gone + appearances + ended
    gone = []
    appearances = []
    for action in waiting { action() }
  }

  /// Evaluates a view of a lazy container; what waits for its appearance runs only if it is shown in the end.
  package func lazyRow(at place: GraphNode, _ body: () -> [Node]) -> LazyRow {
    var nodes: [Node] = []
    let actions = withheld { nodes = body() }
    let row = LazyRow(place: place, nodes: nodes, actions: actions)
    lazyRows.append(row)
    return row
  }

  /// Runs something, and returns what it wants done after the evaluation.
  package func withheld(_ body: () -> Void) -> [@MainActor () -> Void] {
    let before = appearances
    appearances = []
    body()
    defer { appearances = before }
    return appearances
  }

  /// Starts to wait for the animations of a change that the renderer itself makes.
  func start(_ transaction: Transaction, lasting least: TimeInterval = 0) -> Transaction {
    var transaction = transaction
    let batch = AnimationBatch(transaction.completions, at: clock.elapsed + least)
    transaction.batch = batch
    batches.append(batch)
    return transaction
  }

  /// When something happens next by itself, if ever: the end of an animation that somebody waits for.
  package var nextEvent: TimeInterval? {
    batches.compactMap(\.nextEnd).filter { $0 > clock.elapsed }.min()
  }

  /// Asks for a further evaluation, as the tree that is being evaluated is the start of a change.
  func evaluateAgain() {
    isOutOfDate = true
    if !changes.contains(ChangeSource.animation.description) { changes.append(ChangeSource.animation.description) }
  }

  /// Notes an action that runs once the tree that is being evaluated stands.
  package func afterEvaluation(_ action: @escaping @MainActor () -> Void) {
    appearances.append(action)
  }

  /// Where the value of a key is kept: one place for all properties that name it.
  package func stored<Value>(_ initialValue: Value, key: String) -> StateLocation<Value> {
    if let known = storage[key] as? StateLocation<Value> { return known }
    let location = StateLocation(initialValue, host: self)
    storage[key] = location
    return location
  }

  /// Shows what has changed so far, before a change with another transaction: each goes its own way.
  func prepareForChange(by scope: Transaction.Scope?) {
    guard clock.isRunning, isOutOfDate, !isEvaluating, visit > 0, pendingScopes.last !== scope else { return }
    flush?()
  }

  /// Evaluates what was put off, as deep as it lies.
  package func resuming<Result>(at depth: Int, _ body: () -> Result) -> Result {
    let before = self.depth
    self.depth = depth
    defer { self.depth = before }
    return body()
  }

  /// Forgets the state of the views and what waits, as nothing will be drawn any more.
  ///
  /// The memory of a view may keep views, and a view whose content is evaluated late keeps its host: without this, such a
  /// tree would never end.
  package func forgetAll() {
    root.forgetAll()
    storage = [:]
    matchedFrames = [:]
    (appearances, lazyRows, gone, batches, pendingScopes) = ([], [], [], [], [])
    (flush, onChange) = (nil, nil)
  }

  func enter() -> Bool {
    depth += 1
    guard depth <= Self.maximumDepth else {
      diagnostics.report(.tooDeep(limit: Self.maximumDepth))
      return false
    }
    return true
  }

  func leave() {
    depth -= 1
  }
}
