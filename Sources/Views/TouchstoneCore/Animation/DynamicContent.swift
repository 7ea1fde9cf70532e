import Foundation
import TouchstoneDrawing

/// The views of content that inserts and removes views: an `if`, a `ForEach`, or an `id(_:)`.
///
/// While the clock is running and a change is animated, views are inserted with their transition, and removed views
/// stay visible until theirs has ended. A view without an explicit transition fades.
///
/// This is a class because it remembers the previous views.
@MainActor
final class DynamicContent {
  /// One of the views, before it is evaluated.
  struct Entry {
    let id: AnyHashable
    let context: EvaluationContext
    let evaluate: @MainActor (EvaluationContext) -> [RenderNode]
  }

  /// A transition in progress.
  private struct Course {
    let transaction: Transaction
    /// The number of evaluations since the start: the first shows the initial state, the second the final state.
    var step = 0
  }

  private final class Ghost {
    let id: AnyHashable
    /// The identity of the view, kept until the view is gone.
    let place: ViewIdentity
    let nodes: [(node: RenderNode, origin: CGPoint)]
    /// The number of views before it.
    let index: Int
    var course: Course
    /// Tracks when its animations end.
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

  /// A view that existed at the last evaluation.
  private struct Known {
    let id: AnyHashable
    let place: ViewIdentity
    let nodes: [RenderNode]
  }

  private var known: [Known]?
  private var arrivals: [AnyHashable: Course] = [:]
  private var ghosts: [Ghost] = []

  /// Evaluates the current views.
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
      // Behind the view that replaces it and in front of those that preceded it.
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

  /// Evaluates a current view, within its transition if one is in progress.
  private func evaluate(_ entry: Entry) -> [RenderNode] {
    guard var course = arrivals[entry.id] else { return entry.evaluate(entry.context) }
    let context = entry.context
    // The view's own transition must not also show it in its final state.
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

  /// Returns the context of a transition, with the transaction of its change at the start.
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
  /// Evaluates views that may be inserted and removed.
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
  /// Whether the view's transition is already applied around it.
  @Entry var isWithinTransition: Bool = false
}
