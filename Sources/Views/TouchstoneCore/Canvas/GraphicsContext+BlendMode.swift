import TouchstoneDrawing

extension GraphicsContext {
  /// How drawn content is blended with its layer.
  ///
  /// - Source: SwiftUI, `GraphicsContext.BlendMode`; the raw values are those of Core Graphics.
  @frozen public struct BlendMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32

    /// Creates a mode from a raw value of Core Graphics.
    public init(rawValue: Int32) {
      self.rawValue = rawValue
    }

    private init(_ mode: CGBlendMode) {
      rawValue = mode.rawValue
    }

    /// The source covers the backdrop.
    public static var normal: BlendMode { BlendMode(.normal) }
    /// The product of both, which is never lighter than either.
    public static var multiply: BlendMode { BlendMode(.multiply) }
    /// The inverse of the product of both inverses, which is never darker than either.
    public static var screen: BlendMode { BlendMode(.screen) }
    /// Multiplies where the backdrop is dark and screens where it is light.
    public static var overlay: BlendMode { BlendMode(.overlay) }
    /// The darker of both, by component.
    public static var darken: BlendMode { BlendMode(.darken) }
    /// The lighter of both, by component.
    public static var lighten: BlendMode { BlendMode(.lighten) }
    /// Lightens the backdrop depending on the source.
    public static var colorDodge: BlendMode { BlendMode(.colorDodge) }
    /// Darkens the backdrop depending on the source.
    public static var colorBurn: BlendMode { BlendMode(.colorBurn) }
    /// Gently lightens or darkens the backdrop, as diffuse light does.
    public static var softLight: BlendMode { BlendMode(.softLight) }
    /// Multiplies where the source is dark and screens where it is light.
    public static var hardLight: BlendMode { BlendMode(.hardLight) }
    /// The absolute difference of both, by component.
    public static var difference: BlendMode { BlendMode(.difference) }
    /// Like `difference`, with less contrast.
    public static var exclusion: BlendMode { BlendMode(.exclusion) }
    /// The hue of the source with the saturation and luminosity of the backdrop.
    public static var hue: BlendMode { BlendMode(.hue) }
    /// The saturation of the source with the hue and luminosity of the backdrop.
    public static var saturation: BlendMode { BlendMode(.saturation) }
    /// The hue and saturation of the source with the luminosity of the backdrop.
    public static var color: BlendMode { BlendMode(.color) }
    /// The luminosity of the source with the hue and saturation of the backdrop.
    public static var luminosity: BlendMode { BlendMode(.luminosity) }
    /// Clears the backdrop.
    public static var clear: BlendMode { BlendMode(.clear) }
    /// Replaces the backdrop, even with transparency.
    public static var copy: BlendMode { BlendMode(.copy) }
    /// The source where the backdrop is opaque.
    public static var sourceIn: BlendMode { BlendMode(.sourceIn) }
    /// The source where the backdrop is transparent.
    public static var sourceOut: BlendMode { BlendMode(.sourceOut) }
    /// The source over the backdrop, only where the backdrop is opaque.
    public static var sourceAtop: BlendMode { BlendMode(.sourceAtop) }
    /// The source below the backdrop.
    public static var destinationOver: BlendMode { BlendMode(.destinationOver) }
    /// The backdrop where the source is opaque.
    public static var destinationIn: BlendMode { BlendMode(.destinationIn) }
    /// The backdrop where the source is transparent.
    public static var destinationOut: BlendMode { BlendMode(.destinationOut) }
    /// The source below the backdrop, only where the source is opaque.
    public static var destinationAtop: BlendMode { BlendMode(.destinationAtop) }
    /// Source and backdrop, each where the other is transparent.
    public static var xor: BlendMode { BlendMode(.xor) }
    /// The sum of both minus white.
    public static var plusDarker: BlendMode { BlendMode(.plusDarker) }
    /// The sum of both.
    public static var plusLighter: BlendMode { BlendMode(.plusLighter) }

    /// The equivalent Core Graphics blend mode; normal for an unknown raw value.
    var mode: CGBlendMode { CGBlendMode(rawValue: rawValue) ?? .normal }
  }
}
