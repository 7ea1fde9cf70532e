internal import Foundation

/// The lines of a paragraph broken at one width.
struct BrokenText: Sendable {
  /// A line as ranges of clusters.
  struct Line: Sendable {
    /// The clusters of the line, up to the first of the next line.
    var range: Range<Int>
    /// The end of the visible part: without newlines, and without the space that hangs at the end of a filled line.
    var visibleEnd: Int
    /// The clusters that "…" replaces; `nil` if nothing is omitted.
    var omitted: Range<Int>?
    /// The width of the visible part.
    var width: CGFloat
    /// The width including hanging space, as far as it fits.
    var measuredWidth: CGFloat
    /// How much closer the clusters are set to avoid truncation.
    var tightening: CGFloat = 0
    var top: CGFloat
    var metrics: LineStack.Metrics
  }

  var lines: [Line] = []
  /// The factor by which all letters are scaled; 1 is full size. Lengths in `lines` are those at full size.
  var scale: CGFloat = 1
  var isTruncated = false
}
