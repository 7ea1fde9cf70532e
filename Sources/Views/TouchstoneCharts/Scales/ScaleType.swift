import Foundation

/// The function by which a scale maps values to positions.
///
/// - Source: Swift Charts, `ScaleType`.
public struct ScaleType: Hashable, Sendable {
  enum Storage: Hashable, Sendable {
    case linear, log, date, category
    case power(exponent: Double)
    case symmetricLog(slopeAtZero: Double)
  }

  let storage: Storage

  public static let linear = ScaleType(storage: .linear)
  /// Logarithmic; for positive numbers only.
  public static let log = ScaleType(storage: .log)
  /// Linear in time.
  public static let date = ScaleType(storage: .date)
  /// Categorical: each value has its own band.
  public static let category = ScaleType(storage: .category)
  /// Proportional to the square root of the value.
  public static let squareRoot = ScaleType(storage: .power(exponent: 0.5))
  /// Logarithmic, but linear around 0.
  public static let symmetricLog = ScaleType(storage: .symmetricLog(slopeAtZero: 1))

  /// Returns a scale type that is proportional to a power of the value.
  public static func power(exponent: Double) -> ScaleType { ScaleType(storage: .power(exponent: exponent)) }

  /// Returns a scale type that is logarithmic, but linear around 0, with the given slope there.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(storage: .symmetricLog(slopeAtZero: slopeAtZero))
  }
}

/// The function of a continuous scale: positions are linear in its result.
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
