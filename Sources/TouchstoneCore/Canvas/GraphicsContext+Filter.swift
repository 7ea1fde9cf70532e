public import Foundation
public import TouchstoneDrawing

extension GraphicsContext {
  /// A change of what is drawn, as one picture.
  ///
  /// Filters that run Metal code on Apple's platforms (`colorShader`, `distortionShader`, `layerShader`) do not exist here.
  ///
  /// - Source: SwiftUI, `GraphicsContext.Filter`.
  public struct Filter: Sendable {
    fileprivate enum Storage: Sendable {
      case filter(@Sendable (EnvironmentValues) -> TouchstoneDrawing.Filter)
      /// A shadow that reaches the layer by itself.
      case separateShadow(@Sendable (EnvironmentValues) -> TouchstoneDrawing.Filter.Shadow)
      case projection(ProjectionTransform)
      /// A factor for each component, which depends on the light that the filter computes in.
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

    /// Maps the picture; outlines exactly, what else through the nearest affine maps.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(storage: .projection(matrix))
    }

    /// Draws a shadow; the radius, in points, is the standard deviation of its blur.
    ///
    /// - Parameters:
    ///   - color: The colour of the shadow.
    ///   - radius: The standard deviation of the blur, in points.
    ///   - x: How far the shadow is moved to the right.
    ///   - y: How far the shadow is moved down.
    ///   - options: Where the shadow is drawn.
    ///   - blendMode: How the shadow combines with what it is drawn onto: the object with `shadowAbove`, the
    ///     layer with `disablesGroup`. Below an object, in a group with it, there is nothing to combine with.
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

    /// Multiplies each component by that of a colour.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter(storage: .multiplication(color))
    }

    /// Maps each colour by a matrix.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(matrix) }

    /// Turns colours around the grey axis.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(.hueRotation(angle)) }

    /// Moves colours towards the grey of their luminance below 1, away from it above.
    public static func saturation(_ amount: Double) -> Filter { Filter(.saturation(amount)) }

    /// Adds a number from −1 to 1 to each component.
    public static func brightness(_ amount: Double) -> Filter { Filter(.brightness(amount)) }

    /// Moves each component away from the middle grey by a factor.
    public static func contrast(_ amount: Double) -> Filter { Filter(.contrast(amount)) }

    /// Mixes each component with its complement, by a share from 0 to 1.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      let share = Float(amount)
      var matrix = ColorMatrix()
      (matrix.r1, matrix.g2, matrix.b3) = (1 - 2 * share, 1 - 2 * share, 1 - 2 * share)
      (matrix.r5, matrix.g5, matrix.b5) = (share, share, share)
      return Filter(matrix)
    }

    /// Mixes colours with the grey of their luminance, by a share from 0 to 1.
    public static func grayscale(_ amount: Double) -> Filter { Filter(.saturation(1 - amount)) }

    /// Turns the luminance into the opacity of black.
    public static var luminanceToAlpha: Filter { Filter(.luminanceToAlpha) }

    /// Blurs; the radius, in points, is the standard deviation.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter { _ in .blur(radius: radius, opaque: options.contains(.opaque)) }
    }

    /// Turns pixels whose opacity lies in a range into a colour, and all others into nothing.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
      Filter { .alphaThreshold(min: min, max: max, color: color.components(in: $0)) }
    }
  }

  /// How a shadow is drawn.
  ///
  /// - Source: SwiftUI, `GraphicsContext.ShadowOptions`.
  @frozen public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Above the picture instead of below it.
    public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1 << 0) }
    /// In place of the picture.
    public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 1 << 1) }
    /// Everywhere outside of the picture, as far as clips let it. With `shadowAbove` and the blend mode `sourceAtop`, the
    /// shadow falls from the edges inwards.
    public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 1 << 2) }
    /// The object and its shadow reach the layer one after the other, each with the context's opacity, instead of as one
    /// picture.
    public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 1 << 3) }
  }

  /// How a blur is made.
  ///
  /// - Source: SwiftUI, `GraphicsContext.BlurOptions`.
  @frozen public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The edges of the picture stay opaque.
    public static var opaque: BlurOptions { BlurOptions(rawValue: 1 << 0) }
    /// Noise against banding; it changes nothing here, where the same view always gives the same picture.
    public static var dithersResult: BlurOptions { BlurOptions(rawValue: 1 << 1) }
  }

  /// How a filter computes.
  ///
  /// - Source: SwiftUI, `GraphicsContext.FilterOptions`.
  @frozen public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// On components of linear light instead of gamma-encoded ones.
    public static var linearColor: FilterOptions { FilterOptions(rawValue: 1 << 0) }
  }

  /// Adds a filter to what is drawn from now on: the filter added last is applied first.
  ///
  /// Its lengths are in the user space as it is now. What is drawn is filtered, then clipped, then drawn with the opacity
  /// and the blend mode.
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
      // The map holds in the user space; the step takes and gives points of the canvas.
      let map = ProjectionTransform(transform.inverted()).concatenating(projection)
      filters.append(.projection(map.concatenating(ProjectionTransform(transform))))
    }
  }
}
