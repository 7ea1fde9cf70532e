public import Foundation

/// Positioned glyphs of one font at one size, with the text that they represent.
public struct GlyphRun: Hashable, Sendable {
  /// The font file of a glyph.
  public struct FontReference: Hashable, Sendable {
    /// The path of the font file.
    public var path: String
    /// The index of the face within a collection, from 0.
    public var index: Int
    /// The values of the variation axes, by four-letter tag; empty for a static font.
    public var variations: [String: Double]

    /// Creates a reference to a font file.
    public init(path: String, index: Int = 0, variations: [String: Double] = [:]) {
      self.path = path
      self.index = index
      self.variations = variations
    }
  }

  /// A glyph and the position of its origin on the baseline.
  public struct Glyph: Hashable, Sendable {
    /// The index of the glyph in its font.
    public var id: UInt32
    /// The origin, in points.
    public var position: CGPoint

    /// Creates a positioned glyph.
    public init(id: UInt32, position: CGPoint) {
      self.id = id
      self.position = position
    }
  }

  /// A piece of text and the glyphs that draw it; over a run, the counts add up to `text.utf8.count` and
  /// `glyphs.count`.
  public struct Cluster: Hashable, Sendable {
    /// The length of the text, in UTF-8 bytes.
    public var utf8Count: Int
    /// The number of glyphs.
    public var glyphCount: Int
    /// The advance of the cluster, in points.
    public var advance: CGFloat

    /// Creates a cluster.
    public init(utf8Count: Int, glyphCount: Int, advance: CGFloat = 0) {
      self.utf8Count = utf8Count
      self.glyphCount = glyphCount
      self.advance = advance
    }
  }

  /// The font of all glyphs.
  public var font: FontReference
  /// The font size in points.
  public var size: CGFloat
  /// The shear that slants upright glyphs: 0 is upright, 0.2 a typical oblique.
  public var slant: CGFloat
  /// The factor by which glyphs are stretched horizontally around their origins, before they are slanted; 1 leaves them
  /// unchanged.
  public var stretch: CGFloat
  /// The glyphs in visual order, from left to right.
  public var glyphs: [Glyph]
  /// The text, in logical order; backends that keep text write it.
  public var text: String
  /// The mapping between text and glyphs, in logical order.
  public var clusters: [Cluster]
  /// Whether the glyphs run from right to left, so that they are in the reverse order of the clusters.
  public var isRightToLeft: Bool

  /// Creates a run.
  public init(
    font: FontReference,
    size: CGFloat,
    slant: CGFloat = 0,
    stretch: CGFloat = 1,
    glyphs: [Glyph],
    text: String,
    clusters: [Cluster],
    isRightToLeft: Bool = false
  ) {
    self.font = font
    self.size = size
    self.slant = slant
    self.stretch = stretch
    self.glyphs = glyphs
    self.text = text
    self.clusters = clusters
    self.isRightToLeft = isRightToLeft
  }

  /// Returns the run translated by a vector.
  package func offsetBy(dx: CGFloat, dy: CGFloat) -> GlyphRun {
    var run = self
    for index in run.glyphs.indices {
      run.glyphs[index].position.x += dx
      run.glyphs[index].position.y += dy
    }
    return run
  }
}
