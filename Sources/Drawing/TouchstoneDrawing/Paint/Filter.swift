public import Foundation

/// An effect applied to a finished picture; lengths are in points.
public indirect enum Filter: Hashable, Sendable {
  /// A Gaussian blur whose standard deviation is the radius. If `opaque`, the edges of the picture stay opaque.
  case blur(radius: CGFloat, opaque: Bool)
  /// A shadow of the picture.
  case shadow(Shadow)
  /// A linear transformation of the components of every pixel.
  case colorMatrix(ColorMatrix)
  /// Pixels whose alpha is in the range become the colour; all others become transparent.
  case alphaThreshold(min: Double, max: Double, color: ResolvedColor)
  /// A filter that is computed in linear light instead of on gamma-encoded components.
  case linearLight(Filter)

  /// A blurred, single-colour copy of a picture's alpha.
  public struct Shadow: Hashable, Sendable {
    /// The position of a shadow relative to the picture.
    public enum Placement: Hashable, Sendable {
      /// Below the picture.
      case below
      /// Above the picture.
      case above
      /// Instead of the picture.
      case only
      /// Inside the picture, along its edges.
      case inner
    }

    /// The colour of the shadow.
    public var color: ResolvedColor
    /// The standard deviation of the blur.
    public var radius: CGFloat
    /// The offset of the shadow, in points.
    public var offset: CGSize
    /// How the shadow is blended with what is below it.
    public var blendMode: CGBlendMode
    /// Where the shadow is drawn.
    public var placement: Placement
    /// Whether the blurred alpha is inverted, so that the shadow is outside the picture. `inner` implies this, limited
    /// to the picture.
    public var isInverted: Bool

    /// Creates a shadow; by default it is below the picture.
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
  /// Whether the filter draws on the whole plane, even far from the picture.
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
