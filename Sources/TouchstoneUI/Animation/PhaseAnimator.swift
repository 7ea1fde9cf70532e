/// A view that goes through phases, one after the other.
///
/// A picture shows the first phase, at which the view starts and to which a trigger's round comes back.
///
/// - Source: SwiftUI, `PhaseAnimator`.
public struct PhaseAnimator<Phase: Equatable, Content> {
  let phases: [Phase]
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?
}

extension PhaseAnimator: View where Content: View {
  public typealias Body = Never

  /// Goes through the phases for ever.
  public nonisolated init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases: Array(phases), content: content, animation: animation)
  }

  /// Goes through the phases once at each change of a value.
  public nonisolated init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases: Array(phases), content: content, animation: animation)
  }
}

extension PhaseAnimator: PrimitiveView where Content: View {
  package func makeNodes(_ context: EvaluationContext) -> [Node] {
    guard let first = phases.first else { return [] }
    return context.child(.content).evaluate(content(first))
  }
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
