public import Foundation

/// A change of a finished picture; lengths are in points.
public indirect enum Filter: Hashable, Sendable {
  /// A Gaussian blur whose standard deviation is the radius. With `opaque`, the edges of the picture stay opaque.
  case blur(radius: CGFloat, opaque: Bool)
  /// A shadow below the picture.
  case shadow(Shadow)
  /// A map of the components of every pixel.
  case colorMatrix(ColorMatrix)
  /// Pixels whose opacity lies in the range become the colour; all others become clear.
  case alphaThreshold(min: Double, max: Double, color: ResolvedColor)
  /// A filter that computes on components of linear light instead of gamma-encoded ones.
  case linearLight(Filter)

  /// A blurred copy of a picture's opacity, in one colour, drawn below or inside of the picture.
  public struct Shadow: Hashable, Sendable {
    /// Where a shadow is drawn.
    public enum Placement: Hashable, Sendable {
      /// Below the picture.
      case below
      /// Above the picture.
      case above
      /// The shadow takes the place of the picture.
      case only
      /// Inside of the picture, along its edges.
      case inner
    }

    /// The colour of the shadow.
    public var color: ResolvedColor
    /// The standard deviation of the blur.
    public var radius: CGFloat
    /// How far the shadow is moved, in points.
    public var offset: CGSize
    /// How the shadow combines with what lies below.
    public var blendMode: CGBlendMode
    /// Where the shadow is drawn.
    public var placement: Placement
    /// Whether the shadow falls where the picture's blurred opacity is not: everywhere outside of it. `inner` does so
    /// by itself, within the picture.
    public var isInverted: Bool

    /// Creates a shadow below a picture, unless another place is given.
    public init(
      color: ResolvedColor,
      radius: CGFloat,
      offset: CGSize = .zero,
      blendMode: CGBlendMode = .normal,
      placement: Placement = .below,
      isInverted: Bool = false
    ) {
      self.color = color
      self.radius = radius
      self.offset = offset
      self.blendMode = blendMode
      self.placement = placement
      self.isInverted = isInverted
    }
  }
}

extension Filter {
  /// Whether the filter draws where nothing was drawn, however far away.
  package var fillsPlane: Bool {
    switch self {
    case .shadow(let shadow): shadow.isInverted && shadow.placement != .inner
    case .colorMatrix(let matrix): matrix.a5 > 0
    case .alphaThreshold(let low, let high, let color): low <= 0 && high >= 0 && color.opacity > 0
    case .linearLight(let filter): filter.fillsPlane
    case .blur: false
    }
  }
}
