/// A value that an axis shows.
///
/// - Source: Swift Charts, `AxisValue`.
public struct AxisValue {
  let plotted: _PlottedValue
  /// The index of the value on its axis.
  public let index: Int
  /// The number of values on the axis.
  public let count: Int

  /// Returns the value as the given type, or `nil` if it cannot be converted.
  public func `as`<P: Plottable>(_: P.Type) -> P? { P(plotted: plotted) }
}
