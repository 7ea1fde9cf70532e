package import Foundation
import TouchstoneDrawing

/// The state of a view tree, and whether it is out of date.
///
/// This is a class because properties of views refer to it when they change.
@MainActor
package final class EvaluationHost {
  package let root = ViewIdentity()
  /// The number of the current or most recent evaluation.
  package private(set) var visit = 0
  /// The number of the current or most recent picture, which takes one evaluation or several.
  package private(set) var picture = 0
  /// Whether something has changed since the last evaluation began.
  package private(set) var isOutOfDate = true
  /// Called for each change, and only once for all changes made by one action.
  package var onChange: (@MainActor () -> Void)?
  /// Updates the tree before a change with a different transaction than the pending one.
  package var flush: (@MainActor () -> Void)?

  /// Asked before each view is evaluated, with its depth, and before the rows of a `ForEach` are, with their number; `nil` where
  /// nothing is limited. What it refuses is left out without a diagnostic: who refuses knows that the picture is incomplete.
  package var admits: (@MainActor (_ depth: Int, _ rows: Int) -> Bool)?

  /// The code that the tree is drawn from, if it is noted.
  package var drawnCode: DrawnCode?

  package let diagnostics = DiagnosticLog()
  /// The changes that made the tree out of date.
  package internal(set) var log = ChangeLog()
  /// The asynchronous tasks of views.
  package internal(set) var tasks = RunningTasks()
  private var schedule = AnimationSchedule()
  private var pending = PendingActions()
  private let reads = ObservedReads()
  /// The values stored under a key for the whole tree.
  private var storage: [String: AnyObject] = [:]
  /// What user defaults would have before the tree is evaluated.
  package var defaults = StoredDefaults()

  /// The depth of the view that is being evaluated.
  package private(set) var depth = 0
  private var isEvaluating = false
  /// The nesting depth of running actions, and whether they have changed anything.
  private var actions = (depth: 0, haveChanged: false)
  /// The animated frames of matched geometry sources.
  var matchedFrames: [MatchedGeometryKey: AnimatedValue<CGRect.AnimatableData>] = [:]
  package var usesMatchedGeometry = false

  package init() {}

  /// Discards the state of all views and all pending actions, because nothing will be drawn any more.
  ///
  /// A view's state may refer to views, and a view with deferred content refers to its host: without this, such a tree
  /// would never be deallocated.
  package func forgetAll() {
    root.forgetAll()
    storage = [:]
    matchedFrames = [:]
    pending.forgetAll()
    schedule.forgetAll()
    (flush, onChange) = (nil, nil)
  }

  /// Returns the location of the value for a key, shared by all properties with that key.
  package func stored<Value>(
    _ initialValue: Value, key: String, field: LinkedField? = nil
  ) -> StateLocation<Value> {
    if let known = storage[key] as? StateLocation<Value> { return known }
    let location = StateLocation(defaults.value(Value.self, key: key) ?? initialValue, host: self, field: field)
    storage[key] = location
    return location
  }
}

// MARK: Changes

extension EvaluationHost {
  /// Records a change on which a view depends, and its transaction.
  func invalidate(by scope: Transaction.Scope? = nil, source: ChangeSource) {
    if let scope { schedule.take(scope) }
    log.note(source)
    isOutOfDate = true
    if actions.depth > 0 { actions.haveChanged = true } else { onChange?() }
  }

  /// Requests another evaluation, because the current one shows the initial state of a change.
  func evaluateAgain() {
    log.note(.animation)
    isOutOfDate = true
  }

  /// Performs an action of a view, and reports all of its changes once at the end.
  package func perform(_ action: @MainActor () -> Void) {
    actions.depth += 1
    action()
    actions.depth -= 1
    guard actions.depth == 0, actions.haveChanged else { return }
    actions.haveChanged = false
    onChange?()
  }

  /// Shows the pending changes before a change with another transaction, so that each is animated separately.
  func prepareForChange(by scope: Transaction.Scope?) {
    guard clock.isRunning, isOutOfDate, !isEvaluating, visit > 0, schedule.isOther(scope) else { return }
    flush?()
  }
}

// MARK: Evaluation

extension EvaluationHost {
  /// The maximum nesting depth of views, which prevents stack overflows.
  ///
  /// Measured in debug builds, a level takes at most 2.8 KB of stack during evaluation and 5.6 KB during layout (for a
  /// grid; a stack takes 4.1 KB). Threads on Linux have stacks of 8 MB unless `ulimit -s` sets another size.
  package static let maximumDepth = min(1000, StackSpace.bytes / 8192)

  /// Evaluates a view as the root of the tree and lays it out.
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
    drawnCode?.begin()
    return DrawnCode.noting(in: drawnCode) {
      // Values read by closures that run during evaluation and layout are tracked as well.
      reads.track {
        let node = layOut(context.child(.content).evaluate(view))
        pending.forgetPlaces(below: root, outside: node, visit: visit)
        return node
      } onChange: { [weak self] scope in
        self?.invalidate(by: scope, source: .model(reader: "a closure"))
      }
    }
  }

  /// Ends an evaluation: runs the actions for removed and inserted views, then completions of ended animations.
  package func finishEvaluation() {
    isEvaluating = false
    let ended = schedule.ended()
    for action in pending.takeAll() + ended { action() }
  }

  /// Begins another picture.
  package func beginPicture() { picture += 1 }

  /// Registers an action to run once the evaluation is complete.
  package func afterEvaluation(_ action: @escaping @MainActor () -> Void) { pending.append(action) }

  /// Evaluates a view in a lazy container; its appearance actions run only if it is shown in the end.
  package func lazyRow(at place: ViewIdentity, _ body: () -> [RenderNode]) -> LazyRow {
    var nodes: [RenderNode] = []
    let actions = withheld { nodes = body() }
    let row = LazyRow(place: place, nodes: nodes, actions: actions)
    pending.append(row)
    return row
  }

  /// Runs a closure and returns the actions that it registers for the end of the evaluation.
  package func withheld(_ body: () -> Void) -> [@MainActor () -> Void] {
    let before = pending.beginList()
    body()
    return pending.endList(after: before)
  }

  /// Runs a deferred evaluation at its original depth.
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
    return admits(rows: 1)
  }

  /// Whether as many rows may be evaluated at the current depth. The root always is: a tree has one.
  func admits(rows: Int) -> Bool { depth <= 1 || admits?(depth, rows) ?? true }

  func leave() {
    depth -= 1
  }
}

// MARK: Animation

extension EvaluationHost {
  /// The time that the tree shows.
  var clock: RendererClock { schedule.clock }

  /// Starts tracking the animations of a change made by the renderer itself.
  func start(_ transaction: Transaction, lasting least: TimeInterval = 0) -> Transaction {
    schedule.start(transaction, lasting: least)
  }

  /// The time of the next scheduled event, if any: the end of an animation with a completion.
  package var nextEvent: TimeInterval? { schedule.nextEnd }
}
