import Foundation

/// A view whose values go along keyframes.
///
/// A picture shows where the values are at the renderer's time: at the start until the clock is moved on. Keyframes that
/// wait for a trigger are at their start as well.
///
/// - Source: SwiftUI, `KeyframeAnimator`.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content> where Value == KeyframePath.Value {
  let initialValue: Value
  let isRepeating: Bool
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath
}

extension KeyframeAnimator: View where Content: View {
  public typealias Body = Never

  /// Goes along the keyframes once at each change of a value.
  public nonisolated init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(initialValue: initialValue, isRepeating: false, content: content, keyframes: keyframes)
  }

  /// Goes along the keyframes for ever, or once.
  public nonisolated init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(initialValue: initialValue, isRepeating: repeating, content: content, keyframes: keyframes)
  }
}

extension KeyframeAnimator: PrimitiveView where Content: View {
  package func makeNodes(_ context: EvaluationContext) -> [Node] {
    let time = context.environment.clock.elapsed
    var value = initialValue
    if isRepeating, time > 0 {
      let timeline = KeyframeTimeline(initialValue: initialValue, keyframes: keyframes(initialValue))
      if timeline.duration > 0 {
        value = timeline.value(time: time.truncatingRemainder(dividingBy: timeline.duration))
      }
    }
    return context.child(.content).evaluate(content(value))
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
