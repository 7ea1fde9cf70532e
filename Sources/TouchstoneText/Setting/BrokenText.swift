internal import Foundation

/// Where a paragraph's lines begin and end at one width, and how much room they take.
struct BrokenText: Sendable {
  /// A line as ranges of clusters.
  struct Line: Sendable {
    /// The clusters from its first to before the next line's first.
    var range: Range<Int>
    /// The end of what is drawn: without newlines, and without the space that hangs where the line was filled.
    var visibleEnd: Int
    /// The clusters that "…" replaces; empty where nothing is left out.
    var omitted: Range<Int>?
    /// The length of what is drawn.
    var width: CGFloat
    /// The length with hanging space, as far as there is room for it.
    var measuredWidth: CGFloat
    /// How much closer every cluster's follower stands, so that nothing has to be left out.
    var tightening: CGFloat = 0
    var top: CGFloat
    var metrics: LineStack.Metrics
  }

  var lines: [Line] = []
  /// The factor by which all letters shrink; 1 is full size. Lengths in `lines` are those of full size.
  var scale: CGFloat = 1
  var isTruncated = false
}
