public import Foundation
public import TouchstoneDrawing

extension GraphicsContext {
  /// A colour or pattern for filling and stroking paths, with points in user space.
  ///
  /// - Source: SwiftUI, `GraphicsContext.Shading`.
  public struct Shading: Sendable {
    enum Storage: Sendable {
      case backdrop
      case foreground
      case palette([Shading])
      case color(Color)
      case style(AnyShapeStyle)
      case linearGradient(Gradient, start: CGPoint, end: CGPoint, GradientOptions)
      case radialGradient(Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, GradientOptions)
      case conicGradient(Gradient, center: CGPoint, angle: Angle, GradientOptions)
      case meshGradient(MeshGradient)
      case tiledImage(Image, origin: CGPoint, sourceRect: CGRect, scale: CGFloat)
    }

    let storage: Storage

    /// The content below.
    public static var backdrop: Shading { Shading(storage: .backdrop) }

    /// The foreground style of the canvas.
    public static var foreground: Shading { Shading(storage: .foreground) }

    /// Returns a shading for each level of a symbol or style.
    public static func palette(_ array: [Shading]) -> Shading { Shading(storage: .palette(array)) }

    /// Returns a colour shading.
    public static func color(_ color: Color) -> Shading { Shading(storage: .color(color)) }

    /// Returns a colour shading from components in a colour space.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// Returns a grey shading in a colour space.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// Returns a shading with a style; unit points refer to the bounding rectangle of the drawn content.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(storage: .style(AnyShapeStyle(style))) }

    /// Returns a linear gradient in user space.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(storage: .linearGradient(gradient, start: startPoint, end: endPoint, options))
    }

    /// Returns a radial gradient in user space.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        storage: .radialGradient(gradient, center: center, startRadius: startRadius, endRadius: endRadius, options))
    }

    /// Returns an angular gradient over a full turn, clockwise from an angle.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(storage: .conicGradient(gradient, center: center, angle: angle, options))
    }

    /// Returns a mesh gradient whose unit square is the bounding rectangle of the drawn content.
    public static func meshGradient(_ mesh: MeshGradient) -> Shading { Shading(storage: .meshGradient(mesh)) }

    /// Returns a shading that tiles an image.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - origin: The top left corner of one tile.
    ///   - sourceRect: The repeated part of the image, in unit coordinates.
    ///   - scale: The scale factor of the image.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading {
      Shading(storage: .tiledImage(image, origin: origin, sourceRect: sourceRect, scale: scale))
    }
  }

  /// Options for how a gradient continues beyond its ends and how its colours are interpolated.
  ///
  /// - Source: SwiftUI, `GraphicsContext.GradientOptions`.
  @frozen public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Creates options from a raw value.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Repeats the gradient beyond its ends.
    public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1 << 0) }
    /// Repeats the gradient beyond its ends, reversing every other repetition.
    public static var mirror: GradientOptions { GradientOptions(rawValue: 1 << 1) }
    /// Interpolates linear components.
    public static var linearColor: GradientOptions { GradientOptions(rawValue: 1 << 2) }
  }

  /// Returns a shading whose style and colours are resolved in the environment of the canvas.
  public func resolve(_ shading: Shading) -> Shading {
    switch shading.storage {
    case .color(let color): .color(Color(color.resolve(in: environment)))
    case .palette(let shadings): .palette(shadings.map(resolve))
    case .backdrop, .foreground, .style, .linearGradient, .radialGradient, .conicGradient, .tiledImage,
      .meshGradient:
      shading
    }
  }

  /// Returns a shading in the form that backends draw, for content within a rectangle in user space.
  func rendering(of shading: Shading, in bounds: CGRect) -> StyleRendering {
    ShadingStyle(shading: shading, diagnostics: surroundings.diagnostics).rendering(
      in: StyleContext(environment: environment, bounds: bounds))
  }
}

/// A shading as a style, for drawing symbols and text.
struct ShadingStyle: PaintStyle {
  let shading: GraphicsContext.Shading
  // SAFETY: a log never leaves the main actor, where drawing happens; a style is only sent along with nodes, which do
  // not leave it either.
  nonisolated(unsafe) let diagnostics: DiagnosticLog

  init(shading: GraphicsContext.Shading, diagnostics: DiagnosticLog) {
    self.shading = shading
    self.diagnostics = diagnostics
  }

  func rendering(in context: StyleContext) -> StyleRendering {
    switch shading.storage {
    case .backdrop: return StyleRendering(paint: .color(.clear), content: [.backdrop([])])
    case .foreground: return ForegroundStyle().rendering(in: context)
    case .color(let color): return color.rendering(in: context)
    case .style(let style): return style.rendering(in: context)
    case .palette(let shadings):
      guard !shadings.isEmpty else { return ForegroundStyle().rendering(in: context) }
      var inner = context
      inner.level = 0
      let level = min(max(context.level, 0), shadings.count - 1)
      return ShadingStyle(shading: shadings[level], diagnostics: diagnostics).rendering(in: inner)
    case .linearGradient(let gradient, let start, let end, let options):
      let paint = GradientExtension(gradient.ramp(in: context.environment), options: options)
        .linear(start: start, end: end, over: context.bounds)
      return StyleRendering(paint: paint).level(context.level)
    case .radialGradient(let gradient, let center, let startRadius, let endRadius, let options):
      let paint = GradientExtension(gradient.ramp(in: context.environment), options: options)
        .radial(center: center, startRadius: startRadius, endRadius: endRadius, over: context.bounds)
      return StyleRendering(paint: paint).level(context.level)
    case .conicGradient(let gradient, let center, let angle, let options):
      let ramp = GradientExtension(gradient.ramp(in: context.environment), options: options).ramp
      let start = CGFloat(angle.radians)
      return StyleRendering(
        paint: .angularGradient(ramp, center: center, startAngle: start, endAngle: start + 2 * .pi)
      ).level(context.level)
    case .meshGradient(let mesh): return mesh.rendering(in: context)
    case .tiledImage(let image, let origin, let sourceRect, let scale):
      return ImageTiling(image: image, origin: origin, sourceRect: sourceRect, scale: scale)
        .rendering(in: context, diagnostics: diagnostics)
    }
  }
}
