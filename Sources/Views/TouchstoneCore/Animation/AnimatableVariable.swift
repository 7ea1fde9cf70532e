/// Reads and writes a variable as animatable data. Part of the expansion of `@Animatable`.
///
/// Values that are vectors are the data themselves, others have `animatableData`.
public enum __AnimatableVariable {
  /// Returns the zero of a variable's data, which gives `animatableData` its type.
  public static func zero<Root, Value: VectorArithmetic>(_ variable: KeyPath<Root, Value>) -> Value { .zero }

  /// Returns the zero of a variable's data, which gives `animatableData` its type.
  @_disfavoredOverload
  public static func zero<Root, Value: Animatable>(_ variable: KeyPath<Root, Value>) -> Value.AnimatableData { .zero }

  /// Says what to do about a variable that cannot be animated.
  @available(
    *, unavailable, message: "mark the variable with @AnimatableIgnored, or conform its type to Animatable"
  )
  @_disfavoredOverload
  public static func zero<Root, Value>(_ variable: KeyPath<Root, Value>) -> EmptyAnimatableData { .zero }

  /// Returns a value's data.
  public static func data<Value: VectorArithmetic>(of value: Value) -> Value { value }

  /// Returns a value's data.
  @_disfavoredOverload
  public static func data<Value: Animatable>(of value: Value) -> Value.AnimatableData { value.animatableData }

  /// Sets a value's data.
  public static func set<Value: VectorArithmetic>(_ value: inout Value, to data: Value) { value = data }

  /// Sets a value's data.
  @_disfavoredOverload
  public static func set<Value: Animatable>(_ value: inout Value, to data: Value.AnimatableData) {
    value.animatableData = data
  }
}
