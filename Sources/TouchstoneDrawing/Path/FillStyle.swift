/// How the inside of an outline is found and whether its edges are smooth.
///
/// - Source: SwiftUI, `FillStyle`.
public struct FillStyle: Hashable, Sendable {
  /// Whether a point is inside by the even–odd rule; otherwise by the winding number.
  public var isEOFilled: Bool

  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  /// Creates a fill style; without arguments the winding rule with smooth edges.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
