public import Foundation
public import TouchstoneDrawing

/// A typeset text: lines of glyphs, in points from the text's top-left corner, with y down.
public struct TextLayout: Hashable, Sendable {
  /// A line of glyphs.
  public struct Line: Hashable, Sendable {
    /// The distance from the top of the text to the baseline.
    public var baseline: CGFloat
    /// The left end of the line, within the size of the text.
    public var origin: CGFloat
    /// The width of the line, without trailing space that hangs.
    public var width: CGFloat
    /// The distance from the baseline up to the top of the line.
    public var ascent: CGFloat
    /// The distance from the baseline down to the bottom of the line.
    public var descent: CGFloat
    /// The glyphs, boxes and bars, in visual order.
    public var pieces: [Piece]
    /// The segments of one run and one direction, from left to right.
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

  /// A part of a line that belongs to one run of the text and has one direction.
  public struct Segment: Hashable, Sendable {
    /// The index of the run in the text.
    public var run: Int
    /// The UTF-8 range in the text; empty for the "…".
    public var utf8: Range<Int>
    /// The x coordinate of its left end.
    public var x: CGFloat
    /// The width of the segment.
    public var width: CGFloat
    /// Whether its direction is right to left.
    public var isRightToLeft: Bool
    /// The index of its background in the line's pieces.
    public var background: Int?
    /// The index of its glyphs or its box in the line's pieces.
    public var letters: Int
    /// The indices of its underline and strikethrough in the line's pieces.
    public var lines: Range<Int>
  }

  /// An element of a line, in visual order.
  public enum Piece: Hashable, Sendable {
    /// Glyphs of one run; positions are relative to the text, on the line's baseline.
    case glyphs(GlyphRun, paint: Paint?)
    /// The frame of a box, relative to the text.
    case attachment(id: Int, CGRect)
    /// A filled rectangle: an underline, a strikethrough, or, drawn first, a background.
    case bar(CGRect, paint: Paint?, pattern: StyledText.Line.Pattern)
  }

  /// The size of the text.
  public var size: CGSize
  /// The lines, from top to bottom.
  public var lines: [Line]
  /// The distance from the top to the first line's baseline.
  public var firstBaseline: CGFloat
  /// The distance from the top to the last line's baseline.
  public var lastBaseline: CGFloat
  /// Whether text was truncated.
  public var isTruncated: Bool
  /// Characters for which no font has a glyph, in order of first use; a box is drawn for each.
  public var missingCharacters: [Character]
  /// Families that were requested by name but not found, in order of first use; the system font replaces them.
  public var missingFonts: [String]

  /// Creates a layout; lengths are in points.
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
