/// An axis mark that draws nothing.
///
/// - Source: Swift Charts, `EmptyAxisMark`.
public struct EmptyAxisMark: PrimitiveAxisMark {
  var parts: [AxisPart] { [] }

  /// Creates a mark that draws nothing.
  public init() {}
}
