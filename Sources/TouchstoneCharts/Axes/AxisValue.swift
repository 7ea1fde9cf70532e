/// A value that an axis shows.
///
/// - Source: Swift Charts, `AxisValue`.
public struct AxisValue {
  let plotted: _PlottedValue
  /// The number of the value on its axis.
  public let index: Int
  /// How many values the axis shows.
  public let count: Int

  /// The value as one of a type, or `nil` if it is none.
  public func `as`<P: Plottable>(_: P.Type) -> P? { P(plotted: plotted) }
}
