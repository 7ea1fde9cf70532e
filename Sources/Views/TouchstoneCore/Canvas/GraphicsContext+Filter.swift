public import Foundation
public import TouchstoneDrawing

extension GraphicsContext {
  /// A filter that applies to drawn content as a whole.
  ///
  /// - Source: SwiftUI, `GraphicsContext.Filter`.
  public struct Filter: Sendable {
    fileprivate enum Storage: Sendable {
      case filter(@Sendable (EnvironmentValues) -> TouchstoneDrawing.Filter)
      /// A shadow that is added to the layer separately.
      case separateShadow(@Sendable (EnvironmentValues) -> TouchstoneDrawing.Filter.Shadow)
      case projection(ProjectionTransform)
      /// A factor for each component, which depends on the filter's colour space.
      case multiplication(Color)
    }

    fileprivate let storage: Storage

    private init(_ make: @escaping @Sendable (EnvironmentValues) -> TouchstoneDrawing.Filter) {
      storage = .filter(make)
    }

    private init(_ matrix: ColorMatrix) {
      storage = .filter { _ in .colorMatrix(matrix) }
    }

    private init(storage: Storage) {
      self.storage = storage
    }

    /// Returns a filter that has no effect; a shader that cannot run is reported.
    static func unchanged(reporting shader: Shader) -> Filter {
      Filter { environment in
        environment.diagnostics?.report(.shader(name: shader.function.name))
        return .colorMatrix(ColorMatrix())
      }
    }

    /// Returns a filter that projects the content: outlines exactly, everything else with the best affine
    /// approximation.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(storage: .projection(matrix))
    }

    /// Returns a filter that adds a shadow; the radius, in points, is the standard deviation of its blur.
    ///
    /// - Parameters:
    ///   - color: The colour of the shadow.
    ///   - radius: The standard deviation of the blur, in points.
    ///   - x: The horizontal offset of the shadow, to the right.
    ///   - y: The vertical offset of the shadow, down.
    ///   - options: How the shadow is drawn.
    ///   - blendMode: How the shadow is blended with what is below it: the object with `shadowAbove`, the layer with
    ///     `disablesGroup`. Below an object and in a group with it, there is nothing to blend with.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      let make: @Sendable (EnvironmentValues) -> TouchstoneDrawing.Filter.Shadow = { environment in
        let isInner = options.isSuperset(of: [.invertsAlpha, .shadowAbove]) && blendMode == .sourceAtop
        let isAlone = options.contains(.shadowOnly)
        return TouchstoneDrawing.Filter.Shadow(
          color: color.components(in: environment), radius: radius, offset: CGSize(width: x, height: y),
          blendMode: blendMode.mode,
          placement: isAlone ? .only : isInner ? .inner : options.contains(.shadowAbove) ? .above : .below,
          isInverted: options.contains(.invertsAlpha) && (isAlone || !isInner))
      }
      if options.contains(.disablesGroup) { return Filter(storage: .separateShadow(make)) }
      return Filter { .shadow(make($0)) }
    }

    /// Returns a filter that multiplies each component by that of a colour.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter(storage: .multiplication(color))
    }

    /// Returns a filter that applies a colour matrix.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(matrix) }

    /// Returns a filter that rotates the hue.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(.hueRotation(angle)) }

    /// Returns a filter that adjusts the saturation: below 1 towards the grey of the same luminance, above 1 away from
    /// it.
    public static func saturation(_ amount: Double) -> Filter { Filter(.saturation(amount)) }

    /// Returns a filter that adds a number from −1 to 1 to each component.
    public static func brightness(_ amount: Double) -> Filter { Filter(.brightness(amount)) }

    /// Returns a filter that moves each component away from middle grey by a factor.
    public static func contrast(_ amount: Double) -> Filter { Filter(.contrast(amount)) }

    /// Returns a filter that mixes each component with its complement by a fraction from 0 to 1.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      let share = Float(amount)
      var matrix = ColorMatrix()
      (matrix.r1, matrix.g2, matrix.b3) = (1 - 2 * share, 1 - 2 * share, 1 - 2 * share)
      (matrix.r5, matrix.g5, matrix.b5) = (share, share, share)
      return Filter(matrix)
    }

    /// Returns a filter that mixes colours with the grey of the same luminance by a fraction from 0 to 1.
    public static func grayscale(_ amount: Double) -> Filter { Filter(.saturation(1 - amount)) }

    /// A filter that turns the luminance into the opacity of black.
    public static var luminanceToAlpha: Filter { Filter(.luminanceToAlpha) }

    /// Returns a blur filter; the radius, in points, is the standard deviation.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter { _ in .blur(radius: radius, opaque: options.contains(.opaque)) }
    }

    /// Returns a filter that replaces pixels whose opacity is in a range with a colour, and all others with
    /// transparency.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
      Filter { .alphaThreshold(min: min, max: max, color: color.components(in: $0)) }
    }
  }

  /// Options for drawing a shadow.
  ///
  /// - Source: SwiftUI, `GraphicsContext.ShadowOptions`.
  @frozen public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Creates options from a raw value.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Draws the shadow above the content instead of below it.
    public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1 << 0) }
    /// Draws only the shadow, without the content.
    public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 1 << 1) }
    /// Draws the shadow everywhere outside of the content, as far as clips allow. With `shadowAbove` and the blend mode
    /// `sourceAtop`, this is an inner shadow.
    public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 1 << 2) }
    /// Adds the content and its shadow to the layer one after another, each with the context's opacity, instead of as a
    /// group.
    public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 1 << 3) }
  }

  /// Options for a blur.
  ///
  /// - Source: SwiftUI, `GraphicsContext.BlurOptions`.
  @frozen public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Creates options from a raw value.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Keeps the edges of the content opaque.
    public static var opaque: BlurOptions { BlurOptions(rawValue: 1 << 0) }
    /// Adds noise against banding, which Touchstone ignores so that the same view always gives the same picture.
    public static var dithersResult: BlurOptions { BlurOptions(rawValue: 1 << 1) }
  }

  /// Options for a filter.
  ///
  /// - Source: SwiftUI, `GraphicsContext.FilterOptions`.
  @frozen public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Creates options from a raw value.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Uses linear components instead of gamma-encoded ones.
    public static var linearColor: FilterOptions { FilterOptions(rawValue: 1 << 0) }
  }

  /// Adds a filter to subsequent drawing; the filter added last is applied first.
  ///
  /// Lengths are in the current user space. Content is filtered, then clipped, and then drawn with the opacity and the
  /// blend mode.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    let isLinear = options.contains(.linearColor)
    func add(_ filter: TouchstoneDrawing.Filter) {
      filters.append(.filter(isLinear ? .linearLight(filter) : filter, space: transform))
    }
    switch filter.storage {
    case .filter(let make): add(make(environment))
    case .multiplication(let color):
      var factors = color.components(in: environment)
      if isLinear {
        for part in [\ResolvedColor.red, \.green, \.blue] {
          factors[keyPath: part] = ResolvedColor.linear(fromEncoded: factors[keyPath: part])
        }
      }
      add(.colorMatrix(.multiplication(by: factors)))
    case .separateShadow(let make): filters.append(.separateShadow(make(environment), space: transform))
    case .projection(let projection):
      guard transform.determinant != 0, transform.determinant.isFinite else { return }
      // The projection applies to user space, but the step to points of the canvas.
      let map = ProjectionTransform(transform.inverted()).concatenating(projection)
      filters.append(.projection(map.concatenating(ProjectionTransform(transform))))
    }
  }
}
