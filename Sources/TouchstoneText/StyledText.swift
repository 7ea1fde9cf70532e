public import Foundation
public import TouchstoneDrawing

/// A paragraph as it is to be set: runs of one style each, and what holds for all of them.
public struct StyledText: Hashable, Sendable {
  /// A piece of text in one style, or a box that is placed in the text like a letter.
  public struct Run: Hashable, Sendable {
    /// The letters.
    public var text: String
    /// How the letters look.
    public var style: Style
    /// A box in place of the text, such as an image; its `text` is then U+FFFC.
    public var attachment: Attachment?

    /// Creates a run; for an attachment, the text is U+FFFC.
    public init(text: String, style: Style, attachment: Attachment? = nil) {
      self.text = text
      self.style = style
      self.attachment = attachment
    }
  }

  /// A box that stands on the line, in points.
  public struct Attachment: Hashable, Sendable {
    /// The number by which the caller knows the box again.
    public var id: Int
    /// The width of the box.
    public var width: CGFloat
    /// From the baseline up.
    public var ascent: CGFloat
    /// From the baseline down.
    public var descent: CGFloat

    /// Creates a box; lengths are in points.
    public init(id: Int, width: CGFloat, ascent: CGFloat, descent: CGFloat) {
      self.id = id
      self.width = width
      self.ascent = ascent
      self.descent = descent
    }
  }

  /// How the letters of a run look; lengths are in points.
  public struct Style: Hashable, Sendable {
    /// The font of the letters.
    public var font: FontDescriptor
    /// The run's own paint; `nil` takes the one that the text is drawn with.
    public var paint: Paint?
    /// Space after every letter; switches ligatures off where it is not 0.
    public var tracking: CGFloat
    /// Space after every letter on top of the font's own pair distances.
    public var kerning: CGFloat?
    /// How far the letters are raised.
    public var baselineOffset: CGFloat
    /// The line below the letters; `nil` for none.
    public var underline: Line?
    /// The line through the letters; `nil` for none.
    public var strikethrough: Line?
    /// What is painted behind the letters; `nil` for nothing.
    public var background: Paint?

    /// Creates a style; without arguments besides the font, plain letters.
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

  /// A line below or through letters.
  public struct Line: Hashable, Sendable {
    /// The rhythm of a line.
    public enum Pattern: Hashable, Sendable {
      /// One line without gaps.
      case solid
      /// Dots.
      case dot
      /// Dashes.
      case dash
      /// A dash and a dot in turn.
      case dashDot
      /// A dash and two dots in turn.
      case dashDotDot
    }

    /// The rhythm of the line.
    public var pattern: Pattern
    /// The line's own paint; `nil` takes the letters'.
    public var paint: Paint?

    /// Creates a line; without arguments, a line without gaps in the letters' paint.
    public init(pattern: Pattern = .solid, paint: Paint? = nil) {
      self.pattern = pattern
      self.paint = paint
    }
  }

  /// What holds for the whole paragraph; lengths are in points.
  public struct Paragraph: Hashable, Sendable {
    /// Where lines stand within the width of the text.
    public enum Alignment: Hashable, Sendable {
      /// At the side where lines begin.
      case leading
      /// In the middle.
      case center
      /// At the side where lines end.
      case trailing
    }

    /// Where letters are left out if there is no room.
    public enum Truncation: Hashable, Sendable {
      /// At the beginning, so that the end shows.
      case head
      /// In the middle, so that both ends show.
      case middle
      /// At the end, so that the beginning shows.
      case tail
    }

    /// Where lines stand within the width of the text.
    public var alignment: Alignment
    /// Whether lines begin at the right.
    public var isRightToLeft: Bool
    /// Space between two lines, on top of the font's own.
    public var lineSpacing: CGFloat
    /// The number of lines after which letters are left out; `nil` for no limit.
    public var maximumLines: Int?
    /// The number of lines whose height the text takes at least; `nil` for one.
    public var minimumLines: Int?
    /// Where letters are left out.
    public var truncation: Truncation
    /// The smallest factor by which letters may shrink before they are left out.
    public var minimumScaleFactor: CGFloat
    /// Whether letters of a line that is at most 5 % too long move closer together rather than being left out.
    public var allowsTightening: Bool
    /// The language that line breaks follow, as a BCP 47 tag.
    public var language: String

    /// Creates the properties of a paragraph; without arguments, as many lines as it takes, from the left.
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

  /// The pieces of the text, in reading order.
  public var runs: [Run]
  /// What holds for the whole text.
  public var paragraph: Paragraph

  /// Creates a text of runs.
  public init(runs: [Run], paragraph: Paragraph = Paragraph()) {
    self.runs = runs
    self.paragraph = paragraph
  }

  /// The text of all runs.
  public var string: String { runs.map(\.text).joined() }
}
