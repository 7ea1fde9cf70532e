/// The colours of red, green and blue in CIE XYZ, adapted to D50, the connection space of ICC profiles.
struct RGBPrimaries: Hashable {
  /// The matrix from linear components, 0…1 each, to XYZ.
  let matrix: Matrix3

  /// Creates primaries from their XYZ values for D50, red first; returns nil if they span no space.
  init?(red: [Double], green: [Double], blue: [Double]) {
    self.init(matrix: Matrix3(columns: [red, green, blue]))
  }

  /// Creates primaries from x and y chromaticities; returns nil if they span no space.
  ///
  /// - Source: Bruce Lindbloom, "RGB/XYZ matrices"; ICC.1:2022, annex E (Bradford adaptation).
  init?(white: (Double, Double), red: (Double, Double), green: (Double, Double), blue: (Double, Double)) {
    guard [white.1, red.1, green.1, blue.1].allSatisfy({ $0 > 0.001 }) else { return nil }
    func light(_ place: (Double, Double)) -> [Double] {
      [place.0 / place.1, 1, (1 - place.0 - place.1) / place.1]
    }
    let columns = [red, green, blue].map { light($0) }
    guard let amounts = Matrix3(columns: columns).inverse.map({ $0 * light(white) }),
      let adaptation = Self.adaptation(from: light(white))
    else { return nil }
    self.init(
      matrix: adaptation * Matrix3(columns: zip(columns, amounts).map { column, amount in column.map { $0 * amount } }))
  }

  private init?(matrix: Matrix3) {
    guard let inverse = matrix.inverse, (matrix.rows + inverse.rows).joined().allSatisfy({ abs($0) < 100 }) else {
      return nil
    }
    self.matrix = matrix
  }

  private static func adaptation(from white: [Double]) -> Matrix3? {
    let cones = Matrix3(rows: [[0.8951, 0.2664, -0.1614], [-0.7502, 1.7135, 0.0367], [0.0389, -0.0685, 1.0296]])
    let (from, to) = (cones * white, cones * [0.96422, 1, 0.82521])
    guard let back = cones.inverse, from.allSatisfy({ $0 > 0.001 }) else { return nil }
    let factors = zip(to, from).map { $0 / $1 }
    let scale = Matrix3(rows: [[factors[0], 0, 0], [0, factors[1], 0], [0, 0, factors[2]]])
    return back * scale * cones
  }

  static let sRGB = RGBPrimaries(whiteD65: (0.64, 0.33), (0.30, 0.60), (0.15, 0.06))
  static let displayP3 = RGBPrimaries(whiteD65: (0.68, 0.32), (0.265, 0.69), (0.15, 0.06))
  static let rec2020 = RGBPrimaries(whiteD65: (0.708, 0.292), (0.17, 0.797), (0.131, 0.046))

  private init(whiteD65 red: (Double, Double), _ green: (Double, Double), _ blue: (Double, Double)) {
    guard let space = RGBPrimaries(white: (0.3127, 0.3290), red: red, green: green, blue: blue) else {
      preconditionFailure("primaries that span no space")
    }
    self = space
  }

  /// Creates the primaries of an ITU-T H.273 code point, table 2; returns nil for a code point that has none.
  init?(codePoint: UInt8) {
    let d65 = (0.3127, 0.3290)
    let found: RGBPrimaries?
    switch codePoint {
    case 1: found = .sRGB
    case 4: found = RGBPrimaries(white: (0.310, 0.316), red: (0.67, 0.33), green: (0.21, 0.71), blue: (0.14, 0.08))
    case 5: found = RGBPrimaries(white: d65, red: (0.64, 0.33), green: (0.29, 0.60), blue: (0.15, 0.06))
    case 6, 7: found = RGBPrimaries(white: d65, red: (0.630, 0.340), green: (0.310, 0.595), blue: (0.155, 0.070))
    case 9: found = .rec2020
    case 11: found = RGBPrimaries(white: (0.314, 0.351), red: (0.68, 0.32), green: (0.265, 0.69), blue: (0.15, 0.06))
    case 12: found = .displayP3
    default: found = nil
    }
    guard let found else { return nil }
    self = found
  }

  /// Returns the matrix from linear components with these primaries to those with others.
  func matrix(to other: RGBPrimaries) -> Matrix3 {
    // SAFETY: primaries without an inverse cannot be created.
    guard let inverse = other.matrix.inverse else { preconditionFailure("primaries without an inverse") }
    return inverse * matrix
  }

  /// The smallest colour space that contains all colours of these primaries; the largest one if none does.
  var smallestSpace: DecodedColors {
    let fitting = [DecodedColors.sRGB, .displayP3].first { colors in
      colors.space.map { matrix(to: $0).rows.joined().allSatisfy { $0 > -0.003 && $0 < 1.003 } } ?? false
    }
    return fitting ?? .rec2020
  }
}
