/// The fill rule of a path and whether its edges are antialiased.
///
/// - Source: SwiftUI, `FillStyle`.
public struct FillStyle: Hashable, Sendable {
  /// Whether the even–odd rule is used instead of the nonzero winding rule.
  public var isEOFilled: Bool

  /// Whether edges are antialiased.
  public var isAntialiased: Bool

  /// Creates a fill style; the defaults are the winding rule and antialiased edges.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
