/// A container that animates its content through a sequence of phases.
///
/// A settled picture shows the first phase, where the view starts and to which a triggered run returns. Once the
/// renderer's clock is running, each phase begins when the animations of the previous one have ended.
///
/// - Source: SwiftUI, `PhaseAnimator`.
public struct PhaseAnimator<Phase: Equatable, Content> where Content: View {
  let phases: [Phase]
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?
  /// The value whose changes start a run, or `nil` to repeat forever.
  let trigger: (any Equatable)?
}

extension PhaseAnimator: View {
  /// Creates a view that repeats its phases forever.
  public nonisolated init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases: Array(phases), content: content, animation: animation, trigger: nil)
  }

  /// Creates a view that runs through its phases once whenever a value changes.
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

  /// Starts a run if it is due.
  @MainActor
  private func begin(_ round: PhaseRound, in context: EvaluationContext) {
    if let trigger {
      guard !(round.trigger.map { trigger.equals($0) } ?? true) else { return }
      round.trigger = trigger
      if !round.isRunning { advance(round, host: context.host) }
    } else if !round.isRunning {
      // The first phase is shown before the second begins.
      round.isRunning = true
      let host = context.host
      host.afterEvaluation {
        advance(round, host: host)
        host.evaluateAgain()
      }
    }
  }

  /// Advances to the next phase, and to the following one once the animations have ended.
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
    // A phase without animations lasts one frame.
    round.transaction = host.start(transaction, lasting: 1.0 / 60)
  }
}

/// The progress of a phase animator.
///
/// This is a class because it outlives the evaluations of its view.
@MainActor
private final class PhaseRound {
  var index = 0
  var isRunning = false
  var trigger: (any Equatable)?
  /// The transaction of the phase that has just begun.
  var transaction: Transaction?
}

extension View {
  /// Animates the view through phases repeatedly.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
  }

  /// Animates the view through phases once whenever a value changes.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
  }
}
