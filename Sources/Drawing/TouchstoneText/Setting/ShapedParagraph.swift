package import Foundation
package import TouchstoneDrawing

/// A paragraph after shaping: everything that layout needs, independent of fonts.
///
/// Text is divided into clusters, which are never broken apart, in logical order; all lengths are in points.
package struct ShapedParagraph: Sendable {
  /// A sequence of clusters with one font, one style and one direction.
  package struct Run: Sendable {
    package var font: GlyphRun.FontReference
    /// The font size.
    package var size: CGFloat
    package var slant: CGFloat
    package var stretch: CGFloat
    /// The index into `styles`.
    package var style: Int
    /// The embedding level of the bidirectional algorithm; odd levels are right to left.
    package var level: UInt8
    package var clusters: Range<Int>

    package init(
      font: GlyphRun.FontReference, size: CGFloat, slant: CGFloat = 0, stretch: CGFloat = 1, style: Int, level: UInt8,
      clusters: Range<Int>
    ) {
      self.font = font
      self.size = size
      self.slant = slant
      self.stretch = stretch
      self.style = style
      self.level = level
      self.clusters = clusters
    }
  }

  /// A piece of text that is never broken apart, with the glyphs that draw it.
  package struct Cluster: Sendable {
    /// The role of a cluster in line breaking.
    package enum Kind: UInt8, Sendable {
      case letters
      /// Space that hangs at the end of a line.
      case space
      /// The end of a line, with no width and no glyphs.
      case newline
    }

    /// Its range in the paragraph's UTF-8 text.
    package var utf8: Range<Int>
    /// The glyphs, in visual order from left to right.
    package var glyphs: Range<Int>
    package var advance: CGFloat
    package var kind: Kind
    /// Whether a line may end after it.
    package var canBreakAfter: Bool
    /// Whether its glyphs are joined with those of the previous cluster, as Arabic letters are: at the start of a line
    /// its shape is different.
    package var isJoined: Bool

    package init(
      utf8: Range<Int>, glyphs: Range<Int>, advance: CGFloat, kind: Kind, canBreakAfter: Bool, isJoined: Bool = false
    ) {
      self.utf8 = utf8
      self.glyphs = glyphs
      self.advance = advance
      self.kind = kind
      self.canBreakAfter = canBreakAfter
      self.isJoined = isJoined
    }
  }

  /// A glyph positioned relative to the left end of its cluster; y points down.
  package struct Glyph: Sendable {
    package var id: UInt32
    package var offset: CGPoint

    package init(id: UInt32, offset: CGPoint) {
      self.id = id
      self.offset = offset
    }
  }

  /// The layout properties of a style, which are the same for all its runs, whichever fallback fonts they use.
  package struct Style: Sendable {
    package var style: StyledText.Style
    package var attachment: StyledText.Attachment?
    package var metrics: FontMetrics
    /// The "…" that replaces omitted letters.
    package var ellipsis: Ellipsis

    package init(
      style: StyledText.Style, attachment: StyledText.Attachment?, metrics: FontMetrics, ellipsis: Ellipsis
    ) {
      self.style = style
      self.attachment = attachment
      self.metrics = metrics
      self.ellipsis = ellipsis
    }
  }

  /// A shaped "…".
  package struct Ellipsis: Sendable {
    package var font: GlyphRun.FontReference
    package var size: CGFloat
    package var slant: CGFloat
    package var stretch: CGFloat
    package var glyphs: [Glyph]
    package var advance: CGFloat

    package init(
      font: GlyphRun.FontReference, size: CGFloat, slant: CGFloat = 0, stretch: CGFloat = 1, glyphs: [Glyph],
      advance: CGFloat
    ) {
      self.font = font
      self.size = size
      self.slant = slant
      self.stretch = stretch
      self.glyphs = glyphs
      self.advance = advance
    }
  }

  /// The direction of a paragraph between newlines, which ends before the cluster `end`.
  package struct Direction: Sendable {
    package var end: Int
    /// The embedding level of the paragraph; 1 is right to left.
    package var level: UInt8
  }

  package var text: String
  package var paragraph: StyledText.Paragraph
  package var styles: [Style]
  package var runs: [Run]
  package var clusters: [Cluster]
  package var glyphs: [Glyph]
  package var missingCharacters: [Character]
  package var missingFonts: [String] = []
  /// The directions of the paragraphs between newlines; empty if all have the direction of `paragraph`.
  package private(set) var directions: [Direction] = []

  package init(
    text: String,
    paragraph: StyledText.Paragraph,
    styles: [Style],
    runs: [Run] = [],
    clusters: [Cluster] = [],
    glyphs: [Glyph] = [],
    missingCharacters: [Character] = []
  ) {
    self.text = text
    self.paragraph = paragraph
    self.styles = styles
    self.runs = runs
    self.clusters = clusters
    self.glyphs = glyphs
    self.missingCharacters = missingCharacters
  }
}

extension ShapedParagraph {
  /// Moves each break opportunity to the end of the white space that follows it.
  package mutating func joinBreaks() {
    for index in clusters.indices.dropLast() where clusters[index + 1].kind == .space {
      clusters[index].canBreakAfter = false
    }
  }

  /// The distance between tab stops, in points.
  ///
  /// - Source: UIKit, `NSParagraphStyle.tabStops`: stops at intervals of 28 points.
  package static let tabInterval: CGFloat = 28

  /// Makes each tab wide enough to reach the next stop, counted from the preceding newline or from the start of its
  /// line.
  ///
  /// - Parameter lineStarts: The first clusters of the broken lines, in ascending order.
  package mutating func placeTabs(lineStarts: [Int] = []) {
    let utf8 = Array(text.utf8)
    guard utf8.contains(UInt8(ascii: "\t")) else { return }
    var x: CGFloat = 0
    var line = 0
    for index in clusters.indices {
      if line < lineStarts.count, lineStarts[line] == index {
        x = 0
        line += 1
      }
      if clusters[index].kind == .newline {
        x = 0
      } else if utf8[clusters[index].utf8.lowerBound] == UInt8(ascii: "\t") {
        // A tab very close to its stop advances to the following one.
        let stop = ((x + 0.01) / Self.tabInterval).rounded(.down) + 1
        clusters[index].advance = stop * Self.tabInterval - x
      }
      x += clusters[index].advance
    }
  }

  /// Sets the directions of the paragraphs between newlines.
  ///
  /// - Parameter paragraphs: Their ends in bytes of the text, and their levels.
  package mutating func setDirections(_ paragraphs: [(end: Int, level: UInt8)]) {
    var cluster = 0
    directions = paragraphs.map { paragraph in
      while cluster < clusters.count, clusters[cluster].utf8.lowerBound < paragraph.end { cluster += 1 }
      return Direction(end: cluster, level: paragraph.level)
    }
  }

  /// Returns the embedding level of the paragraph that contains a cluster.
  package func baseLevel(at cluster: Int) -> UInt8 {
    var low = 0
    var high = directions.count
    while low < high {
      let middle = (low + high) / 2
      if directions[middle].end <= cluster { low = middle + 1 } else { high = middle }
    }
    guard let last = directions.last else { return paragraph.isRightToLeft ? 1 : 0 }
    return low < directions.count ? directions[low].level : last.level
  }
}
