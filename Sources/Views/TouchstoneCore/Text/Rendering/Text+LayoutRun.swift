import Foundation
import TouchstoneDrawing
import TouchstoneText

extension Text.Layout {
  /// Consecutive characters of a line with the same style and direction, from left to right.
  ///
  /// An element is the slice of one character, or of several that share a glyph.
  public struct Run: RandomAccessCollection, Equatable {
    let source: TextLayoutSource
    let line: Int
    let segment: Int

    var part: TextLayout.Segment { source.layout.lines[line].segments[segment] }
    var letters: TextLayout.Piece { source.layout.lines[line].pieces[part.letters] }

    public var startIndex: Int { 0 }

    public var endIndex: Int {
      if case .glyphs(let run, _) = letters { run.clusters.count } else { 1 }
    }

    public subscript(index: Int) -> RunSlice { self[index..<index + 1] }

    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

    /// The custom attribute of a type that the text was given with `customAttribute(_:)`.
    public subscript<T: TextAttribute>(key: T.Type) -> T? {
      source.attributes[part.run][ObjectIdentifier(key)]?.value as? T
    }

    /// The layout direction of the characters.
    public var layoutDirection: LayoutDirection { part.isRightToLeft ? .rightToLeft : .leftToRight }

    /// The dimensions of the run, in points.
    public var typographicBounds: TypographicBounds { self[startIndex..<endIndex].typographicBounds }

    /// The characters of the run, from left to right.
    public var characterIndices: [CharacterIndex] { self[startIndex..<endIndex].characterIndices }

    public static func == (a: Run, b: Run) -> Bool {
      a.line == b.line && a.segment == b.segment && a.source.isEqual(to: b.source)
    }
  }

  /// Some consecutive characters of a run.
  public struct RunSlice: RandomAccessCollection, Equatable {
    /// The run that contains the characters.
    public var run: Run
    /// The indices of the characters in the run.
    public var indices: Range<Int>

    /// Creates a slice of a run.
    public init(run: Run, indices: Range<Int>) {
      self.run = run
      self.indices = indices
    }

    public var startIndex: Int { indices.lowerBound }
    public var endIndex: Int { indices.upperBound }

    public subscript(index: Int) -> RunSlice { run[index] }

    public subscript(bounds: Range<Int>) -> RunSlice { run[bounds] }

    /// The custom attribute of a type that the text was given with `customAttribute(_:)`.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

    /// The dimensions of the characters, in points.
    public var typographicBounds: TypographicBounds {
      let measures = run.source.measures(of: run)
      let extent = horizontalExtent
      return TypographicBounds(
        origin: CGPoint(x: extent.lowerBound, y: measures.baseline),
        width: extent.upperBound - extent.lowerBound, ascent: measures.ascent, descent: measures.descent,
        leading: measures.leading)
    }

    /// The characters of the slice, from left to right.
    public var characterIndices: [CharacterIndex] {
      guard case .glyphs(let glyphs, _) = run.letters else {
        return [run.source.index(ofByte: run.part.utf8.lowerBound)]
      }
      guard !run.part.utf8.isEmpty else { return [] }
      var byte = run.part.utf8.lowerBound
      let starts = glyphs.clusters.map { cluster in
        defer { byte += cluster.utf8Count }
        return run.source.index(ofByte: byte)
      }
      return indices.map { starts[glyphs.isRightToLeft ? starts.count - 1 - $0 : $0] }
    }

    /// The left and right ends of the slice.
    private var horizontalExtent: Range<CGFloat> {
      guard case .glyphs(let glyphs, _) = run.letters else { return run.part.x..<run.part.x + run.part.width }
      let widths = glyphs.visualClusters.map(\.advance)
      let start = run.part.x + widths[..<indices.lowerBound].reduce(0, +)
      return start..<start + Swift.max(widths[indices].reduce(0, +), 0)
    }

    /// The parts of the slice to draw: its background, its glyphs, and its underline and strikethrough.
    var pieces: [TextLayout.Piece] {
      let line = run.source.layout.lines[run.line]
      let extent = horizontalExtent
      func cut(_ index: Int) -> TextLayout.Piece {
        guard case .bar(let rect, let paint, let pattern) = line.pieces[index] else { return line.pieces[index] }
        let bar = CGRect(
          x: extent.lowerBound, y: rect.minY, width: extent.upperBound - extent.lowerBound, height: rect.height)
        return .bar(bar, paint: paint, pattern: pattern)
      }
      var letters = run.letters
      if case .glyphs(let glyphs, let paint) = letters { letters = .glyphs(glyphs.slice(indices), paint: paint) }
      return (run.part.background.map { [cut($0)] } ?? []) + [letters] + run.part.lines.map(cut)
    }
  }
}

extension GlyphRun {
  /// The clusters, from left to right.
  fileprivate var visualClusters: [Cluster] { isRightToLeft ? clusters.reversed() : clusters }

  /// Returns a run of some of the clusters, counted from left to right.
  fileprivate func slice(_ range: Range<Int>) -> GlyphRun {
    let firstGlyph = visualClusters[..<range.lowerBound].reduce(0) { $0 + $1.glyphCount }
    let glyphCount = visualClusters[range].reduce(0) { $0 + $1.glyphCount }
    let logical = isRightToLeft ? clusters.count - range.upperBound..<clusters.count - range.lowerBound : range
    let firstByte = clusters[..<logical.lowerBound].reduce(0) { $0 + $1.utf8Count }
    let byteCount = clusters[logical].reduce(0) { $0 + $1.utf8Count }
    var slice = self
    slice.glyphs = Array(glyphs[firstGlyph..<firstGlyph + glyphCount])
    slice.clusters = Array(clusters[logical])
    slice.text = String(decoding: Array(text.utf8)[firstByte..<firstByte + byteCount], as: UTF8.self)
    return slice
  }
}
