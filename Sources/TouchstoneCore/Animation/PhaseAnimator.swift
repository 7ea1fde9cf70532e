/// A view that goes through phases, one after the other.
///
/// A settled picture shows the first phase, at which the view starts and to which a trigger's round comes back. Once the
/// renderer's clock runs, each phase begins when the animations of the one before have ended.
///
/// - Source: SwiftUI, `PhaseAnimator`.
public struct PhaseAnimator<Phase: Equatable, Content> where Content: View {
  let phases: [Phase]
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?
  /// What starts a round; `nil` to go on for ever.
  let trigger: (any Equatable)?
}

extension PhaseAnimator: View {
  public typealias Body = Never

  /// Goes through the phases for ever.
  public nonisolated init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases: Array(phases), content: content, animation: animation, trigger: nil)
  }

  /// Goes through the phases once at each change of a value.
  public nonisolated init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases: Array(phases), content: content, animation: animation, trigger: trigger)
  }
}

extension PhaseAnimator: PrimitiveView {
  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    guard let first = phases.first else { return [] }
    let round = round(at: context.place)
    guard context.host.clock.isRunning, phases.count > 1 else {
      round.trigger = trigger
      round.index = 0
      return context.child(.content).evaluate(content(first))
    }
    begin(round, in: context)
    let place = context.child(.content).environment { environment in
      if let transaction = round.transaction { environment.transaction = transaction }
    }
    round.transaction = nil
    return place.evaluate(content(phases[min(round.index, phases.count - 1)]))
  }

  @MainActor
  private func round(at place: ViewIdentity) -> PhaseRound {
    if let known = place.slots[.animator] as? PhaseRound { return known }
    let made = PhaseRound()
    made.trigger = trigger
    place.slots[.animator] = made
    return made
  }

  /// Starts a round if it is time for one.
  @MainActor
  private func begin(_ round: PhaseRound, in context: EvaluationContext) {
    if let trigger {
      guard !(round.trigger.map { trigger.equals($0) } ?? true) else { return }
      round.trigger = trigger
      if !round.isRunning { advance(round, host: context.host) }
    } else if !round.isRunning {
      // The first phase shows before the second begins.
      round.isRunning = true
      let host = context.host
      host.afterEvaluation {
        advance(round, host: host)
        host.evaluateAgain()
      }
    }
  }

  /// Goes on to the next phase, and to the one after that once the animations have ended.
  @MainActor
  private func advance(_ round: PhaseRound, host: EvaluationHost) {
    round.isRunning = true
    round.index = (round.index + 1) % phases.count
    var transaction = Transaction(animation: animation(phases[round.index]))
    let isLast = trigger != nil && round.index == 0
    transaction.addAnimationCompletion { [weak host] in
      guard let host else { return }
      round.isRunning = !isLast
      guard !isLast else { return }
      advance(round, host: host)
      host.evaluateAgain()
    }
    // A phase without animations lasts a frame.
    round.transaction = host.start(transaction, lasting: 1.0 / 60)
  }
}

/// How far a phase animator has come.
///
/// A class because it outlives the evaluations of its view.
@MainActor
private final class PhaseRound {
  var index = 0
  var isRunning = false
  var trigger: (any Equatable)?
  /// What goes along with the phase that has just begun.
  var transaction: Transaction?
}

extension View {
  /// Lets the view go through phases for ever.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
  }

  /// Lets the view go through phases once at each change of a value.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
  }
}
