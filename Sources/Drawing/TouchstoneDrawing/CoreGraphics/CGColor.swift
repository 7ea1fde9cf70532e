public import Foundation

/// A colour: components in a colour space, and alpha.
///
/// An immutable class, because Core Graphics' is one.
///
/// - Source: Core Graphics, `CGColor`.
public final class CGColor: Hashable, Sendable {
  private let space: CGColorSpace
  private let values: [CGFloat]

  private init(space: CGColorSpace, values: [CGFloat]) {
    self.space = space
    self.values = values
  }

  /// Creates a colour from its components in a colour space, followed by alpha.
  ///
  /// Reads one number more than the space has components.
  ///
  /// - Returns: `nil` for a pattern colour space.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    guard space.model != .pattern else { return nil }
    let values = UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)
    self.init(space: space, values: Array(values))
  }

  /// Creates a colour from sRGB components.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standardRGB, values: [red, green, blue, alpha])
  }

  /// Creates a colour from sRGB components.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a grey colour.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .standardGray, values: [gray, alpha])
  }

  /// Creates a grey colour with sRGB's transfer curve.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// Opaque black, as a grey colour.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white, as a grey colour.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Transparent black, as a grey colour.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// The colour space of the components.
  public var colorSpace: CGColorSpace? { space }

  /// The number of components, including alpha.
  public var numberOfComponents: Int { values.count }

  /// The components, followed by alpha.
  public var components: [CGFloat]? { values }

  /// The alpha component, from 0 to 1.
  public var alpha: CGFloat { values[values.count - 1] }

  /// Returns the colour with the given alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space: space, values: values.dropLast() + [alpha])
  }

  /// Returns the colour converted to another space, or `nil` if the space is not an sRGB or grey one.
  ///
  /// Colours of all spaces without patterns can be converted.
  public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
    if space == self.space { return self }
    let color = resolved
    func linear(_ component: Float) -> CGFloat { CGFloat(ResolvedColor.linear(fromEncoded: component)) }
    let opacity = CGFloat(color.opacity)
    let components = [color.red, color.green, color.blue]
    // The luminance weights of sRGB.
    let light = zip(components, [0.2126, 0.7152, 0.0722] as [CGFloat]).map { linear($0) * $1 }.reduce(0, +)
    switch space.encoding {
    case _ where space.model == .pattern: return nil
    case .sRGB: return CGColor(space: space, values: components.map { CGFloat($0) } + [opacity])
    case .linearSRGB: return CGColor(space: space, values: components.map(linear) + [opacity])
    case .gray:
      return CGColor(space: space, values: [CGFloat(ResolvedColor.encoded(fromLinear: Float(light))), opacity])
    case .linearGray: return CGColor(space: space, values: [light, opacity])
    case .displayP3, .linearDisplayP3, .cmyk, .wide: return nil
    }
  }

  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs === rhs || (lhs.space == rhs.space && lhs.values == rhs.values)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(space)
    hasher.combine(values)
  }
}

extension CGColor {
  /// The colour in the form that display lists use.
  package var resolved: ResolvedColor {
    let component = values.map { Float($0) }
    let opacity = component[component.count - 1]
    switch space.encoding {
    case .sRGB:
      return ResolvedColor(red: component[0], green: component[1], blue: component[2], opacity: opacity)
    case .linearSRGB:
      return ResolvedColor(linear: [component[0], component[1], component[2]], opacity: opacity)
    case .displayP3:
      return ResolvedColor(
        linearDisplayP3: component.prefix(3).map(ResolvedColor.linear(fromEncoded:)), opacity: opacity)
    case .linearDisplayP3:
      return ResolvedColor(linearDisplayP3: Array(component.prefix(3)), opacity: opacity)
    case .gray:
      return ResolvedColor(red: component[0], green: component[0], blue: component[0], opacity: opacity)
    case .linearGray:
      return ResolvedColor(linear: [component[0], component[0], component[0]], opacity: opacity)
    case .cmyk:
      let paper = 1 - component[3]
      return ResolvedColor(
        red: (1 - component[0]) * paper, green: (1 - component[1]) * paper, blue: (1 - component[2]) * paper,
        opacity: opacity)
    case .wide(let space):
      return ResolvedColor(linear: space.linearSRGB(Array(component.prefix(3))), opacity: opacity)
    }
  }

  /// Creates a colour from a display list's sRGB colour.
  package convenience init(_ color: ResolvedColor) {
    self.init(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: CGFloat(color.opacity))
  }
}

extension ResolvedColor {
  /// Creates a colour from linear components with sRGB's primaries.
  init(linear: [Float], opacity: Float) {
    let encoded = linear.map(Self.encoded(fromLinear:))
    self.init(red: encoded[0], green: encoded[1], blue: encoded[2], opacity: opacity)
  }

  /// Creates a colour from linear components with Display P3's primaries; both spaces have the white point D65.
  ///
  /// - Source: CSS Color Module Level 4, the matrices of its sample code.
  fileprivate init(linearDisplayP3 p3: [Float], opacity: Float) {
    self.init(
      linear: [
        1.2249401 * p3[0] - 0.2249404 * p3[1],
        -0.0420569 * p3[0] + 1.0420571 * p3[1],
        -0.0196376 * p3[0] - 0.0786361 * p3[1] + 1.0982735 * p3[2],
      ], opacity: opacity)
  }
}
