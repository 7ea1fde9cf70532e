/// A colour as gamma-encoded sRGB components, not premultiplied, and alpha.
///
/// Components outside 0…1 represent colours outside sRGB's gamut; eight-bit bitmaps clamp them.
public struct ResolvedColor: Hashable, Sendable {
  /// The gamma-encoded red component; from 0 to 1 within sRGB.
  public var red: Float
  /// The gamma-encoded green component; from 0 to 1 within sRGB.
  public var green: Float
  /// The gamma-encoded blue component; from 0 to 1 within sRGB.
  public var blue: Float
  /// The opacity, from 0 to 1; the components are not premultiplied.
  public var opacity: Float

  /// Creates a colour from gamma-encoded sRGB components.
  public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  package static let clear = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0)
  package static let black = ResolvedColor(red: 0, green: 0, blue: 0)
  package static let white = ResolvedColor(red: 1, green: 1, blue: 1)

  /// Returns the colour with its opacity multiplied by a factor.
  package func multiplyingOpacity(by factor: Double) -> ResolvedColor {
    var color = self
    color.opacity *= Float(factor)
    return color
  }

  /// The luminance relative to white, ignoring the opacity.
  ///
  /// - Source: Rec. 709 applied to the linear light of IEC 61966-2-1.
  package var luminance: Float {
    0.2126 * Self.linear(fromEncoded: red) + 0.7152 * Self.linear(fromEncoded: green)
      + 0.0722 * Self.linear(fromEncoded: blue)
  }

  /// Converts a gamma-encoded component to linear light; the curve is mirrored for negative values.
  ///
  /// - Source: IEC 61966-2-1.
  package static func linear(fromEncoded encoded: Float) -> Float {
    let size = abs(encoded)
    return encoded < 0 ? -SRGBCurve.light(size) : SRGBCurve.light(size)
  }

  /// Converts a linear component to a gamma-encoded one; the curve is mirrored for negative values.
  ///
  /// - Source: IEC 61966-2-1.
  package static func encoded(fromLinear linear: Float) -> Float {
    let size = abs(linear)
    return linear < 0 ? -SRGBCurve.encoded(size) : SRGBCurve.encoded(size)
  }
}
