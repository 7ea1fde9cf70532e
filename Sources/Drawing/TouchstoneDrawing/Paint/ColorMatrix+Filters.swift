import Foundation

extension ColorMatrix {
  /// Adds an amount from −1 to 1 to red, green and blue.
  package static func brightness(_ amount: Double) -> ColorMatrix {
    var matrix = ColorMatrix()
    matrix.r5 = Float(amount)
    matrix.g5 = Float(amount)
    matrix.b5 = Float(amount)
    return matrix
  }

  /// Scales the distance of red, green and blue from middle grey by a factor.
  ///
  /// - Source: W3C Filter Effects Module Level 1, `contrast()`.
  package static func contrast(_ amount: Double) -> ColorMatrix {
    var matrix = ColorMatrix()
    let factor = Float(amount)
    (matrix.r1, matrix.g2, matrix.b3) = (factor, factor, factor)
    let shift = (1 - factor) / 2
    (matrix.r5, matrix.g5, matrix.b5) = (shift, shift, shift)
    return matrix
  }

  /// Moves colours towards (below 1) or away from (above 1) the grey of their luminance.
  ///
  /// - Source: W3C Filter Effects Module Level 1, `saturate()`, with the luminance of Rec. 709.
  package static func saturation(_ amount: Double) -> ColorMatrix {
    let s = Float(amount)
    let (r, g, b) = luminance
    return ColorMatrix(rows: [
      r + (1 - r) * s, g - g * s, b - b * s, 0, 0,
      r - r * s, g + (1 - g) * s, b - b * s, 0, 0,
      r - r * s, g - g * s, b + (1 - b) * s, 0, 0,
      0, 0, 0, 1, 0,
    ])
  }

  /// Rotates colours around the grey axis.
  ///
  /// - Source: W3C Filter Effects Module Level 1, `hue-rotate()`, with the luminance of Rec. 709.
  package static func hueRotation(_ angle: Angle) -> ColorMatrix {
    let cosine = Float(cos(angle.radians))
    let sine = Float(sin(angle.radians))
    let (r, g, b) = luminance
    return ColorMatrix(rows: [
      r + cosine * (1 - r) - sine * r, g - cosine * g - sine * g, b - cosine * b + sine * (1 - b), 0, 0,
      r - cosine * r + sine * 0.143, g + cosine * (1 - g) + sine * 0.140, b - cosine * b - sine * 0.283, 0, 0,
      r - cosine * r - sine * (1 - r), g - cosine * g + sine * g, b + cosine * (1 - b) + sine * b, 0, 0,
      0, 0, 0, 1, 0,
    ])
  }

  /// Inverts red, green and blue.
  package static var inversion: ColorMatrix {
    var matrix = ColorMatrix()
    (matrix.r1, matrix.g2, matrix.b3) = (-1, -1, -1)
    (matrix.r5, matrix.g5, matrix.b5) = (1, 1, 1)
    return matrix
  }

  /// Multiplies each component by that of a colour.
  package static func multiplication(by color: ResolvedColor) -> ColorMatrix {
    var matrix = ColorMatrix()
    (matrix.r1, matrix.g2, matrix.b3, matrix.a4) = (color.red, color.green, color.blue, color.opacity)
    return matrix
  }

  /// Converts luminance to the alpha of black.
  package static var luminanceToAlpha: ColorMatrix {
    let (r, g, b) = luminance
    return ColorMatrix(rows: [
      0, 0, 0, 0, 0,
      0, 0, 0, 0, 0,
      0, 0, 0, 0, 0,
      r, g, b, 0, 0,
    ])
  }

  /// The weights of red, green and blue in the luminance, according to Rec. 709.
  private static var luminance: (Float, Float, Float) { (0.2126, 0.7152, 0.0722) }
}
