public import Foundation
public import TouchstoneDrawing

extension GraphicsContext {
  /// What outlines are filled and traced with; points are in the user space.
  ///
  /// Shadings that run Metal code on Apple's platforms (`shader`) do not exist here.
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

    /// What lies below.
    public static var backdrop: Shading { Shading(storage: .backdrop) }

    /// The foreground style of the canvas.
    public static var foreground: Shading { Shading(storage: .foreground) }

    /// A shading for each level of a symbol or a style.
    public static func palette(_ array: [Shading]) -> Shading { Shading(storage: .palette(array)) }

    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading(storage: .color(color)) }

    /// A colour of a colour space.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A gray of a colour space.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style; gradients of the unit square span the rectangle around what is drawn.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(storage: .style(AnyShapeStyle(style))) }

    /// A gradient along a line, in the user space.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(storage: .linearGradient(gradient, start: startPoint, end: endPoint, options))
    }

    /// A gradient in rings about a point, in the user space.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        storage: .radialGradient(gradient, center: center, startRadius: startRadius, endRadius: endRadius, options))
    }

    /// A gradient of one full turn, clockwise from an angle.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(storage: .conicGradient(gradient, center: center, angle: angle, options))
    }

    /// A mesh of colours, whose unit square is the rectangle around what is drawn.
    public static func meshGradient(_ mesh: MeshGradient) -> Shading { Shading(storage: .meshGradient(mesh)) }

    /// An image that repeats over the plane.
    ///
    /// - Parameters:
    ///   - image: The picture.
    ///   - origin: The top left corner of one tile.
    ///   - sourceRect: The part of the image that repeats, in the unit square.
    ///   - scale: The factor of the image's size.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading {
      Shading(storage: .tiledImage(image, origin: origin, sourceRect: sourceRect, scale: scale))
    }
  }

  /// How a gradient goes on beyond its ends, and how its colours are found.
  ///
  /// - Source: SwiftUI, `GraphicsContext.GradientOptions`.
  @frozen public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The gradient repeats beyond its ends.
    public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1 << 0) }
    /// The gradient runs back and forth.
    public static var mirror: GradientOptions { GradientOptions(rawValue: 1 << 1) }
    /// Colours mix on components of linear light.
    public static var linearColor: GradientOptions { GradientOptions(rawValue: 1 << 2) }
  }

  /// A shading whose style and colours follow the environment of the canvas, whatever it is used for later.
  public func resolve(_ shading: Shading) -> Shading {
    switch shading.storage {
    case .color(let color): .color(Color(color.resolve(in: environment)))
    case .palette(let shadings): .palette(shadings.map(resolve))
    case .backdrop, .foreground, .style, .linearGradient, .radialGradient, .conicGradient, .tiledImage,
      .meshGradient:
      shading
    }
  }

  /// A shading as a backend needs it, for a drawing within a rectangle of the user space.
  func rendering(of shading: Shading, in bounds: CGRect) -> StyleRendering {
    ShadingStyle(shading: shading, diagnostics: surroundings.diagnostics).rendering(
      in: StyleContext(environment: environment, bounds: bounds))
  }
}

/// A shading as a style, so that symbols and text can be drawn with it.
struct ShadingStyle: PaintStyle {
  let shading: GraphicsContext.Shading
  // SAFETY: a log never leaves the main actor, where drawing happens; a style is only sent along with nodes that do not
  // leave it either.
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
