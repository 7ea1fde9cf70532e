internal import Foundation

/// Breaks a paragraph's clusters into lines greedily.
///
/// - Source: measured on SwiftUI: space at the end of a line hangs; a single word on the second of two lines is joined
///   by another; a word longer than a line is broken between characters; what exceeds the height or the line limit is
///   truncated.
/// A class, because debug builds retain every array of a value that a method is called on.
final class LineBreaker: Sendable {
  let table: BreakTable
  let stack: LineStack
  let paragraph: StyledText.Paragraph
  /// The widths of the styles' "…", by style.
  let ellipses: [CGFloat]
  let runs: [ShapedParagraph.Run]
  let kinds: [ShapedParagraph.Cluster.Kind]

  init(_ shaped: ShapedParagraph) {
    table = BreakTable(shaped.clusters)
    stack = LineStack(shaped)
    paragraph = shaped.paragraph
    ellipses = shaped.styles.map(\.ellipsis.advance)
    runs = shaped.runs
    kinds = shaped.clusters.map(\.kind)
  }

  /// How much a length may exceed the available width, to allow for accumulated rounding errors of layout.
  static let slack: CGFloat = 0.001

  /// Breaks the text to fit a width and height; `.infinity` means no limit.
  func broken(width: CGFloat, height: CGFloat, displayScale: CGFloat) -> BrokenText {
    var text = filled(width: width, height: height, displayScale: displayScale)
    let smallest = paragraph.minimumScaleFactor
    guard text.isTruncated, smallest.isFinite, smallest < 1 else { return text }
    // Find the largest whole percentage at which nothing is truncated.
    var low = Int((max(smallest, 0.01) * 100).rounded(.up))
    var high = 99
    var best: BrokenText?
    while low <= high {
      let percent = (low + high) / 2
      let candidate = scaled(CGFloat(percent) / 100, width: width, height: height, displayScale: displayScale)
      if candidate.isTruncated {
        high = percent - 1
      } else {
        best = candidate
        low = percent + 1
      }
    }
    text = best ?? scaled(max(smallest, 0.01), width: width, height: height, displayScale: displayScale)
    return text
  }

  private func scaled(_ scale: CGFloat, width: CGFloat, height: CGFloat, displayScale: CGFloat) -> BrokenText {
    // Shrinking the letters is the same as enlarging the available space: no length of the text has to change.
    var text = filled(width: width / scale, height: height / scale, displayScale: displayScale * scale)
    text.scale = scale
    return text
  }

  private func filled(width: CGFloat, height: CGFloat, displayScale: CGFloat) -> BrokenText {
    var text = BrokenText()
    guard let last = table.ends.last else {
      // A text without a character is as high as a line.
      if let metrics = stack.uniform, metrics.height > 0 {
        text.lines.append(
          BrokenText.Line(range: 0..<0, visibleEnd: 0, width: 0, measuredWidth: 0, top: 0, metrics: metrics))
      }
      return text
    }
    let limit = max(paragraph.maximumLines ?? Int.max, 1)
    var start = 0
    var candidate = 0
    var top: CGFloat = 0
    while start < last || (start == last && table.endsWithNewline) {
      var line =
        start < last
        ? nextLine(from: start, candidate: &candidate, width: width)
        : BrokenText.Line(
          range: last..<last, visibleEnd: last, width: 0, measuredWidth: 0, top: 0, metrics: LineStack.Metrics())
      line.metrics = stack.metrics(ofLine: line.range)
      line.top = top
      let fits =
        text.lines.count < limit
        && (height == .infinity || text.lines.isEmpty
          || Self.fits(line, height: height, displayScale: displayScale))
      guard fits else {
        truncate(&text, width: width)
        return text
      }
      top += line.metrics.pitch
      text.lines.append(line)
      if start == last { break }
      start = line.range.upperBound
    }
    rebalance(&text, width: width)
    return text
  }

