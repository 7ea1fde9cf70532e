/// A value as scales represent it: a number, a date or a string.
///
/// - Source: Swift Charts, "PrimitivePlottableProtocol": a numeric type, `Date` or `String`.
public enum _PlottedValue: Hashable, Sendable {
  case number(Double)
  /// Seconds since the reference date, as in `Date`.
  case date(Double)
  case text(String)

  /// The position on a continuous scale; `nil` for a string.
  var quantity: Double? {
    switch self {
    case .number(let value), .date(let value): value
    case .text: nil
    }
  }

  /// Whether the value can be drawn: it is neither NaN nor infinite.
  var isDrawable: Bool { quantity?.isFinite ?? true }
}
