internal import Foundation

extension LineBreaker {
  /// Rebuilds the last line so that it holds as much as possible of the remaining text, and "…" for the rest.
  ///
  /// Text is omitted by characters, not by words. If not even "…" fits, only "…" is drawn. Omitted space and newlines
  /// alone leave no "…".
  func truncate(_ text: inout BrokenText, width: CGFloat) {
    guard var line = text.lines.last, let end = table.ends.last else { return }
    let start = line.range.lowerBound
    let letters = start..<max(table.lastParagraph.upperBound, start)
    guard letters.upperBound > line.visibleEnd else { return }
    line.range = start..<end
    line.metrics = stack.metrics(ofLine: letters)
    if let tightening = tightening(of: letters, width: width) {
      line.visibleEnd = letters.upperBound
      line.tightening = tightening
      line.width = width
      line.measuredWidth = width
      text.lines[text.lines.count - 1] = line
      return
    }
    text.isTruncated = true
    // If styles have different "…", reserve space for the longest, whichever is used.
    let space = max(width - (ellipses.max() ?? 0) + Self.slack, 0)
    // Text that is separated from the visible text by a newline is never drawn next to it.
    let forced = table.nextForced[table.firstEnd(after: start)]
    let headEnd = min(max(table.letterEnds[forced], start), letters.upperBound)
    let tail = max(table.lastParagraph.lowerBound, start)..<letters.upperBound
    let omitted: Range<Int>
    switch paragraph.truncation {
    case .tail:
      omitted = prefixEnd(of: start..<headEnd, space: space)..<letters.upperBound
    case .head:
      omitted = start..<suffixStart(of: tail, space: space)
    case .middle:
      let tailStart = suffixStart(of: tail, space: space / 2)
      let rest = space - table.width(tailStart..<letters.upperBound)
      omitted = prefixEnd(of: start..<min(headEnd, tailStart), space: rest)..<tailStart
    }
    line.visibleEnd = letters.upperBound
    line.omitted = omitted
    line.width =
      table.width(letters) - table.width(omitted) + ellipses[ellipsisStyle(at: omitted.lowerBound)]
    line.measuredWidth = line.width
    text.lines[text.lines.count - 1] = line
  }

  /// Returns how much closer letters must be set to fit a line, or `nil` if that is not allowed or would be too much.
  ///
  /// - Source: AppKit, `NSParagraphStyle.tighteningFactorForTruncation`: text may be 5 % longer than its line.
  private func tightening(of letters: Range<Int>, width: CGFloat) -> CGFloat? {
    guard paragraph.allowsTightening, !letters.isEmpty,
      table.nextForced[table.firstEnd(after: letters.lowerBound)] >= table.firstEnd(after: letters.upperBound - 1)
    else { return nil }
    let length = table.width(letters)
    guard length <= width * 1.05 else { return nil }
    return max(length - width, 0) / CGFloat(letters.count)
  }

  /// Returns the style of a "…" that replaces the cluster at a position: that of the cluster before it.
  func ellipsisStyle(at position: Int) -> Int {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].clusters.upperBound < position { low = middle + 1 } else { high = middle }
    }
    return runs.isEmpty ? 0 : runs[min(low, runs.count - 1)].style
  }

  /// Returns the last position of a range up to which the text fits.
  private func prefixEnd(of range: Range<Int>, space: CGFloat) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = (low + high + 1) / 2
      if table.width(range.lowerBound..<middle) <= space { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Returns the first position of a range from which the text fits.
  private func suffixStart(of range: Range<Int>, space: CGFloat) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = (low + high) / 2
      if table.width(middle..<range.upperBound) <= space { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