  /// Returns whether a line that is not the first fits a height: either its bottom or its pitch ends within the height.
  ///
  /// SwiftUI counts whole pitches. A text must also fit its own measured height, in which the last line takes less than
  /// a pitch.
  private static func fits(_ line: BrokenText.Line, height: CGFloat, displayScale: CGFloat) -> Bool {
    let bottom = (line.top + line.metrics.height).roundedUpToPixel(scale: displayScale)
    return bottom <= height + slack || line.top + line.metrics.pitch <= height + slack
  }

  private func nextLine(from start: Int, candidate: inout Int, width: CGFloat) -> BrokenText.Line {
    let limit = table.advances[start] + width + Self.slack
    let forced = table.nextForced[candidate]
    // Read once: debug builds retain the table on each access to it.
    let letterAdvances = table.letterAdvances
    // Find the last end up to the forced one whose letters end within the width; ends[..<low] fit.
    var low = candidate
    var high = forced + 1
    while low < high {
      let middle = (low + high) / 2
      if letterAdvances[middle] <= limit { low = middle + 1 } else { high = middle }
    }
    // A word of a single cluster stays on its line, whether it fits or not.
    if low == candidate, table.letterEnds[candidate] > start + 1 {
      return brokenWord(from: start, end: table.letterEnds[candidate], limit: limit)
    }
    let chosen = max(low - 1, candidate)
    candidate = chosen + 1
    return line(start..<table.ends[chosen], letterEnd: table.letterEnds[chosen], isFull: chosen != forced, width: width)
  }

  /// Returns as much of a word as fits: at least one cluster, and never all of them.
  private func brokenWord(from start: Int, end: Int, limit: CGFloat) -> BrokenText.Line {
    var low = start + 1
    var high = end - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if table.advances[middle] <= limit { low = middle } else { high = middle - 1 }
    }
    let width = table.width(start..<low)
    return BrokenText.Line(
      range: start..<low, visibleEnd: low, width: width, measuredWidth: width, top: 0, metrics: LineStack.Metrics())
  }

  private func line(_ range: Range<Int>, letterEnd: Int, isFull: Bool, width: CGFloat) -> BrokenText.Line {
    let letterEnd = max(letterEnd, range.lowerBound)
    // A newline has no width; space before it is content, and hangs only at the end of a filled line.
    let all = table.width(range)
    let letters = table.width(range.lowerBound..<letterEnd)
    var visibleEnd = letterEnd
    if !isFull {
      visibleEnd = range.upperBound
      while visibleEnd > range.lowerBound, kinds[visibleEnd - 1] == .newline { visibleEnd -= 1 }
    }
    return BrokenText.Line(
      range: range, visibleEnd: visibleEnd, width: isFull ? letters : all,
      measuredWidth: min(all, max(width, letters)), top: 0, metrics: LineStack.Metrics())
  }

  /// Moves a second word to the last line of two if that line is a single word, provided the words are separated by
  /// space.
  private func rebalance(_ text: inout BrokenText, width: CGFloat) {
    guard text.lines.count == 2, !text.isTruncated else { return }
    let first = text.lines[0].range
    let second = text.lines[1].range
    let chosen = table.firstEnd(after: first.upperBound - 1)
    guard chosen > 0, chosen + 2 == table.ends.count, table.ends[chosen] == first.upperBound,
      table.nextForced[chosen] != chosen, !table.endsWithNewline
    else { return }
    let previous = chosen - 1
    let end = table.ends[previous]
    let isSpaced =
      table.letterEnds[chosen] < table.ends[chosen] && table.letterEnds[previous] < table.ends[previous]
    guard isSpaced, table.nextForced[previous] != previous, end < second.lowerBound,
      table.letterEnds[previous] > first.lowerBound,
      table.width(end..<table.letterEnds[chosen + 1]) <= width + Self.slack
    else { return }
    var lines = [
      line(first.lowerBound..<end, letterEnd: table.letterEnds[previous], isFull: true, width: width),
      line(end..<second.upperBound, letterEnd: table.letterEnds[chosen + 1], isFull: false, width: width),
    ]
    lines[0].metrics = stack.metrics(ofLine: lines[0].range)
    lines[1].metrics = stack.metrics(ofLine: lines[1].range)
    lines[1].top = lines[0].metrics.pitch
    text.lines = lines
  }
}
