import Foundation

/// Colour spaces whose colours are converted to linear sRGB by way of CIE 1931 XYZ.
///
/// - Source: CSS Color Module Level 4, the matrices and transfer functions of its sample code. For DCI-P3, SMPTE
///   RP 431-2; for ACEScg, Academy S-2014-004: their matrices follow from the primaries and whites that these publish,
///   which are adapted to D65 by Bradford's matrix, as that of D50 is in CSS.
enum WideColorSpace: Hashable, Sendable {
  case adobeRGB, rec709, rec2020, linearRec2020, rec2020WithSRGBCurve, dciP3, acescg, rommRGB, lab, xyz

  var isWideGamutRGB: Bool {
    switch self {
    case .adobeRGB, .rec2020, .linearRec2020, .rec2020WithSRGBCurve, .dciP3, .acescg, .rommRGB: true
    case .rec709, .lab, .xyz: false
    }
  }

  /// Returns the linear components with sRGB's primaries, which may lie beyond 0 to 1.
  func linearSRGB(_ components: [Float]) -> [Float] {
    let values = components.map(Double.init)
    switch self {
    case .adobeRGB: return Self.linearSRGB(Self.adobe * values.map { Self.power($0, 563 / 256) })
    case .rec709: return values.map { Float(Self.linear(fromTelevision: $0)) }
    case .rec2020: return Self.linearSRGB(Self.television * values.map(Self.linear(fromTelevision:)))
    case .linearRec2020: return Self.linearSRGB(Self.television * values)
    case .rec2020WithSRGBCurve:
      let linear = components.map { Double(ResolvedColor.linear(fromEncoded: $0)) }
      return Self.linearSRGB(Self.television * linear)
    case .dciP3: return Self.linearSRGB(Self.cinema * values.map { Self.power($0, 2.6) })
    case .acescg: return Self.linearSRGB(Self.academy * values)
    case .rommRGB:
      let linear = values.map { abs($0) <= 16 / 512 ? $0 / 16 : Self.power($0, 1.8) }
      return Self.linearSRGB(Self.adaptation * (Self.romm * linear))
    case .lab: return Self.linearSRGB(Self.adaptation * Self.xyz(fromLab: values))
    case .xyz: return Self.linearSRGB(Self.adaptation * values)
    }
  }

  /// - Parameter xyz: Relative to the white of D65.
  private static func linearSRGB(_ xyz: [Double]) -> [Float] { (toSRGB * xyz).map(Float.init) }

  private static func power(_ value: Double, _ exponent: Double) -> Double {
    value < 0 ? -pow(-value, exponent) : pow(value, exponent)
  }

  private static func linear(fromTelevision value: Double) -> Double {
    let (alpha, beta) = (1.09929682680944, 0.018053968510807)
    let size = abs(value)
    let linear = size < beta * 4.5 ? size / 4.5 : pow((size + alpha - 1) / alpha, 1 / 0.45)
    return value < 0 ? -linear : linear
  }

  private static func xyz(fromLab lab: [Double]) -> [Double] {
    let (kappa, epsilon) = (24389.0 / 27, 216.0 / 24389)
    let y = (lab[0] + 16) / 116
    let (x, z) = (lab[1] / 500 + y, y - lab[2] / 200)
    func light(_ value: Double) -> Double {
      value * value * value > epsilon ? value * value * value : (116 * value - 16) / kappa
    }
    let white = [0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585]
    return [light(x) * white[0], lab[0] > kappa * epsilon ? y * y * y : lab[0] / kappa, light(z) * white[2]]
  }

  private static let adobe = Matrix(
    0.5766690429101305, 0.1855582379065463, 0.1882286462349947, 0.29734497525053605, 0.6273635662554661,
    0.07529145849399788, 0.02703136138641234, 0.07068885253582723, 0.9913375368376388)
  private static let television = Matrix(
    0.6369580483012914, 0.14461690358620832, 0.1688809751641721, 0.2627002120112671, 0.6779980715188708,
    0.05930171646986196, 0, 0.028072693049087428, 1.060985057710791)
  /// From the primaries of DCI-P3, with its greenish white as that of D65.
  private static let cinema = Matrix(
    0.45925165499198695, 0.2957917875057226, 0.19541248455396218, 0.2151505124643086, 0.7091336366498757,
    0.07571585088581567, 0.00027200554373128143, 0.04693951408858208, 1.0418462311275651)
  /// From the primaries of ACEScg, with its white, which is near D60, as that of D65.
  private static let academy = Matrix(
    0.6522375418862887, 0.12823613599971256, 0.16998224916567053, 0.26767218012533683, 0.6743399888015508,
    0.05798783107311244, -0.005381815766387706, 0.0013690602090958336, 1.0930705063171704)
  private static let romm = Matrix(
    0.7977666449006423, 0.13518129740053308, 0.0313477341283922, 0.2880748288194013, 0.711835234241873,
    0.00008993693872564, 0, 0, 0.8251046025104602)
  /// From the white of D50 to that of D65.
  private static let adaptation = Matrix(
    0.955473421488075, -0.02309845494876471, 0.06325924320057072, -0.0283697093338637, 1.0099953980813041,
    0.021041441191917323, 0.012314014864481998, -0.020507649298898964, 1.330365926242124)
  private static let toSRGB = Matrix(
    12831 / 3959, -329 / 214, -1974 / 3959, -851781 / 878810, 1648619 / 878810, 36519 / 878810, 705 / 12673,
    -2585 / 12673, 705 / 667)
}

/// A matrix of three rows.
private struct Matrix: Sendable {
  private let cells: [Double]

  init(_ cells: Double...) { self.cells = cells }

  static func * (matrix: Matrix, vector: [Double]) -> [Double] {
    func product(_ start: Int) -> Double {
      zip(matrix.cells[start..<start + 3], vector).reduce(0) { $0 + $1.0 * $1.1 }
    }
    return [product(0), product(3), product(6)]
  }
}
