import Foundation

/// A type whose values can be plotted in a chart.
///
/// Numbers, dates and strings are plottable. So are enumerations with such raw values that declare conformance:
///
/// ```swift
/// enum Species: String, Plottable { case adelie, gentoo }
/// ```
///
/// - Source: Swift Charts, `Plottable`.
public protocol Plottable {
  /// The type that represents values on scales: a number, a date or a string.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  /// The representation of the value on scales.
  var primitivePlottable: PrimitivePlottable { get }

  /// Creates a value from its representation on scales, or `nil` if there is none.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A type that represents values on scales: a number, a date or a string.
///
/// - Source: Swift Charts, `PrimitivePlottableProtocol`.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  var _plotted: _PlottedValue { get }
  init?(_plotted: _PlottedValue)
}

extension Plottable where Self: PrimitivePlottableProtocol {
  public var primitivePlottable: Self { self }

  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  public var primitivePlottable: RawValue.PrimitivePlottable { rawValue.primitivePlottable }

  public init?(primitivePlottable: RawValue.PrimitivePlottable) {
    guard let raw = RawValue(primitivePlottable: primitivePlottable) else { return nil }
    self.init(rawValue: raw)
  }
}

extension Plottable {
  /// The value as scales represent it.
  var plotted: _PlottedValue { primitivePlottable._plotted }

  /// Creates a value from one that a scale found at a position.
  init?(plotted: _PlottedValue) {
    guard let primitive = PrimitivePlottable(_plotted: plotted) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}
