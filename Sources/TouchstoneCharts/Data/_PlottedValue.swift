/// A value as scales see it: a number, a point in time or a name.
///
/// - Source: Swift Charts, "PrimitivePlottableProtocol": a numeric type, `Date` or `String`.
public enum _PlottedValue: Hashable, Sendable {
  case number(Double)
  /// Seconds since the reference date, as `Date` counts them.
  case date(Double)
  case text(String)

  /// The place on a continuous scale; `nil` for a name.
  var quantity: Double? {
    switch self {
    case .number(let value), .date(let value): value
    case .text: nil
    }
  }

  /// Whether the value can be drawn: it is no NaN and not infinite.
  var isDrawable: Bool { quantity?.isFinite ?? true }
}
