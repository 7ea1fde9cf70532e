package import Foundation
import TouchstoneDrawing

/// The state of one tree of views, and whether it is out of date.
///
/// A class because properties of views refer to it when they change.
@MainActor
package final class EvaluationHost {
  package let root = ViewIdentity()
  /// The number of the evaluation that runs or ran last.
  package private(set) var visit = 0
  /// Whether something changed since the last evaluation began.
  package private(set) var isOutOfDate = true
  /// Called at each change; once for all that one action of a view changes.
  package var onChange: (@MainActor () -> Void)?
  /// Brings the tree up to date, where a change of another kind follows one that was not shown yet.
  package var flush: (@MainActor () -> Void)?

  package let diagnostics = DiagnosticLog()
  /// What has put the tree out of date.
  package internal(set) var log = ChangeLog()
  /// The actions that run beside the tree.
  package internal(set) var tasks = RunningTasks()
  private var schedule = AnimationSchedule()
  private var pending = PendingActions()
  private let reads = ObservedReads()
  /// The values that have a name in the whole tree.
  private var storage: [String: AnyObject] = [:]

  /// How deep the view lies that is being evaluated.
  package private(set) var depth = 0
  private var isEvaluating = false
  /// How many actions of views run within each other, and whether they have changed something.
  private var actions = (depth: 0, haveChanged: false)
  /// Where the views lie that others take over the place of.
  var matchedFrames: [MatchedGeometryKey: AnimatedValue<CGRect.AnimatableData>] = [:]
  package var usesMatchedGeometry = false

  package init() {}

  /// Forgets the state of the views and what waits, as nothing will be drawn any more.
  ///
  /// The memory of a view may keep views, and a view whose content is evaluated late keeps its host: without this, such a
  /// tree would never end.
  package func forgetAll() {
    root.forgetAll()
    storage = [:]
    matchedFrames = [:]
    pending.forgetAll()
    schedule.forgetAll()
    (flush, onChange) = (nil, nil)
  }

  /// Where the value of a key is kept: one place for all properties that name it.
  package func stored<Value>(_ initialValue: Value, key: String) -> StateLocation<Value> {
    if let known = storage[key] as? StateLocation<Value> { return known }
    let location = StateLocation(initialValue, host: self)
    storage[key] = location
    return location
  }
}

// MARK: Changes

extension EvaluationHost {
  /// Notes that something changed which a view depends on, and what goes along with the change.
  func invalidate(by scope: Transaction.Scope? = nil, source: ChangeSource) {
    if let scope { schedule.take(scope) }
    log.note(source)
    isOutOfDate = true
    if actions.depth > 0 { actions.haveChanged = true } else { onChange?() }
  }

  /// Asks for a further evaluation, as the tree that is being evaluated is the start of a change.
  func evaluateAgain() {
    log.note(.animation)
    isOutOfDate = true
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

  /// Shows what has changed so far, before a change with another transaction: each goes its own way.
  func prepareForChange(by scope: Transaction.Scope?) {
    guard clock.isRunning, isOutOfDate, !isEvaluating, visit > 0, schedule.isOther(scope) else { return }
    flush?()
  }
}

// MARK: Evaluation

extension EvaluationHost {
  /// How deep views may lie in each other before the evaluation gives up, so that the stack does not overflow.
  ///
  /// Measured in debug builds, a level takes at most 2.8 KB of stack while it is evaluated and 5.6 KB while it is laid out
  /// (a grid; a stack takes 4.1 KB). Threads on Linux have stacks of 8 MB unless `ulimit -s` says otherwise.
  package static let maximumDepth = min(1000, StackRoom.bytes / 8192)

  /// Evaluates a view as the root of the tree, and lays it out.
  package func evaluate<Content: View>(
    _ view: Content, environment: EnvironmentValues, layOut: ([RenderNode]) -> RenderNode
  ) -> RenderNode {
    visit += 1
    isOutOfDate = false
    log.clear()
    depth = 0
    pending.begin()
    isEvaluating = true
    var environment = environment
    environment.transaction = schedule.begin(at: environment.clock)
    let context = EvaluationContext(host: self, place: root, environment: environment)
    let outer = BodyRecord.current
    BodyRecord.current = nil
    defer { BodyRecord.current = outer }
    // What closures read that are called while views are evaluated and laid out counts as well.
    return reads.track {
      let node = layOut(context.child(.content).evaluate(view))
      pending.forgetPlaces(below: root, outside: node, visit: visit)
      return node
    } onChange: { [weak self] scope in
      self?.invalidate(by: scope, source: .model(reader: "a closure"))
    }
  }

  /// Ends an evaluation: runs what waits for views to go and to appear, then what waits for animations to end.
  package func finishEvaluation() {
    isEvaluating = false
    let ended = schedule.ended()
    for action in pending.takeAll() + ended { action() }
  }

  /// Notes an action that runs once the tree that is being evaluated stands.
  package func afterEvaluation(_ action: @escaping @MainActor () -> Void) { pending.append(action) }

  /// Evaluates a view of a lazy container; what waits for its appearance runs only if it is shown in the end.
  package func lazyRow(at place: ViewIdentity, _ body: () -> [RenderNode]) -> LazyRow {
    var nodes: [RenderNode] = []
    let actions = withheld { nodes = body() }
    let row = LazyRow(place: place, nodes: nodes, actions: actions)
    pending.append(row)
    return row
  }

  /// Runs something, and returns what it wants done after the evaluation.
  package func withheld(_ body: () -> Void) -> [@MainActor () -> Void] {
    let before = pending.beginList()
    body()
    return pending.endList(after: before)
  }

  /// Evaluates what was put off, as deep as it lies.
  package func resuming<Result>(at depth: Int, _ body: () -> Result) -> Result {
    let before = self.depth
    self.depth = depth
    defer { self.depth = before }
    return body()
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

// MARK: Animation

extension EvaluationHost {
  /// The time that the tree shows.
  var clock: RendererClock { schedule.clock }

  /// Starts to wait for the animations of a change that the renderer itself makes.
  func start(_ transaction: Transaction, lasting least: TimeInterval = 0) -> Transaction {
    schedule.start(transaction, lasting: least)
  }

  /// When something happens next by itself, if ever: the end of an animation that somebody waits for.
  package var nextEvent: TimeInterval? { schedule.nextEnd }
}
