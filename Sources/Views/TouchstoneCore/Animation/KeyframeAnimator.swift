import Foundation

/// A container that animates its content along keyframes.
///
/// A picture shows the values at the renderer's time, which is the start until the clock advances. Keyframes with a
/// trigger stay at their start until it changes, and at their end afterwards.
///
/// - Source: SwiftUI, `KeyframeAnimator`.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content>
where Value == KeyframePath.Value, Content: View {
  let initialValue: Value
  let isRepeating: Bool
  /// The value whose changes start a run, or `nil` for an animator that starts by itself.
  let trigger: (any Equatable)?
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath
}

extension KeyframeAnimator: View {
  /// Creates a view that runs through the keyframes once whenever a value changes.
  public nonisolated init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(
      initialValue: initialValue, isRepeating: false, trigger: trigger, content: content, keyframes: keyframes)
  }

  /// Creates a view that runs through the keyframes repeatedly, or once.
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
    // The next run starts from the current value.
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

/// The progress of a keyframe animator.
///
/// This is a class because it outlives the evaluations of its view.
@MainActor
private final class KeyframeRun<Value> {
  /// The start value of the current run.
  var value: Value
  var shown: Value
  /// The start time of the current run, in seconds of the renderer's clock.
  var start: TimeInterval?
  var trigger: (any Equatable)?

  init(_ value: Value, trigger: (any Equatable)?) {
    self.value = value
    shown = value
    self.trigger = trigger
  }
}

extension View {
  /// Animates values of the view along keyframes repeatedly.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(PlaceholderContentView(self), $0) },
      keyframes: keyframes)
  }

  /// Animates values of the view along keyframes once whenever a value changes.
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
