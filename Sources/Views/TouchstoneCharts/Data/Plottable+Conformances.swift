public import Foundation

extension BinaryInteger where Self: PrimitivePlottableProtocol {
  public var _plotted: _PlottedValue { .number(Double(self)) }

  public init?(_plotted: _PlottedValue) {
    guard case .number(let value) = _plotted, let whole = Self(exactly: value.rounded()) else { return nil }
    self = whole
  }
}

extension BinaryFloatingPoint where Self: PrimitivePlottableProtocol {
  public var _plotted: _PlottedValue { .number(Double(self)) }

  public init?(_plotted: _PlottedValue) {
    guard case .number(let value) = _plotted else { return nil }
    self.init(value)
  }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Float16: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
  public var _plotted: _PlottedValue { .number(NSDecimalNumber(decimal: self).doubleValue) }

  public init?(_plotted: _PlottedValue) {
    guard case .number(let value) = _plotted else { return nil }
    self.init(value)
  }
}

extension Date: PrimitivePlottableProtocol {
  public var _plotted: _PlottedValue { .date(timeIntervalSinceReferenceDate) }

  public init?(_plotted: _PlottedValue) {
    guard case .date(let seconds) = _plotted else { return nil }
    self.init(timeIntervalSinceReferenceDate: seconds)
  }
}

extension String: PrimitivePlottableProtocol {
  public var _plotted: _PlottedValue { .text(self) }

  public init?(_plotted: _PlottedValue) {
    guard case .text(let text) = _plotted else { return nil }
    self = text
  }
}

extension Bool: Plottable {
  public var primitivePlottable: String { self ? "true" : "false" }

  public init?(primitivePlottable: String) { self.init(primitivePlottable) }
}
