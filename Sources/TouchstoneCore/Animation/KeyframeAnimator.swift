import Foundation

/// A view whose values go along keyframes.
///
/// A picture shows where the values are at the renderer's time: at the start until the clock is moved on. Keyframes that
/// wait for a trigger are at their start until it changes, and then stay at their end.
///
/// - Source: SwiftUI, `KeyframeAnimator`.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content>
where Value == KeyframePath.Value, Content: View {
  let initialValue: Value
  let isRepeating: Bool
  /// What starts a round; `nil` for a view that starts by itself.
  let trigger: (any Equatable)?
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath
}

extension KeyframeAnimator: View {
  public typealias Body = Never

  /// Goes along the keyframes once at each change of a value.
  public nonisolated init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(
      initialValue: initialValue, isRepeating: false, trigger: trigger, content: content, keyframes: keyframes)
  }

  /// Goes along the keyframes for ever, or once.
  public nonisolated init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(
      initialValue: initialValue, isRepeating: repeating, trigger: nil, content: content, keyframes: keyframes)
  }
}

extension KeyframeAnimator: PrimitiveView {
  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    let run = run(at: context.place, clock: context.host.clock)
    var value = run.value
    if let start = run.start {
      let timeline = KeyframeTimeline(initialValue: run.value, keyframes: keyframes(run.value))
      let time = context.host.clock.elapsed - start
      if timeline.duration > 0 {
        value = timeline.value(
          time: isRepeating ? time.truncatingRemainder(dividingBy: timeline.duration) : min(time, timeline.duration))
      }
    }
    // The next round starts from where this one is.
    run.shown = value
    return context.child(.content).evaluate(content(value))
  }

  @MainActor
  private func run(at place: ViewIdentity, clock: RendererClock) -> KeyframeRun<Value> {
    let run: KeyframeRun<Value>
    if let known = place.slots[.animator] as? KeyframeRun<Value> {
      run = known
    } else {
      run = KeyframeRun(initialValue, trigger: trigger)
      place.slots[.animator] = run
    }
    guard clock.isRunning else {
      run.trigger = trigger
      return run
    }
    if let trigger {
      if let known = run.trigger, !trigger.equals(known) {
        (run.value, run.start) = (run.shown, clock.elapsed)
      }
      run.trigger = trigger
    } else if run.start == nil {
      run.start = clock.elapsed
    }
    return run
  }
}

/// How far a keyframe animator has come.
///
/// A class because it outlives the evaluations of its view.
@MainActor
private final class KeyframeRun<Value> {
  /// What the round that runs starts from.
  var value: Value
  var shown: Value
  /// When it began, in seconds of the renderer's clock.
  var start: TimeInterval?
  var trigger: (any Equatable)?

  init(_ value: Value, trigger: (any Equatable)?) {
    self.value = value
    shown = value
    self.trigger = trigger
  }
}

extension View {
  /// Lets values of the view go along keyframes for ever.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(PlaceholderContentView(self), $0) },
      keyframes: keyframes)
  }

  /// Lets values of the view go along keyframes once at each change of a value.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(PlaceholderContentView(self), $0) },
      keyframes: keyframes)
  }
}
