public import Foundation
public import TouchstoneDrawing

/// A paragraph to be typeset: runs of text, each with one style, and the properties of the paragraph.
public struct StyledText: Hashable, Sendable {
  /// A piece of text with one style, or a box placed in the text like a letter.
  public struct Run: Hashable, Sendable {
    /// The text.
    public var text: String
    /// The style of the text.
    public var style: Style
    /// A box that replaces the text, such as an image; `text` is then U+FFFC.
    public var attachment: Attachment?

    /// Creates a run; the text of an attachment is U+FFFC.
    public init(text: String, style: Style, attachment: Attachment? = nil) {
      self.text = text
      self.style = style
      self.attachment = attachment
    }
  }

  /// A box placed on the line, in points.
  public struct Attachment: Hashable, Sendable {
    /// A number that identifies the box to the caller.
    public var id: Int
    /// The width of the box.
    public var width: CGFloat
    /// The height above the baseline.
    public var ascent: CGFloat
    /// The depth below the baseline.
    public var descent: CGFloat

    /// Creates a box; lengths are in points.
    public init(id: Int, width: CGFloat, ascent: CGFloat, descent: CGFloat) {
      self.id = id
      self.width = width
      self.ascent = ascent
      self.descent = descent
    }
  }

  /// The style of a run; lengths are in points.
  public struct Style: Hashable, Sendable {
    /// The font of the letters.
    public var font: FontDescriptor
    /// The run's own paint; `nil` uses the paint with which the text is drawn.
    public var paint: Paint?
    /// Space after each letter; ligatures are disabled unless it is 0.
    public var tracking: CGFloat
    /// Space after each letter in addition to the font's own kerning.
    public var kerning: CGFloat?
    /// How far the letters are raised above the baseline.
    public var baselineOffset: CGFloat
    /// The underline; `nil` for none.
    public var underline: Line?
    /// The strikethrough; `nil` for none.
    public var strikethrough: Line?
    /// The paint behind the letters; `nil` for none.
    public var background: Paint?

    /// Creates a style; the defaults are those of plain text.
    public init(
      font: FontDescriptor,
      paint: Paint? = nil,
      tracking: CGFloat = 0,
      kerning: CGFloat? = nil,
      baselineOffset: CGFloat = 0,
      underline: Line? = nil,
      strikethrough: Line? = nil,
      background: Paint? = nil
    ) {
      self.font = font
      self.paint = paint
      self.tracking = tracking
      self.kerning = kerning
      self.baselineOffset = baselineOffset
      self.underline = underline
      self.strikethrough = strikethrough
      self.background = background
    }
  }

  /// An underline or a strikethrough.
  public struct Line: Hashable, Sendable {
    /// The pattern of a line.
    public enum Pattern: Hashable, Sendable {
      case solid
      /// A dotted line.
      case dot
      case dash
      /// Alternating dashes and dots.
      case dashDot
      /// Dashes alternating with two dots.
      case dashDotDot
    }

    /// The pattern of the line.
    public var pattern: Pattern
    /// The line's own paint; `nil` uses that of the letters.
    public var paint: Paint?

    /// Creates a line; by default, a solid one in the letters' paint.
    public init(pattern: Pattern = .solid, paint: Paint? = nil) {
      self.pattern = pattern
      self.paint = paint
    }
  }

  /// The properties of a paragraph; lengths are in points.
  public struct Paragraph: Hashable, Sendable {
    /// The horizontal alignment of lines.
    public enum Alignment: Hashable, Sendable {
      case leading
      case center
      case trailing
    }

    /// The position at which text that does not fit is truncated.
    public enum Truncation: Hashable, Sendable {
      /// At the beginning, so that the end is visible.
      case head
      /// In the middle, so that both ends are visible.
      case middle
      /// At the end, so that the beginning is visible.
      case tail
    }

    /// The horizontal alignment of lines.
    public var alignment: Alignment
    /// Whether the text direction is right to left.
    public var isRightToLeft: Bool
    /// The space between two lines, in addition to the font's own.
    public var lineSpacing: CGFloat
    /// The maximum number of lines; `nil` for no limit.
    public var maximumLines: Int?
    /// The minimum number of lines whose height is reserved; `nil` for one.
    public var minimumLines: Int?
    /// The position at which text that does not fit is truncated.
    public var truncation: Truncation
    /// The smallest factor by which text may be scaled down before it is truncated.
    public var minimumScaleFactor: CGFloat
    /// Whether letters may move closer together to avoid truncation, if a line is at most 5 % too long.
    public var allowsTightening: Bool
    /// The language whose line-breaking rules apply, as a BCP 47 tag.
    public var language: String

    /// Creates paragraph properties; by default, left to right with any number of lines.
    public init(
      alignment: Alignment = .leading,
      isRightToLeft: Bool = false,
      lineSpacing: CGFloat = 0,
      maximumLines: Int? = nil,
      minimumLines: Int? = nil,
      truncation: Truncation = .tail,
      minimumScaleFactor: CGFloat = 1,
      allowsTightening: Bool = false,
      language: String = "en"
    ) {
      self.alignment = alignment
      self.isRightToLeft = isRightToLeft
      self.lineSpacing = lineSpacing
      self.maximumLines = maximumLines
      self.minimumLines = minimumLines
      self.truncation = truncation
      self.minimumScaleFactor = minimumScaleFactor
      self.allowsTightening = allowsTightening
      self.language = language
    }
  }

  /// The runs of the text, in reading order.
  public var runs: [Run]
  /// The properties of the whole paragraph.
  public var paragraph: Paragraph

  /// Creates a text from runs.
  public init(runs: [Run], paragraph: Paragraph = Paragraph()) {
    self.runs = runs
    self.paragraph = paragraph
  }

  /// The text of all runs.
  public var string: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }
}
