/// An axis mark that draws nothing.
///
/// - Source: Swift Charts, `EmptyAxisMark`.
public struct EmptyAxisMark: PrimitiveAxisMark {
  public typealias Body = Never

  var parts: [AxisPart] { [] }

  /// Creates a mark that draws nothing.
  public init() {}
}
