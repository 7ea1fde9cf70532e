package import Foundation
import TouchstoneDrawing

extension LazyNode {
  /// Returns the range along the axis covered by a rectangle of the scroll view.
  private func span(_ rect: CGRect, size: CGSize) -> ClosedRange<CGFloat>? {
    let own = rect.applying(transform(to: window?.node).inverted())
    guard axis == .horizontal else { return own.minY <= own.maxY ? own.minY...own.maxY : nil }
    let isMirrored = environment.layoutDirection == .rightToLeft
    let low = isMirrored ? size.width - own.maxX : own.minX
    return low <= low + own.width ? low...(low + own.width) : nil
  }

  /// Returns the visible lines, all of them measured.
  func visibleLines(_ sheet: inout LazySheet, size: CGSize) -> Range<Int> {
    guard sheet.lines.count > 0 else { return 0..<0 }
    guard let window, window.node != nil else {
      let end = measureStart(isUnlimited: true, in: &sheet)
      settle(&sheet)
      if end < sheet.lines.count { reportCut() }
      return 0..<end
    }
    guard let seen = span(window.rect, size: size) else { return 0..<0 }
    let limit = window.isUnlimited ? min(seen.upperBound, Self.longestLength) : seen.upperBound
    // The lines before the first visible one may be shorter or longer than estimated.
    for _ in 0..<4 {
      guard seen.upperBound >= 0, seen.lowerBound <= sheet.total else { return 0..<0 }
      let first = sheet.line(at: seen.lowerBound)
      var last = first
      measure(first, in: &sheet)
      var end = sheet.span(first).start + (sheet[first]?.length ?? 0)
      while end < limit, last + 1 < sheet.lines.count {
        last += 1
        measure(last, in: &sheet)
        end += (sheet.gap(before: last) ?? 0) + (sheet[last]?.length ?? 0)
      }
      settle(&sheet)
      guard sheet.line(at: seen.lowerBound) == first else { continue }
      if end < seen.upperBound, last + 1 < sheet.lines.count { reportCut() }
      let shown = (first...last).filter { line in
        let (start, length) = sheet.span(line)
        return start < seen.upperBound && start + length > seen.lowerBound || length == 0 && seen.contains(start)
      }
      return (shown.first ?? 0)..<((shown.last ?? -1) + 1)
    }
    return 0..<0
  }

  /// A line and the position at which it is shown.
  struct PlacedLine {
    let line: Int
    let start: CGFloat
  }

  /// Returns the headers and footers that are pinned to the edge of the window, away from their own positions.
  func pinnedLines(_ sheet: inout LazySheet, visible: Range<Int>, size: CGSize) -> [PlacedLine] {
    guard !pins.views.isEmpty, let window, window.node != nil, let seen = span(window.pinnedRect, size: size) else {
      return []
    }
    var pinned: [PlacedLine] = []
    for section in sheet.lines.sections where section.lines.overlaps(visible) {
      let end = sheet.span(section.lines.upperBound - 1)
      if pins.views.contains(.sectionHeaders), let header = section.header {
        measure(header, in: &sheet)
        let own = sheet.span(header)
        let length = sheet[header]?.length ?? 0
        let start = min(max(own.start, seen.lowerBound), end.start + end.length - length)
        if start > own.start { pinned.append(PlacedLine(line: header, start: start)) }
      }
      if pins.views.contains(.sectionFooters), let footer = section.footer {
        measure(footer, in: &sheet)
        let own = sheet.span(footer)
        let length = sheet[footer]?.length ?? 0
        let start = max(min(own.start, seen.upperBound - length), sheet.span(section.lines.lowerBound).start)
        if start < own.start { pinned.append(PlacedLine(line: footer, start: start)) }
      }
    }
    return pinned
  }

  /// A view and where it is placed.
  struct Placement {
    let node: RenderNode
    let origin: CGPoint
    let proposal: ProposedViewSize
  }

  /// Returns where the views of a whole container are placed, those that are pinned last.
  func placements(size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    var sheet = sheet(proposal)
    let pinned = pinnedLines(&sheet, visible: 0..<sheet.lines.count, size: size)
    let numbers = Set(pinned.map(\.line))
    let lines = (0..<sheet.lines.count).filter { !numbers.contains($0) }.map { line in
      PlacedLine(line: line, start: sheet.span(line).start)
    }
    pins.nodes = pinned.flatMap { sheet[$0.line]?.cells.map(\.node) ?? [] }
    return (lines + pinned).flatMap { placements(of: $0, in: size, sheet: sheet) }
  }

  private func placements(of placed: PlacedLine, in size: CGSize, sheet: LazySheet) -> [Placement] {
    guard let line = sheet[placed.line] else { return [] }
    let origins = arrangement.origins(
      line.cells, start: placed.start, length: line.length, in: size, proposal: sheet.proposal, tracks: sheet.tracks)
    let isMirrored = environment.layoutDirection == .rightToLeft
    return zip(line.cells, origins).map { cell, origin in
      let x = isMirrored ? size.width - origin.x - cell.size.width : origin.x
      return Placement(node: cell.node, origin: CGPoint(x: x, y: origin.y), proposal: cell.proposal)
    }
  }

  func place(_ placed: PlacedLine, in size: CGSize, sheet: LazySheet) {
    for view in placements(of: placed, in: size, sheet: sheet) {
      // Content evaluated here belongs to the view as well.
      let actions = withholding { [self] in place(view.node, at: view.origin, proposal: view.proposal) }
      guard !actions.isEmpty else { continue }
      let range = sheet.lines.elements(of: placed.line).elements
      let owner = range.first { rows[$0]?.nodes.contains { $0 === view.node } ?? false }
      if let owner { rows[owner]?.add(actions) }
    }
  }

  private func withholding(_ body: () -> Void) -> [@MainActor () -> Void] {
    // SAFETY: the closure is called synchronously on the main actor, where all layout runs.
    withoutActuallyEscaping(body) { body in
      nonisolated(unsafe) let body = body
      return evaluation { context in context.host.withheld { body() } }
    }
  }

  /// Returns the frame of the view with an identity, placed or not, in the container's coordinates. Cost: O(n) for each
  /// new identity.
  package func frame(of id: AnyHashable) -> CGRect? {
    // All views of a whole container are in the tree. Looking for them in the list takes away those that are not found.
    if isWhole { return nil }
    let elements = elements
    // SAFETY: the identity is only compared, on the main actor, where all layout runs.
    nonisolated(unsafe) let wanted = id
    let index = found[id] ?? evaluation { _ in elements.firstIndex(of: wanted) }
    found[id] = .some(index)
    guard let index else { return nil }
    let sheet = sheet(placedProposal)
    let (start, length) = sheet.span(sheet.lines.line(of: index))
    var rect = bounds
    rect.size[axis] = length
    if axis == .vertical {
      rect.origin.y = start
    } else {
      rect.origin.x = environment.layoutDirection == .rightToLeft ? frame.width - start - length : start
    }
    return rect
  }
}
