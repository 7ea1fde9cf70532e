public import Foundation
import TouchstoneDrawing
import TouchstoneText

extension Text {
  /// The layout of a text, as a collection of its lines.
  ///
  /// Each line is a collection of runs, and each run a collection of characters with their glyphs, which a
  /// `TextRenderer` can draw individually. All are in visual order, from left to right. Points are relative to the
  /// text's top-left corner.
  ///
  /// - Source: SwiftUI, `Text.Layout`.
  public struct Layout: RandomAccessCollection, Equatable {
    let source: TextLayoutSource

    /// Whether the text was truncated.
    public var isTruncated: Bool { source.layout.isTruncated }

    public var startIndex: Int { 0 }
    public var endIndex: Int { source.layout.lines.count }

    public subscript(index: Int) -> Line { Line(source: source, index: index) }

    public static func == (a: Layout, b: Layout) -> Bool { a.source.isEqual(to: b.source) }
  }
}

extension Text.Layout {
  /// The index of a character in a text; indices increase in logical order.
  public struct CharacterIndex: Hashable, Comparable, Strideable, Sendable {
    /// The offset in UTF-16 units from the start of the text.
    let offset: Int

    public static func < (a: CharacterIndex, b: CharacterIndex) -> Bool { a.offset < b.offset }
    public func distance(to other: CharacterIndex) -> Int { other.offset - offset }
    public func advanced(by distance: Int) -> CharacterIndex { CharacterIndex(offset: offset + distance) }
  }

  /// The typographic dimensions of a part of a text, in points.
  public struct TypographicBounds: Equatable, Sendable {
    /// The left end of the baseline.
    public var origin: CGPoint
    /// The width along the line.
    public var width: CGFloat
    /// The distance from the baseline to the top.
    public var ascent: CGFloat
    /// The distance from the baseline to the bottom.
    public var descent: CGFloat
    /// The font's preferred gap to the next line.
    public var leading: CGFloat

    /// Creates empty bounds.
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

  /// Options for drawing a part of a text.
  public struct DrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Disables the quantisation of glyph positions, which has no effect in Touchstone: glyphs of moving text are
    /// positioned like those of text at rest.
    public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
  }

  /// A line of a text, as a collection of its runs from left to right.
  public struct Line: RandomAccessCollection, Equatable {
    let source: TextLayoutSource
    let index: Int

    var line: TextLayout.Line { source.layout.lines[index] }

    public var startIndex: Int { 0 }
    public var endIndex: Int { line.segments.count }

    public subscript(index: Int) -> Run { Run(source: source, line: self.index, segment: index) }

    /// The left end of the baseline.
    public var origin: CGPoint { CGPoint(x: line.origin, y: line.baseline) }

    /// The direction of the paragraph to which the line belongs.
    public var paragraphLayoutDirection: LayoutDirection { source.isRightToLeft ? .rightToLeft : .leftToRight }

    /// The dimensions of the line; its leading is the largest of its runs.
    public var typographicBounds: TypographicBounds {
      TypographicBounds(
        origin: origin, width: line.width, ascent: line.ascent, descent: line.descent,
        leading: map(\.typographicBounds.leading).max() ?? 0)
    }

    public static func == (a: Line, b: Line) -> Bool { a.index == b.index && a.source.isEqual(to: b.source) }
  }
}
