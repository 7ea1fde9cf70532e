import Foundation
import TouchstoneDrawing

/// The views of a place at which views come and go: those of an `if`, a `ForEach`, an `id(_:)`.
///
/// While the clock runs and a change is animated, views come by their transition, and those that went stay to be seen until
/// theirs has ended. A view without a transition of its own fades.
///
/// A class because it remembers which views were there.
@MainActor
final class DynamicContent {
  /// One of the views, before it is evaluated.
  struct Entry {
    let id: AnyHashable
    let context: EvaluationContext
    let evaluate: @MainActor (EvaluationContext) -> [RenderNode]
  }

  /// A transition that has begun.
  private struct Course {
    let transaction: Transaction
    /// Evaluations since it began: the first shows where it starts, the second where it goes to.
    var step = 0
  }

  private final class Ghost {
    let id: AnyHashable
    /// The memory of the view, which it keeps until it is gone.
    let place: ViewIdentity
    let nodes: [(node: RenderNode, origin: CGPoint)]
    /// How many views came before it.
    let index: Int
    var course: Course
    /// Tells when its animations end.
    let batch: AnimationBatch

    init(
      id: AnyHashable, place: ViewIdentity, nodes: [(RenderNode, CGPoint)], index: Int, course: Course,
      batch: AnimationBatch
    ) {
      self.id = id
      self.place = place
      self.nodes = nodes
      self.index = index
      self.course = course
      self.batch = batch
    }
  }

  /// A view that was there at the last evaluation.
  private struct Known {
    let id: AnyHashable
    let place: ViewIdentity
    let nodes: [RenderNode]
  }

  private var known: [Known]?
  private var arrivals: [AnyHashable: Course] = [:]
  private var ghosts: [Ghost] = []

  /// Evaluates the views that are there now.
  func nodes(of entries: [Entry], in context: EvaluationContext) -> [RenderNode] {
    let before = known
    known = nil
    guard context.host.clock.isRunning else {
      ghosts = []
      arrivals = [:]
      let evaluated = entries.map { Known(id: $0.id, place: $0.context.place, nodes: $0.evaluate($0.context)) }
      known = evaluated
      return evaluated.flatMap(\.nodes)
    }
    let transaction = context.environment.transaction
    if let before, transaction.animation != nil {
      noteDepartures(from: before, to: entries, transaction: transaction, host: context.host)
      let ids = Set(before.map(\.id))
      for entry in entries where !ids.contains(entry.id) { arrivals[entry.id] = Course(transaction: transaction) }
    }
    ghosts.removeAll { ghost in
      (ghost.course.step >= 2 && ghost.batch.end <= context.host.clock.elapsed)
        || entries.contains { $0.id == ghost.id }
    }
    arrivals = arrivals.filter { id, _ in entries.contains { $0.id == id } }
    let evaluated = entries.map { Known(id: $0.id, place: $0.context.place, nodes: evaluate($0)) }
    known = evaluated
    var result = evaluated.flatMap(\.nodes)
    for ghost in ghosts.reversed() {
      ghost.place.stay(visit: context.host.visit)
      // Behind what has come in its place, before what came after it.
      result.insert(contentsOf: appearance(of: ghost, in: context), at: min(ghost.index, result.count))
    }
    return result
  }

  private func noteDepartures(
    from before: [Known], to entries: [Entry], transaction: Transaction, host: EvaluationHost
  ) {
    let ids = Set(entries.map(\.id))
    for (index, gone) in before.enumerated() where !ids.contains(gone.id) {
      let batch = AnimationBatch([], at: host.clock.elapsed)
      var transaction = transaction
      transaction.batch = batch
      ghosts.append(
        Ghost(
          id: gone.id, place: gone.place,
          nodes: gone.nodes.filter { !$0.traits.isGone }.map { ($0, $0.originInTree) }, index: index,
          course: Course(transaction: transaction), batch: batch))
    }
  }

  /// Evaluates a view that is there, within its transition if it came by one.
  private func evaluate(_ entry: Entry) -> [RenderNode] {
    guard var course = arrivals[entry.id] else { return entry.evaluate(entry.context) }
    let context = entry.context
    // A transition of the view itself must not show it at its end meanwhile.
    let nodes = entry.evaluate(context.environment { $0.isWithinTransition = true })
    let place = self.context(context, at: &course)
    let phase = course.step == 1 ? TransitionPhase.willAppear : .identity
    arrivals[entry.id] = course
    return nodes.enumerated().map { index, node in
      apply(to: node, number: index, phase: phase, in: place.child(.secondary))
    }
  }

  private func appearance(of ghost: Ghost, in context: EvaluationContext) -> [RenderNode] {
    let place = self.context(context, at: &ghost.course).child(.type(ObjectIdentifier(Ghost.self))).child(.id(ghost.id))
    let phase = ghost.course.step == 1 ? TransitionPhase.identity : .didDisappear
    return ghost.nodes.enumerated().map { index, last in
      GhostNode(
        of: last.node, origin: last.origin,
        content: apply(to: last.node, number: index, phase: phase, isGoing: true, in: place))
    }
  }

  /// The place of a transition, with the transaction of its change where it sets out.
  private func context(_ context: EvaluationContext, at course: inout Course) -> EvaluationContext {
    course.step += 1
    if course.step == 1 { context.host.evaluateAgain() }
    let transaction = course.step == 2 ? course.transaction : Transaction()
    return course.step <= 2 ? context.environment { $0.transaction = transaction } : context
  }

  private func apply(
    to node: RenderNode, number: Int, phase: TransitionPhase, isGoing: Bool = false, in context: EvaluationContext
  ) -> RenderNode {
    let own = node.traits.transition?.effect ?? AnyTransition.opacity.effect
    let effect = isGoing ? own.removal : own
    let nodes = effect.evaluate(in: context.child(.index(number)), phase: phase) { _ in [node] }
    guard let only = nodes.first, nodes.count == 1 else { return node }
    only.traits = node.traits
    return only
  }
}

extension EvaluationContext {
  /// Evaluates views that may come and go at this place.
  func dynamicNodes(_ entries: [DynamicContent.Entry]) -> [RenderNode] {
    let content: DynamicContent
    if let known = place.slots[.dynamicContent] as? DynamicContent {
      content = known
    } else {
      content = DynamicContent()
      place.slots[.dynamicContent] = content
    }
    return content.nodes(of: entries, in: self)
  }
}

extension EnvironmentValues {
  private enum IsWithinTransitionKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether a view's transition is applied around it.
  var isWithinTransition: Bool {
    get { self[IsWithinTransitionKey.self] }
    set { self[IsWithinTransitionKey.self] = newValue }
  }
}
