package import Foundation
package import TouchstoneDrawing

/// A paragraph after shaping: what setting needs to know, with no font left in it.
///
/// Text is cut into clusters, the pieces that are never torn apart. Clusters stand in logical order; all lengths are
/// points.
package struct ShapedParagraph: Sendable {
  /// A stretch of clusters with one font, one style and one direction.
  package struct Run: Sendable {
    package var font: GlyphRun.FontReference
    /// The size of an em.
    package var size: CGFloat
    package var slant: CGFloat
    package var stretch: CGFloat
    /// The index into `styles`.
    package var style: Int
    /// The embedding level of the bidirectional algorithm: odd levels run from right to left.
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

  /// A piece of text that is never torn apart, with the glyphs that draw it.
  package struct Cluster: Sendable {
    /// What a cluster is to line breaking.
    package enum Kind: UInt8, Sendable {
      case letters
      /// Space that hangs at the end of a line.
      case space
      /// The end of a line, without width or glyphs.
      case newline
    }

    /// The bytes of the paragraph's text.
    package var utf8: Range<Int>
    /// The glyphs, in visual order from left to right.
    package var glyphs: Range<Int>
    package var advance: CGFloat
    package var kind: Kind
    /// Whether a line may end after it.
    package var canBreakAfter: Bool
    /// Whether its glyphs are joined with those of the cluster before, as Arabic letters are: at a line's start it looks
    /// different.
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

  /// A glyph, placed from the left end of its cluster; y downwards.
  package struct Glyph: Sendable {
    package var id: UInt32
    package var offset: CGPoint

    package init(id: UInt32, offset: CGPoint) {
      self.id = id
      self.offset = offset
    }
  }

  /// How a style sets its letters: what is the same for all runs of the style, whichever fonts stand in.
  package struct Style: Sendable {
    package var style: StyledText.Style
    package var attachment: StyledText.Attachment?
    package var metrics: FontMetrics
    /// The "…" that stands for letters left out.
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

  /// A paragraph between newlines, by the cluster behind its end.
  package struct Direction: Sendable {
    package var end: Int
    /// The embedding level of the paragraph: 1 runs from right to left.
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
  /// How the paragraphs between newlines run; empty where all run as `paragraph` says.
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
  /// Moves the places where a line may end behind all of the white space that stands there.
  package mutating func joinBreaks() {
    for index in clusters.indices.dropLast() where clusters[index + 1].kind == .space {
      clusters[index].canBreakAfter = false
    }
  }

  /// The distance of tab stops from one another, in points.
  ///
  /// - Source: UIKit, `NSParagraphStyle.tabStops`: stops at intervals of 28 points.
  package static let tabInterval: CGFloat = 28

  /// Makes each tab as wide as it takes to reach the next stop, counted from the newline before it or from the start of
  /// its line.
  ///
  /// - Parameter lineStarts: The clusters that broken lines begin with, ascending.
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
        // A tab that would hardly move on takes the stop after the next.
        let stop = ((x + 0.01) / Self.tabInterval).rounded(.down) + 1
        clusters[index].advance = stop * Self.tabInterval - x
      }
      x += clusters[index].advance
    }
  }

  /// Notes how the paragraphs between newlines run.
  ///
  /// - Parameter paragraphs: Their ends in bytes of the text, and their levels.
  package mutating func setDirections(_ paragraphs: [(end: Int, level: UInt8)]) {
    var cluster = 0
    directions = paragraphs.map { paragraph in
      while cluster < clusters.count, clusters[cluster].utf8.lowerBound < paragraph.end { cluster += 1 }
      return Direction(end: cluster, level: paragraph.level)
    }
  }

  /// The level of the paragraph that holds a cluster.
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
