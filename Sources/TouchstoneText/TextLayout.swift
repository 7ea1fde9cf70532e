public import Foundation
public import TouchstoneDrawing

/// A text that was set: lines with glyphs, in points from the top left of the text, y downwards.
public struct TextLayout: Hashable, Sendable {
  /// A row of glyphs.
  public struct Line: Hashable, Sendable {
    /// From the top of the text to the baseline.
    public var baseline: CGFloat
    /// The left end of the line, within the text's size.
    public var origin: CGFloat
    /// The length of the line, without the space that hangs at its end.
    public var width: CGFloat
    /// From the baseline up to the top of the line.
    public var ascent: CGFloat
    /// From the baseline down to the bottom of the line.
    public var descent: CGFloat
    /// The glyphs, boxes and bars, in visual order.
    public var pieces: [Piece]
    /// The stretches of one run and one direction, from left to right.
    public var segments: [Segment]

    /// Creates a line; lengths are in points.
    public init(
      baseline: CGFloat, origin: CGFloat, width: CGFloat, ascent: CGFloat, descent: CGFloat, pieces: [Piece],
      segments: [Segment] = []
    ) {
      self.baseline = baseline
      self.origin = origin
      self.width = width
      self.ascent = ascent
      self.descent = descent
      self.pieces = pieces
      self.segments = segments
    }
  }

  /// A stretch of a line that comes from one run of the text and runs in one direction.
  public struct Segment: Hashable, Sendable {
    /// The index of the text's run.
    public var run: Int
    /// The bytes of the text; empty for the "…".
    public var utf8: Range<Int>
    /// The left end.
    public var x: CGFloat
    /// The length of the stretch.
    public var width: CGFloat
    /// Whether its letters run from right to left.
    public var isRightToLeft: Bool
    /// The index of its background among the line's pieces.
    public var background: Int?
    /// The index of its glyphs or its box among the line's pieces.
    public var letters: Int
    /// The indices of the lines below and through it among the line's pieces.
    public var lines: Range<Int>
  }

  /// What a line is made of, in visual order.
  public enum Piece: Hashable, Sendable {
    /// Glyphs of one run; positions are absolute, on the line's baseline.
    case glyphs(GlyphRun, paint: Paint?)
    /// The place of a box, absolute.
    case attachment(id: Int, CGRect)
    /// A filled rectangle: an underline, a strikethrough, or, drawn first, a background.
    case bar(CGRect, paint: Paint?, pattern: StyledText.Line.Pattern)
  }

  /// The size that the text takes.
  public var size: CGSize
  /// The lines, from top to bottom.
  public var lines: [Line]
  /// From the top to the first line's baseline.
  public var firstBaseline: CGFloat
  /// From the top to the last line's baseline.
  public var lastBaseline: CGFloat
  /// Whether letters were left out.
  public var isTruncated: Bool
  /// Characters for which no font had a glyph, in order of first use; a box is drawn for each.
  public var missingCharacters: [Character]
  /// Families that were asked for by name and not found, in order of first use; the system font replaces them.
  public var missingFonts: [String]

  /// Creates a text that was set; lengths are in points.
  public init(
    size: CGSize,
    lines: [Line],
    firstBaseline: CGFloat,
    lastBaseline: CGFloat,
    isTruncated: Bool = false,
    missingCharacters: [Character] = [],
    missingFonts: [String] = []
  ) {
    self.size = size
    self.lines = lines
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.isTruncated = isTruncated
    self.missingCharacters = missingCharacters
    self.missingFonts = missingFonts
  }
}
