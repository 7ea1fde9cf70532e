import Foundation

/// How values become places on an axis.
///
/// - Source: Swift Charts, `ScaleType`.
public struct ScaleType: Hashable, Sendable {
  enum Storage: Hashable, Sendable {
    case linear, log, date, category
    case power(exponent: Double)
    case symmetricLog(slopeAtZero: Double)
  }

  let storage: Storage

  /// In proportion to a number.
  public static let linear = ScaleType(storage: .linear)
  /// In proportion to the logarithm of a positive number.
  public static let log = ScaleType(storage: .log)
  /// In proportion to time.
  public static let date = ScaleType(storage: .date)
  /// Each value has a band of its own.
  public static let category = ScaleType(storage: .category)
  /// In proportion to the square root of a number.
  public static let squareRoot = ScaleType(storage: .power(exponent: 0.5))
  /// In proportion to a logarithm that is linear around 0.
  public static let symmetricLog = ScaleType(storage: .symmetricLog(slopeAtZero: 1))

  /// In proportion to a power of a number.
  public static func power(exponent: Double) -> ScaleType { ScaleType(storage: .power(exponent: exponent)) }

  /// In proportion to a logarithm that is linear around 0, with a slope there.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(storage: .symmetricLog(slopeAtZero: slopeAtZero))
  }
}

/// The curve of a continuous scale: places are in proportion to what it makes of a value.
struct ScaleCurve: Equatable {
  let type: ScaleType.Storage

  /// - Source: Swift Charts, `ScaleType`: log x; √x; x^k; sign(x) · log(1 + |x · s|).
  func callAsFunction(_ value: Double) -> Double {
    switch type {
    case .linear, .date, .category: value
    case .log: Foundation.log(value)
    case .power(let exponent): (value < 0 ? -1 : 1) * pow(abs(value), exponent)
    case .symmetricLog(let slope): (value < 0 ? -1 : 1) * log1p(abs(value * slope))
    }
  }

  func inverse(_ place: Double) -> Double {
    switch type {
    case .linear, .date, .category: place
    case .log: exp(place)
    case .power(let exponent): (place < 0 ? -1 : 1) * pow(abs(place), 1 / exponent)
    case .symmetricLog(let slope): (place < 0 ? -1 : 1) * expm1(abs(place)) / slope
    }
  }
}
