public import Foundation

/// A picture as a list of drawing steps: the only thing that passes from views to backends.
///
/// Coordinates are points, y downwards, the origin at the top left of the picture. Edges already lie on the pixel grid
/// of the scale that the list was made for; a backend rounds nothing.
public struct DisplayList: Hashable, Sendable {
  /// The size of the picture in points.
  public var size: CGSize
  public var items: [Item]

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
    case image(ImageDrawing)
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
    public var transform: CGAffineTransform
    public var clips: [Clip]
    /// Only where this list is opaque (or, with `isInverse`, clear), the group shows.
    public var mask: Mask?
    /// Filters, in the group's coordinates after `transform`: lengths scale with it.
    public var filters: [Filter]
    public var opacity: Double
    public var blendMode: CGBlendMode
    /// Whether the items are first drawn into a clear layer of their own, although nothing else needs it.
    public var isLayer: Bool
    /// In which light bitmaps put the items together; `nil` for that around, which is `encoded` for the picture itself.
    /// Filters and the group's blend mode work in the light around. Other backends are always in encoded light.
    public var light: Light?
    public var items: [Item]

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
    public var path: Path
    public var style: FillStyle
    public var isInverse: Bool

    public init(path: Path, style: FillStyle = FillStyle(), isInverse: Bool = false) {
      self.path = path
      self.style = style
      self.isInverse = isInverse
    }
  }

  /// A list whose opacity masks a group.
  public struct Mask: Hashable, Sendable {
    public var items: [Item]
    public var isInverse: Bool

    public init(items: [Item], isInverse: Bool = false) {
      self.items = items
      self.isInverse = isInverse
    }
  }
}
