import Foundation
import TouchstoneDrawing

/// The conversion from encoded components to linear light.
enum TransferCurve: Hashable {
  /// IEC 61966-2-1.
  case sRGB
  case power(Double)
  /// ITU-R BT.709, also used by BT.601 and BT.2020: the inverse of the camera's curve.
  case video
  /// An ICC parametric curve with g, a, b, c, d, e, f: `(aX + b)^g + e` from d upwards, and `cX + f` below.
  case parametric([Double])
  /// The linear light at evenly spaced component values.
  case table([Double])

  /// Returns the linear light, 0…1, of an encoded component, 0…1.
  func light(_ number: Double) -> Double {
    let light: Double
    switch self {
    case .sRGB: light = SRGBCurve.light(number)
    case .power(let exponent): light = pow(number, exponent)
    case .video: light = number < 0.081 ? number / 4.5 : pow((number + 0.099) / 1.099, 1 / 0.45)
    case .parametric(let p):
      light = number >= p[4] ? pow(max(0, p[1] * number + p[2]), p[0]) + p[5] : p[3] * number + p[6]
    case .table(let values):
      let place = number * Double(values.count - 1)
      let index = min(Int(place), values.count - 2)
      light = values[index] + (values[index + 1] - values[index]) * (place - Double(index))
    }
    return light.isFinite ? min(max(0, light), 1) : 0
  }

  /// Creates the curve of an ITU-T H.273 code point, table 3; returns nil for high dynamic range and unknown code
  /// points.
  init?(codePoint: UInt8) {
    switch codePoint {
    case 1, 6, 14, 15: self = .video
    case 4: self = .power(2.2)
    case 5: self = .power(2.8)
    case 8: self = .power(1)
    case 13: self = .sRGB
    default: return nil
    }
  }

  /// Creates the curve of PNG's `gAMA`, in hundred-thousandths; returns nil if the value is invalid.
  ///
  /// Values within 5 % of 45 455 are treated as sRGB, as in libpng: encoders write them for lack of a better number.
  init?(gamma: UInt32) {
    guard (10_000...500_000).contains(gamma) else { return nil }
    self = (43_290...47_728).contains(gamma) ? .sRGB : .power(100_000 / Double(gamma))
  }
}
