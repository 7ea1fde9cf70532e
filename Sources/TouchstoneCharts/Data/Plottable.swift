import Foundation

/// A type whose values a chart can show.
///
/// Numbers, dates and strings are plottable, and so is an enumeration with such raw values that says so:
///
/// ```swift
/// enum Species: String, Plottable { case adelie, gentoo }
/// ```
///
/// - Source: Swift Charts, `Plottable`.
public protocol Plottable {
  /// The type that scales know: a number, a date or a string.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  /// The value as scales know it.
  var primitivePlottable: PrimitivePlottable { get }

  /// Creates a value from what scales know of it, or `nil` where there is none.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A type that scales know: a number, a date or a string.
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
  /// The value as scales see it.
  var plotted: _PlottedValue { primitivePlottable._plotted }

  /// Creates the value that a scale found at a place.
  init?(plotted: _PlottedValue) {
    guard let primitive = PrimitivePlottable(_plotted: plotted) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}
