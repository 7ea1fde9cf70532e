public import Foundation
public import TouchstoneDrawing

/// A paragraph as it is to be set: runs of one style each, and what holds for all of them.
public struct StyledText: Hashable, Sendable {
  /// A piece of text in one style, or a box that stands in the text like a letter.
  public struct Run: Hashable, Sendable {
    public var text: String
    public var style: Style
    /// A box in place of the text, such as an image; its `text` is then U+FFFC.
    public var attachment: Attachment?

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
    public var width: CGFloat
    /// From the baseline up.
    public var ascent: CGFloat
    /// From the baseline down.
    public var descent: CGFloat

    public init(id: Int, width: CGFloat, ascent: CGFloat, descent: CGFloat) {
      self.id = id
      self.width = width
      self.ascent = ascent
      self.descent = descent
    }
  }

  /// How the letters of a run look; lengths are in points.
  public struct Style: Hashable, Sendable {
    public var font: FontDescriptor
    /// The run's own paint; `nil` takes the one that the text is drawn with.
    public var paint: Paint?
    /// Space after every letter; switches ligatures off where it is not 0.
    public var tracking: CGFloat
    /// Space after every letter on top of the font's own pair distances.
    public var kerning: CGFloat?
    /// How far the letters are raised.
    public var baselineOffset: CGFloat
    public var underline: Line?
    public var strikethrough: Line?
    public var background: Paint?

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
      case solid
      case dot
      case dash
      case dashDot
      case dashDotDot
    }

    public var pattern: Pattern
    /// The line's own paint; `nil` takes the letters'.
    public var paint: Paint?

    public init(pattern: Pattern = .solid, paint: Paint? = nil) {
      self.pattern = pattern
      self.paint = paint
    }
  }

  /// What holds for the whole paragraph; lengths are in points.
  public struct Paragraph: Hashable, Sendable {
    /// Where lines stand within the width of the text.
    public enum Alignment: Hashable, Sendable {
      case leading
      case center
      case trailing
    }

    /// Where letters are left out if there is no room.
    public enum Truncation: Hashable, Sendable {
      case head
      case middle
      case tail
    }

    public var alignment: Alignment
    public var isRightToLeft: Bool
    public var lineSpacing: CGFloat
    public var maximumLines: Int?
    public var minimumLines: Int?
    public var truncation: Truncation
    /// The smallest factor by which letters may shrink before they are left out.
    public var minimumScaleFactor: CGFloat
    /// Whether letters of a line that is at most 5 % too long move closer together rather than being left out.
    public var allowsTightening: Bool
    /// The language that line breaks follow, as a BCP 47 tag.
    public var language: String

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

  public var runs: [Run]
  public var paragraph: Paragraph

  public init(runs: [Run], paragraph: Paragraph = Paragraph()) {
    self.runs = runs
    self.paragraph = paragraph
  }

  /// The text of all runs.
  public var string: String { runs.map(\.text).joined() }
}
