import Foundation
import TouchstoneDrawing

/// A colour in CIE L*a*b* under the D65 illuminant.
package struct CIELab: Hashable {
  /// The lightness, 0…100.
  var lightness: Double
  var a: Double
  var b: Double

  init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// Converts a colour from sRGB, with components of 0…255.
  ///
  /// - Source: IEC 61966-2-1 (sRGB); CIE 15:2004, 8.2.1.
  package init(red: Int, green: Int, blue: Int) {
    func light(_ channel: Int) -> Double { SRGBCurve.light(UInt8(clamping: channel)) }
    func curve(_ t: Double) -> Double {
      t > 216.0 / 24389 ? cbrt(t) : (24389.0 / 27 * t + 16) / 116
    }
    let (r, g, b) = (light(red), light(green), light(blue))
    let x = curve((0.4123907993 * r + 0.3575843394 * g + 0.1804807884 * b) / 0.9504559271)
    let y = curve(0.2126390059 * r + 0.7151686788 * g + 0.0721923154 * b)
    let z = curve((0.0193308187 * r + 0.1191947798 * g + 0.9505321522 * b) / 1.0890577508)
    self.init(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
  }

  /// Returns the CIEDE2000 colour difference.
  ///
  /// - Source: G. Sharma, W. Wu, E. Dalal, "The CIEDE2000 color-difference formula: implementation notes, supplementary
  ///   test data, and mathematical observations", 2005.
  package func deltaE00(to other: CIELab) -> Double {
    let first = Self.stretched(self, chroma: (chroma + other.chroma) / 2)
    let second = Self.stretched(other, chroma: (chroma + other.chroma) / 2)
    let meanChroma = (first.chroma + second.chroma) / 2
    let meanLightness = (lightness + other.lightness) / 2
    let isGrey = first.chroma * second.chroma == 0

    var turn = second.hue - first.hue
    var meanHue = first.hue + second.hue
    if isGrey {
      turn = 0
    } else {
      if abs(turn) > 180 { meanHue += meanHue < 360 ? 360 : -360 }
      if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
      meanHue /= 2
    }
    let lightnessStep = other.lightness - lightness
    let chromaStep = second.chroma - first.chroma
    let hueStep = 2 * (first.chroma * second.chroma).squareRoot() * Self.sine(turn / 2)

    let t =
      1 - 0.17 * Self.cosine(meanHue - 30) + 0.24 * Self.cosine(2 * meanHue) + 0.32 * Self.cosine(3 * meanHue + 6)
      - 0.2 * Self.cosine(4 * meanHue - 63)
    let offset = (meanLightness - 50) * (meanLightness - 50)
    let lightnessWeight = 1 + 0.015 * offset / (20 + offset).squareRoot()
    let chromaWeight = 1 + 0.045 * meanChroma
    let hueWeight = 1 + 0.015 * meanChroma * t
    let rotation = 30 * exp(-pow((meanHue - 275) / 25, 2))
    let rotationWeight = -2 * Self.saturation(meanChroma) * Self.sine(2 * rotation)

    let l = lightnessStep / lightnessWeight
    let c = chromaStep / chromaWeight
    let h = hueStep / hueWeight
    return (l * l + c * c + h * h + rotationWeight * c * h).squareRoot()
  }

  private var chroma: Double { (a * a + b * b).squareRoot() }

  /// Returns chroma and hue (degrees, 0…360) after the formula's correction of a* near grey.
  private static func stretched(_ color: CIELab, chroma: Double) -> (chroma: Double, hue: Double) {
    let a = color.a * (1 + 0.5 * (1 - saturation(chroma)))
    let hue = a == 0 && color.b == 0 ? 0 : atan2(color.b, a) * 180 / .pi
    return ((a * a + color.b * color.b).squareRoot(), hue < 0 ? hue + 360 : hue)
  }

  private static func saturation(_ chroma: Double) -> Double {
    let power = pow(chroma, 7)
    return (power / (power + 6_103_515_625)).squareRoot()  // 25⁷
  }

  private static func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }
  private static func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
}
