public import Foundation
import TouchstoneDrawing
import TouchstoneText

extension Text {
  /// A text that was set: its lines, from first to last.
  ///
  /// Each line is a collection of runs, and each run one of characters with their glyphs, which a `TextRenderer` can draw
  /// by themselves. All stand in visual order, from left to right; points are from the top left of the text.
  ///
  /// - Source: SwiftUI, `Text.Layout`.
  public struct Layout: RandomAccessCollection, Equatable {
    let source: TextLayoutSource

    /// Whether letters were left out.
    public var isTruncated: Bool { source.layout.isTruncated }

    public var startIndex: Int { 0 }
    public var endIndex: Int { source.layout.lines.count }

    public subscript(index: Int) -> Line { Line(source: source, index: index) }

    public static func == (a: Layout, b: Layout) -> Bool { a.source.isEqual(to: b.source) }
  }
}

extension Text.Layout {
  /// The number of a character in a text; numbers of later characters are larger.
  public struct CharacterIndex: Hashable, Comparable, Strideable, Sendable {
    /// In UTF-16 units from the start of the text.
    let offset: Int

    public static func < (a: CharacterIndex, b: CharacterIndex) -> Bool { a.offset < b.offset }
    public func distance(to other: CharacterIndex) -> Int { other.offset - offset }
    public func advanced(by distance: Int) -> CharacterIndex { CharacterIndex(offset: offset + distance) }
  }

  /// The measures of a part of a text, in points.
  public struct TypographicBounds: Equatable, Sendable {
    /// The left end of the baseline.
    public var origin: CGPoint
    /// The length along the line.
    public var width: CGFloat
    /// From the baseline up.
    public var ascent: CGFloat
    /// From the baseline down.
    public var descent: CGFloat
    /// The gap to the next line that the font asks for.
    public var leading: CGFloat

    /// Bounds without a size.
    public init() {
      self.init(origin: .zero, width: 0, ascent: 0, descent: 0, leading: 0)
    }

    init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
      self.origin = origin
      self.width = width
      self.ascent = ascent
      self.descent = descent
      self.leading = leading
    }

    /// The rectangle from the ascent to the descent.
    public var rect: CGRect {
      CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
    }
  }

  /// How a part of a text is drawn.
  public struct DrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Without meaning here: glyphs of moving text lie where those of a still one do.
    public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
  }

  /// A line of a text, as its runs from left to right.
  public struct Line: RandomAccessCollection, Equatable {
    let source: TextLayoutSource
    let index: Int

    var line: TextLayout.Line { source.layout.lines[index] }

    public var startIndex: Int { 0 }
    public var endIndex: Int { line.segments.count }

    public subscript(index: Int) -> Run { Run(source: source, line: self.index, segment: index) }

    /// The left end of the baseline.
    public var origin: CGPoint { CGPoint(x: line.origin, y: line.baseline) }

    /// How the paragraph runs that the line belongs to.
    public var paragraphLayoutDirection: LayoutDirection { source.isRightToLeft ? .rightToLeft : .leftToRight }

    /// The measures of the line; its gap is the largest of its runs'.
    public var typographicBounds: TypographicBounds {
      TypographicBounds(
        origin: origin, width: line.width, ascent: line.ascent, descent: line.descent,
        leading: map(\.typographicBounds.leading).max() ?? 0)
    }

    public static func == (a: Line, b: Line) -> Bool { a.index == b.index && a.source.isEqual(to: b.source) }
  }
}
