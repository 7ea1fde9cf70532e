public import Foundation

/// A picture as a list of drawing steps: the only thing that passes from views to backends.
///
/// Coordinates are points, y downwards, the origin at the top left of the picture. Edges already lie on the pixel grid
/// of the scale that the list was made for; a backend rounds nothing.
public struct DisplayList: Hashable, Sendable {
  /// The size of the picture in points.
  public var size: CGSize
  /// The steps, the lowest first.
  public var items: [Item]

  /// Creates a picture.
  public init(size: CGSize = .zero, items: [Item] = []) {
    self.size = size
    self.items = items
  }

  /// One drawing step.
  public indirect enum Item: Hashable, Sendable {
    /// Fills the inside of an outline.
    case fill(Path, Paint, FillStyle)
    /// Traces an outline.
    case stroke(Path, Paint, StrokeStyle, isAntialiased: Bool)
    /// Draws a bitmap into a rectangle.
    case image(ImageDrawing)
    /// Draws letters of one font.
    case glyphs(GlyphRun, Paint)
    /// Draws what lies below, after filters, everywhere within the clips and the mask around it.
    ///
    /// What lies below is all that was drawn before, through the groups that this step lies in, each drawn normally.
    case backdrop([Filter])
    /// Draws a list within a drawing state of its own.
    case group(Group)
  }

  /// A list that is drawn with a transform, a clip, filters, an opacity and a blend mode, in this order from the inside:
  /// items → filters (first to last) → clips and mask → opacity → blend mode; the transform maps all of it.
  public struct Group: Hashable, Sendable {
    /// From the group's coordinates to those around it.
    public var transform: CGAffineTransform
    /// Outlines that limit the group, in its coordinates.
    public var clips: [Clip]
    /// Only where this list is opaque (or, with `isInverse`, clear), the group shows.
    public var mask: Mask?
    /// Filters, in the group's coordinates after `transform`: lengths scale with it.
    public var filters: [Filter]
    /// From 0 to 1.
    public var opacity: Double
    /// How the group combines with what lies below.
    public var blendMode: CGBlendMode
    /// Whether the items are first drawn into a clear layer of their own, although nothing else needs it.
    public var isLayer: Bool
    /// In which light bitmaps put the items together; `nil` for that around, which is `encoded` for the picture itself.
    /// Filters and the group's blend mode work in the light around. Other backends are always in encoded light.
    public var light: Light?
    /// The steps, the lowest first.
    public var items: [Item]

    /// Creates a group that is drawn as it is, but for what is given.
    public init(
      transform: CGAffineTransform = .identity,
      clips: [Clip] = [],
      mask: Mask? = nil,
      filters: [Filter] = [],
      opacity: Double = 1,
      blendMode: CGBlendMode = .normal,
      isLayer: Bool = false,
      light: Light? = nil,
      items: [Item]
    ) {
      self.transform = transform
      self.clips = clips
      self.mask = mask
      self.filters = filters
      self.opacity = opacity
      self.blendMode = blendMode
      self.isLayer = isLayer
      self.light = light
      self.items = items
    }

    /// Whether the items are put together in linear light, whatever lies around.
    package var isLinear: Bool { light == .linear || light == .extended }

    /// Whether the items have to be drawn into a layer of their own before they reach the page.
    package var needsLayer: Bool { isLinear || isComposed }

    /// The same where the light around is that of the items.
    package var isComposed: Bool {
      isLayer || mask != nil || !filters.isEmpty || opacity < 1 || blendMode != .normal
    }
  }

  /// What the components are that a picture is put together of.
  public enum Light: Hashable, Sendable {
    /// Gamma-encoded ones of eight bits, within 0…1.
    case encoded
    /// Floats of linear light, held within 0…1 at every step.
    case linear
    /// Floats of linear light, kept beyond 0…1 until the picture is finished.
    case extended
  }

  /// An outline outside of which nothing shows (or, with `isInverse`, inside of which nothing does).
  public struct Clip: Hashable, Sendable {
    /// The outline, in the group's coordinates.
    public var path: Path
    /// The rule for its inside, and whether its edge is smooth.
    public var style: FillStyle
    /// Whether the inside is cut out.
    public var isInverse: Bool

    /// Creates a clip.
    public init(path: Path, style: FillStyle = FillStyle(), isInverse: Bool = false) {
      self.path = path
      self.style = style
      self.isInverse = isInverse
    }
  }

  /// A list whose opacity masks a group.
  public struct Mask: Hashable, Sendable {
    /// The list, in the group's coordinates.
    public var items: [Item]
    /// Whether the group shows where the list is clear.
    public var isInverse: Bool

    /// Creates a mask.
    public init(items: [Item], isInverse: Bool = false) {
      self.items = items
      self.isInverse = isInverse
    }
  }
}
