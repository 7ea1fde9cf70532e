public import Foundation

/// A picture as a list of drawing steps: the only interface between views and backends.
///
/// Coordinates are in points, with y down and the origin at the top left of the picture. Edges are already on the pixel
/// grid of the scale for which the list was made; backends do not round.
public struct DisplayList: Hashable, Sendable {
  /// The size of the picture in points.
  public var size: CGSize
  /// The drawing steps, from back to front.
  public var items: [Item]

  /// Creates a picture.
  public init(size: CGSize = .zero, items: [Item] = []) {
    self.size = size
    self.items = items
  }

  /// A drawing step.
  public indirect enum Item: Hashable, Sendable {
    /// Fills a path.
    case fill(Path, Paint, FillStyle)
    /// Strokes a path.
    case stroke(Path, Paint, StrokeStyle, isAntialiased: Bool)
    /// Draws an image in a rectangle.
    case image(ImageDrawing)
    /// Draws glyphs of one font.
    case glyphs(GlyphRun, Paint)
    /// Draws the filtered backdrop everywhere within the enclosing clips and mask.
    ///
    /// The backdrop is everything that was drawn before, across the enclosing groups, each drawn normally.
    case backdrop([Filter])
    /// Draws a group of items with its own drawing state.
    case group(Group)
  }

  /// Items that are drawn with filters, clips, an opacity, a blend mode and a transform, in this order from the inside:
  /// items → filters (first to last) → clips and mask → opacity → blend mode; the transform maps all of it.
  public struct Group: Hashable, Sendable {
    /// The transform from the group's coordinates to the enclosing ones.
    public var transform: CGAffineTransform
    /// The clips of the group, in its coordinates.
    public var clips: [Clip]
    /// The mask outside which the group is hidden.
    public var mask: Mask?
    /// The filters, in the group's coordinates after `transform`: lengths scale with it.
    public var filters: [Filter]
    /// The opacity, from 0 to 1.
    public var opacity: Double
    /// How the group is blended with what is below it.
    public var blendMode: CGBlendMode
    /// Whether the items are drawn into a separate layer even if nothing else requires one.
    public var isLayer: Bool
    /// The light in which bitmaps compose the items; `nil` for the enclosing one, which is `encoded` for the picture.
    /// Filters and the group's blend mode work in the enclosing light. Other backends always use encoded light.
    public var light: Light?
    /// The drawing steps, from back to front.
    public var items: [Item]
    /// The number of the view that drew the items, in lists that were drawn with marks; it changes nothing in a picture.
    package var view: Int?

    /// Creates a group; the defaults draw its items unchanged.
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

    /// Whether the items are composed in linear light, whatever the enclosing light is.
    package var isLinear: Bool { light == .linear || light == .extended }

    /// Whether the items have to be drawn into a separate layer.
    package var needsLayer: Bool { isLinear || isComposed }

    /// Whether the items need a separate layer even if the enclosing light is their own.
    package var isComposed: Bool {
      isLayer || mask != nil || !filters.isEmpty || opacity < 1 || blendMode != .normal
    }
  }

  /// The kind of components in which a picture is composed.
  public enum Light: Hashable, Sendable {
    /// Gamma-encoded eight-bit components from 0 to 1.
    case encoded
    /// Linear floating-point components, clamped to 0…1 at every step.
    case linear
    /// Linear floating-point components, which may go beyond 0…1 until the picture is finished.
    case extended
  }

  /// A path that limits drawing to its inside (or, with `isInverse`, to its outside).
  public struct Clip: Hashable, Sendable {
    /// The path, in the group's coordinates.
    public var path: Path
    /// The fill rule, and whether the edge is antialiased.
    public var style: FillStyle
    /// Whether the inside is cut out instead.
    public var isInverse: Bool

    /// Creates a clip.
    public init(path: Path, style: FillStyle = FillStyle(), isInverse: Bool = false) {
      self.path = path
      self.style = style
      self.isInverse = isInverse
    }
  }

  /// Items whose alpha masks a group.
  public struct Mask: Hashable, Sendable {
    /// The items, in the group's coordinates.
    public var items: [Item]
    /// Whether the group shows where the items are transparent instead.
    public var isInverse: Bool

    /// Creates a mask.
    public init(items: [Item], isInverse: Bool = false) {
      self.items = items
      self.isInverse = isInverse
    }
  }
}
