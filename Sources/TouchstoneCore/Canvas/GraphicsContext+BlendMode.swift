import TouchstoneDrawing

extension GraphicsContext {
  /// How a drawing combines with what lies on its layer.
  ///
  /// - Source: SwiftUI, `GraphicsContext.BlendMode`; the numbers are Core Graphics'.
  @frozen public struct BlendMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32

    /// Creates a mode from Core Graphics' number.
    public init(rawValue: Int32) {
      self.rawValue = rawValue
    }

    private init(_ mode: CGBlendMode) {
      rawValue = mode.rawValue
    }

    /// What is drawn covers what lies below.
    public static var normal: BlendMode { BlendMode(.normal) }
    /// The product of both: never lighter than either.
    public static var multiply: BlendMode { BlendMode(.multiply) }
    /// The product of what both lack of white: never darker than either.
    public static var screen: BlendMode { BlendMode(.screen) }
    /// Multiplies where it is dark below and screens where it is light.
    public static var overlay: BlendMode { BlendMode(.overlay) }
    /// The darker of both, component by component.
    public static var darken: BlendMode { BlendMode(.darken) }
    /// The lighter of both, component by component.
    public static var lighten: BlendMode { BlendMode(.lighten) }
    /// Lightens what lies below by what is drawn.
    public static var colorDodge: BlendMode { BlendMode(.colorDodge) }
    /// Darkens what lies below by what is drawn.
    public static var colorBurn: BlendMode { BlendMode(.colorBurn) }
    /// Lightens or darkens gently, as a diffuse light would.
    public static var softLight: BlendMode { BlendMode(.softLight) }
    /// Multiplies where what is drawn is dark and screens where it is light.
    public static var hardLight: BlendMode { BlendMode(.hardLight) }
    /// The distance between both, component by component.
    public static var difference: BlendMode { BlendMode(.difference) }
    /// As `difference`, with less contrast.
    public static var exclusion: BlendMode { BlendMode(.exclusion) }
    /// The hue of what is drawn, with the saturation and luminosity below.
    public static var hue: BlendMode { BlendMode(.hue) }
    /// The saturation of what is drawn, with the hue and luminosity below.
    public static var saturation: BlendMode { BlendMode(.saturation) }
    /// The hue and saturation of what is drawn, with the luminosity below.
    public static var color: BlendMode { BlendMode(.color) }
    /// The luminosity of what is drawn, with the hue and saturation below.
    public static var luminosity: BlendMode { BlendMode(.luminosity) }
    /// Clears what lies below.
    public static var clear: BlendMode { BlendMode(.clear) }
    /// Replaces what lies below, also by nothing.
    public static var copy: BlendMode { BlendMode(.copy) }
    /// What is drawn, where something lies below.
    public static var sourceIn: BlendMode { BlendMode(.sourceIn) }
    /// What is drawn, where nothing lies below.
    public static var sourceOut: BlendMode { BlendMode(.sourceOut) }
    /// What is drawn covers what lies below, only where something does.
    public static var sourceAtop: BlendMode { BlendMode(.sourceAtop) }
    /// What is drawn goes below.
    public static var destinationOver: BlendMode { BlendMode(.destinationOver) }
    /// What lies below, where something is drawn.
    public static var destinationIn: BlendMode { BlendMode(.destinationIn) }
    /// What lies below, where nothing is drawn.
    public static var destinationOut: BlendMode { BlendMode(.destinationOut) }
    /// What is drawn goes below, and what lies below stays only where something is drawn.
    public static var destinationAtop: BlendMode { BlendMode(.destinationAtop) }
    /// Both, where the other is not.
    public static var xor: BlendMode { BlendMode(.xor) }
    /// The sum of both less white.
    public static var plusDarker: BlendMode { BlendMode(.plusDarker) }
    /// The sum of both.
    public static var plusLighter: BlendMode { BlendMode(.plusLighter) }

    /// The mode of a backend; a number that no mode has draws normally.
    var mode: CGBlendMode { CGBlendMode(rawValue: rawValue) ?? .normal }
  }
}
