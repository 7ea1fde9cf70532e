package import Foundation
import TouchstoneDrawing

/// The render node of a lazy container; in a scroll view, it evaluates only the visible views.
///
/// It reports the sum of the lengths of its lines, estimating those that have not been measured from those at the
/// start. Its children are the visible views. A container that is whole, such as a short list, evaluates and measures all
/// views, which are its children: views around it then know what each of them says.
package final class LazyNode: RenderNode {
  let arrangement: LazyArrangement
  var pins: LazyPins
  let elements: ViewElementList
  /// Evaluates the view at an index.
  private let evaluate: @MainActor (Int, ViewElement, EvaluationContext) -> [RenderNode]
  let evaluation: DeferredEvaluation
  let window: ScrollWindow?
  let isWhole: Bool
  /// The views evaluated so far, by index.
  var rows: [Int: LazyRow] = [:]
  private var sheets: [LazySheet] = []
  /// The indices at which identities were found.
  var found: [AnyHashable: Int?] = [:]

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
  ///   - isWhole: Whether all views are evaluated, whether visible or not.
  ///   - context: The context in which the views are evaluated.
  ///   - evaluate: Evaluates the view at an index.
  @MainActor
  package init(
    arrangement: LazyArrangement, pins: LazyPins = LazyPins(), elements: ViewElementList, name: String,
    isWhole: Bool = false, context: EvaluationContext,
    evaluate: @escaping @MainActor (Int, ViewElement, EvaluationContext) -> [RenderNode]
  ) {
    self.arrangement = arrangement
    self.pins = pins
    self.elements = elements
    self.evaluate = evaluate
    evaluation = DeferredEvaluation(context)
    self.isWhole = isWhole
    window = context.environment.viewport[arrangement.axis]
    super.init(name: name, environment: context.environment)
    guard isWhole else {
      // Views that are never visible do not appear, although they are known.
      for place in elements.madePlaces { place.leave() }
      return
    }
    for index in 0..<elements.count {
      let element = elements[index]
      let nodes = Self.nodes(of: element) { evaluate(index, element, context) }
      rows[index] = LazyRow(place: element.context.place, nodes: nodes, actions: [])
    }
    adopt((0..<elements.count).flatMap { rows[$0]?.nodes ?? [] })
  }

  /// Returns the nodes of a view, which know the view's identity and section.
  @MainActor
  private static func nodes(of element: ViewElement, _ evaluate: () -> [RenderNode]) -> [RenderNode] {
    let nodes = evaluate()
    for node in nodes {
      node.traits.id = node.traits.id ?? element.traits.id
      node.traits.section = element.traits.section
    }
    return nodes
  }

  var axis: Axis { arrangement.axis }

  // MARK: Measuring

  private func row(_ index: Int) -> LazyRow {
    if let row = rows[index] { return row }
    let (elements, evaluate) = (elements, evaluate)
    let row = evaluation { context in
      let element = elements[index]
      return context.host.lazyRow(at: element.context.place) {
        Self.nodes(of: element) { evaluate(index, element, context) }
      }
    }
    rows[index] = row
    return row
  }

  func measure(_ line: Int, in sheet: inout LazySheet) {
    guard sheet[line] == nil else { return }
    let (elements, isBar) = sheet.lines.elements(of: line)
    sheet.measure(line, nodes: elements.flatMap { row($0).nodes }, isBar: isBar)
  }

  /// Measures the lines at the start and returns their number.
  func measureStart(isUnlimited: Bool, in sheet: inout LazySheet) -> Int {
    var length: CGFloat = 0
    var line = 0
    let limit = isWhole ? .infinity : isUnlimited ? Self.longestLength : Self.sampleLength
    while line < sheet.lines.count, length < limit {
      measure(line, in: &sheet)
      length += (sheet[line]?.length ?? 0) + (sheet.gap(before: line) ?? 0)
      line += 1
      // Views of zero length never fill a screen.
      if !isUnlimited, line >= 1000 { break }
    }
    return line
  }

  func reportCut() { environment.diagnostics?.report(.tooLong(limit: Int(Self.longestLength))) }

  /// Returns the lines for a proposal.
  func sheet(_ proposal: ProposedViewSize) -> LazySheet {
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

  func settle(_ sheet: inout LazySheet) {
    let sample = measureStart(isUnlimited: isWhole || window?.isUnlimited ?? true, in: &sheet)
    sheet.settle(sample: sample)
    let cross = sheet.proposal[arrangement.crossAxis]
    sheets.removeAll { $0.proposal[arrangement.crossAxis] == cross }
    sheets.append(sheet)
  }

  package override func forgetCache() { sheets = [] }

  package override func forgetAllSizes() {
    forgetSizes()
    // Functions of their own: lists may lie in lists, and the variables of each take their part of the stack.
    if isWhole { forgetSizesOfChildren() } else { forgetSizesOfRows() }
  }

  private func forgetSizesOfRows() {
    for row in rows.values { row.nodes.forEach { $0.forgetAllSizes() } }
  }

  private func forgetSizesOfChildren() {
    for child in children { child.forgetAllSizes() }
  }

  /// Measures the views of a whole container, which keep their sizes. Otherwise, the way to them through sheets and lines would
  /// take several times as much of the stack in each list of lists.
  private func measureChildren(_ proposal: ProposedViewSize) {
    var inner = proposal
    inner[axis] = nil
    for child in children { _ = child.size(for: inner) }
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    if isWhole { measureChildren(proposal) }
    return measuredSize(proposal)
  }

  private func measuredSize(_ proposal: ProposedViewSize) -> CGSize {
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

  package override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
    if isWhole { placeWhole(size: size, proposal: proposal) } else { placeVisible(size: size, proposal: proposal) }
  }

  private func placeVisible(size: CGSize, proposal: ProposedViewSize) {
    var sheet = sheet(proposal)
    let visible = visibleLines(&sheet, size: size)
    let pinned = pinnedLines(&sheet, visible: visible, size: size)
    let pinnedNumbers = Set(pinned.map(\.line))
    let lines =
      visible.filter { !pinnedNumbers.contains($0) }.map {
        PlacedLine(line: $0, start: sheet.span($0).start)
      } + pinned
    // With a background, pins are drawn last by themselves, and are read where they belong.
    let ordered = pins.background == nil ? lines : lines.sorted { $0.line < $1.line }
    let shown = ordered.flatMap { sheet[$0.line]?.cells.map(\.node) ?? [] }
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

  private func placeWhole(size: CGSize, proposal: ProposedViewSize) {
    measureChildren(proposal)
    for placement in placements(size: size, proposal: proposal) {
      place(placement.node, at: placement.origin, proposal: placement.proposal)
    }
  }

  package override func draw(into recorder: inout Recorder) { pins.draw(self, into: &recorder) }
}
