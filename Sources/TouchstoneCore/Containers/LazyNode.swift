package import Foundation
import TouchstoneDrawing

/// The render node of a lazy container; in a scroll view, it evaluates only the visible views.
///
/// It reports the sum of the lengths of its lines, estimating those that have not been measured from those at the
/// start. Its children are the visible views.
package final class LazyNode: RenderNode {
  private let arrangement: LazyArrangement
  private var pins: LazyPins
  private let elements: ViewElementList
  /// Evaluates the view at an index.
  private let evaluate: @MainActor (Int, ViewElement, EvaluationContext) -> [RenderNode]
  private let evaluation: DeferredEvaluation
  private let window: ScrollWindow?
  /// The views evaluated so far, by index.
  private var rows: [Int: LazyRow] = [:]
  private var sheets: [LazySheet] = []
  /// The indices at which identities were found.
  private var found: [AnyHashable: Int?] = [:]

  /// The length in points that is measured from the start: more than a screen shows, so most contents are exact.
  private static var sampleLength: CGFloat { 2000 }
  /// The length in points that is measured and drawn without a limiting window: larger than any bitmap or page.
  package static var longestLength: CGFloat { 262_144 }

  @MainActor
  convenience init<Content: View>(
    arrangement: LazyArrangement, pinnedViews: PinnedScrollableViews, content: Content, name: String,
    context: EvaluationContext
  ) {
    let inner = context.child(.content)
    let elements = inner.elements(of: content)
    self.init(
      arrangement: arrangement, pins: LazyPins(views: pinnedViews), elements: elements, name: name, context: inner
    ) { _, element, context in element.evaluate(in: context.environment) }
  }

  /// Creates a container of known views.
  ///
  /// - Parameters:
  ///   - context: The context in which the views are evaluated.
  ///   - evaluate: Evaluates the view at an index.
  @MainActor
  package init(
    arrangement: LazyArrangement, pins: LazyPins = LazyPins(), elements: ViewElementList, name: String,
    context: EvaluationContext,
    evaluate: @escaping @MainActor (Int, ViewElement, EvaluationContext) -> [RenderNode]
  ) {
    self.arrangement = arrangement
    self.pins = pins
    self.elements = elements
    self.evaluate = evaluate
    evaluation = DeferredEvaluation(context)
    window = context.environment.viewport[arrangement.axis]
    // Views that are never visible do not appear, although they are known.
    for place in elements.madePlaces { place.leave() }
    super.init(name: name, environment: context.environment)
  }

  private var axis: Axis { arrangement.axis }

  // MARK: Measuring

  private func row(_ index: Int) -> LazyRow {
    if let row = rows[index] { return row }
    let (elements, evaluate) = (elements, evaluate)
    let row = evaluation { context in
      let element = elements[index]
      return context.host.lazyRow(at: element.context.place) {
        let nodes = evaluate(index, element, context)
        for node in nodes {
          node.traits.id = node.traits.id ?? element.traits.id
          node.traits.section = element.traits.section
        }
        return nodes
      }
    }
    rows[index] = row
    return row
  }

  private func measure(_ line: Int, in sheet: inout LazySheet) {
    guard sheet[line] == nil else { return }
    let (elements, isBar) = sheet.lines.elements(of: line)
    sheet.measure(line, nodes: elements.flatMap { row($0).nodes }, isBar: isBar)
  }

  /// Measures the lines at the start and returns their number.
  private func measureStart(isUnlimited: Bool, in sheet: inout LazySheet) -> Int {
    var length: CGFloat = 0
    var line = 0
    while line < sheet.lines.count, length < (isUnlimited ? Self.longestLength : Self.sampleLength) {
      measure(line, in: &sheet)
      length += (sheet[line]?.length ?? 0) + (sheet.gap(before: line) ?? 0)
      line += 1
      // Views of zero length never fill a screen.
      if !isUnlimited, line >= 1000 { break }
    }
    return line
  }

  private func reportCut() { environment.diagnostics?.report(.tooLong(limit: Int(Self.longestLength))) }

  /// Returns the lines for a proposal.
  private func sheet(_ proposal: ProposedViewSize) -> LazySheet {
    let cross = proposal[arrangement.crossAxis]
    if let known = sheets.first(where: { $0.proposal[arrangement.crossAxis] == cross }) { return known }
    var sheet = emptySheet(proposal)
    for index in rows.keys.sorted() { measure(sheet.lines.line(of: index), in: &sheet) }
    settle(&sheet)
    return sheet
  }

  private func emptySheet(_ proposal: ProposedViewSize) -> LazySheet {
    let (elements, arrangement) = (elements, arrangement)
    return evaluation { _ in LazySheet(arrangement: arrangement, elements: elements, proposal: proposal) }
  }

  private func settle(_ sheet: inout LazySheet) {
    let sample = measureStart(isUnlimited: window?.isUnlimited ?? true, in: &sheet)
    sheet.settle(sample: sample)
    let cross = sheet.proposal[arrangement.crossAxis]
    sheets.removeAll { $0.proposal[arrangement.crossAxis] == cross }
    sheets.append(sheet)
  }

  package override func forgetCache() { sheets = [] }

  package override func forgetAllSizes() {
    forgetSizes()
    for row in rows.values { row.nodes.forEach { $0.forgetAllSizes() } }
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let sheet = sheet(proposal)
    var size = CGSize.zero
    size[axis] = sheet.total
    let cells = (0..<sheet.lines.count).lazy.prefix { sheet[$0] != nil }.flatMap { sheet[$0]?.cells ?? [] }
    size[arrangement.crossAxis] = arrangement.crossLength(cells, proposal: proposal, tracks: sheet.tracks)
    return size
  }

  package override func computeSpacing() -> ViewSpacing {
    guard arrangement.items == nil, elements.count > 0 else { return .standard }
    let nodes = row(0).nodes + (elements.count > 1 ? row(elements.count - 1).nodes : [])
    return StackLayout(axis: axis, spacing: arrangement.spacing).spacing(
      LayoutSubviews(nodes[...], layoutDirection: environment.layoutDirection))
  }

  package override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  // MARK: Placing

  /// Returns the range along the axis covered by a rectangle of the scroll view.
  private func span(_ rect: CGRect, size: CGSize) -> ClosedRange<CGFloat>? {
    let own = rect.applying(transform(to: window?.node).inverted())
    guard axis == .horizontal else { return own.minY <= own.maxY ? own.minY...own.maxY : nil }
    let isMirrored = environment.layoutDirection == .rightToLeft
    let low = isMirrored ? size.width - own.maxX : own.minX
    return low <= low + own.width ? low...(low + own.width) : nil
  }

  /// Returns the visible lines, all of them measured.
  private func visibleLines(_ sheet: inout LazySheet, size: CGSize) -> Range<Int> {
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
  private struct PlacedLine {
    let line: Int
    let start: CGFloat
  }

  /// Returns the headers and footers that are pinned to the edge of the window, away from their own positions.
  private func pinnedLines(_ sheet: inout LazySheet, visible: Range<Int>, size: CGSize) -> [PlacedLine] {
    guard !pins.views.isEmpty, let window, let seen = span(window.pinnedRect, size: size) else { return [] }
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

  package override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
    var sheet = sheet(proposal)
    let visible = visibleLines(&sheet, size: size)
    let pinned = pinnedLines(&sheet, visible: visible, size: size)
    let pinnedNumbers = Set(pinned.map(\.line))
    let lines =
      visible.filter { !pinnedNumbers.contains($0) }.map {
        PlacedLine(line: $0, start: sheet.span($0).start)
      } + pinned
    let shown = lines.flatMap { sheet[$0.line]?.cells.map(\.node) ?? [] }
    if !shown.elementsEqual(children, by: ===) { adopt(shown) }
    for placed in lines { place(placed, in: size, sheet: sheet) }
    pins.nodes = pinned.flatMap { sheet[$0.line]?.cells.map(\.node) ?? [] }
    guard let window, let scrolled = window.node, abs(sheet.total - size[axis]) > 0.001 else { return }
    // The container's length differs from the estimate, so its ancestors have to be measured again.
    window.isStale = true
    var node: RenderNode? = self
    while let current = node, current !== scrolled {
      current.forgetSizes()
      node = current.parent
    }
  }

  private func place(_ placed: PlacedLine, in size: CGSize, sheet: LazySheet) {
    guard let line = sheet[placed.line] else { return }
    let origins = arrangement.origins(
      line.cells, start: placed.start, length: line.length, in: size, proposal: sheet.proposal, tracks: sheet.tracks)
    let isMirrored = environment.layoutDirection == .rightToLeft
    for (cell, origin) in zip(line.cells, origins) {
      let x = isMirrored ? size.width - origin.x - cell.size.width : origin.x
      // Content evaluated here belongs to the view as well.
      let actions = withholding { [self] in place(cell.node, at: CGPoint(x: x, y: origin.y), proposal: cell.proposal) }
      guard !actions.isEmpty else { continue }
      let range = sheet.lines.elements(of: placed.line).elements
      let owner = range.first { rows[$0]?.nodes.contains { $0 === cell.node } ?? false }
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

  package override func draw(into recorder: inout Recorder) { pins.draw(self, into: &recorder) }
}
