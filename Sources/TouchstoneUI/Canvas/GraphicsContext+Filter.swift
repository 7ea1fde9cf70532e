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
      case projection(ProjectionTransform)
    }

    fileprivate let storage: Storage

    private init(_ make: @escaping @Sendable (EnvironmentValues) -> TouchstoneDrawing.Filter) {
      storage = .filter(make)
    }

    private init(_ matrix: ColorMatrix) {
      storage = .filter { _ in .colorMatrix(matrix) }
    }

    private init(projection: ProjectionTransform) {
      storage = .projection(projection)
    }

    /// Maps the picture; of a map that is not affine, only its affine part at the origin.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { Filter(projection: matrix) }

    /// Draws a shadow; the radius, in points, is the standard deviation of its blur.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter { environment in
        .shadow(
          TouchstoneDrawing.Filter.Shadow(
            color: color.components(in: environment), radius: radius, offset: CGSize(width: x, height: y),
            blendMode: options.contains(.invertsAlpha) && blendMode == .sourceAtop ? .normal : blendMode.mode,
            placement: options.placement))
      }
    }

    /// Multiplies each component by that of a colour.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter { .colorMatrix(.multiplication(by: color.components(in: $0))) }
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

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Above the picture instead of below it.
    public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1 << 0) }
    /// In place of the picture.
    public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 1 << 1) }
    /// From the edges inwards; it is kept inside of the picture.
    public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 1 << 2) }
    /// Each shape of a layer has a shadow of its own; here, a layer has one shadow all the same.
    public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 1 << 3) }

    fileprivate var placement: TouchstoneDrawing.Filter.Shadow.Placement {
      if contains(.invertsAlpha) { return .inner }
      if contains(.shadowOnly) { return .only }
      return contains(.shadowAbove) ? .above : .below
    }
  }

  /// How a blur is made.
  ///
  /// - Source: SwiftUI, `GraphicsContext.BlurOptions`.
  @frozen public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32

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

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// On components of linear light; here, filters compute on gamma-encoded components all the same.
    public static var linearColor: FilterOptions { FilterOptions(rawValue: 1 << 0) }
  }

  /// Adds a filter to what is drawn from now on: the filter added last is applied first.
  ///
  /// Its lengths are in the user space as it is now. What is drawn is filtered, then clipped, then drawn with the opacity
  /// and the blend mode.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    switch filter.storage {
    case .filter(let make): filters.append(.filter(make(environment), space: transform))
    case .projection(let projection):
      guard transform.determinant != 0, transform.determinant.isFinite else { return }
      // The map holds in the user space; the step takes and gives points of the canvas.
      filters.append(
        .transform(transform.inverted().concatenating(projection.affinePart).concatenating(transform)))
    }
  }

  /// A change of what is drawn before it reaches the layer.
  enum FilterStep {
    /// A filter whose lengths are in a space, given by its map to the points of the canvas.
    case filter(TouchstoneDrawing.Filter, space: CGAffineTransform)
    /// A map of the points of the canvas.
    case transform(CGAffineTransform)

    /// Applies the step to items that lie on the canvas by a transform, which changes where the step needs it.
    func apply(to items: inout [DisplayList.Item], at place: inout CGAffineTransform) {
      switch self {
      case .transform(let transform): place = place.concatenating(transform)
      case .filter(let filter, let space):
        guard space.determinant != 0, space.determinant.isFinite else { return }
        if place == space, case .group(var group)? = items.first, items.count == 1, group.isOnlyFilters {
          group.filters.append(filter)
          items = [.group(group)]
          return
        }
        if place != space { items = items.placed(by: place.concatenating(space.inverted())) }
        items = [.group(DisplayList.Group(filters: [filter], items: items))]
        place = space
      }
    }
  }
}

extension DisplayList.Group {
  /// Whether the group does nothing but filter, so that another filter can follow.
  fileprivate var isOnlyFilters: Bool {
    !filters.isEmpty && transform.isIdentity && clips.isEmpty && mask == nil && opacity == 1 && blendMode == .normal
      && !isLayer
  }
}
