import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// Creates the tree of a list from its content.
///
/// A view of the list becomes rows, or the header or footer of a section: `evaluate` decides which. Each part then gets the
/// style of its position in the section: see `ListAssembly+Supplements.swift`, `ListAssembly+Row.swift`,
/// `ListAssembly+Backgrounds.swift` and `ListAssembly+Places.swift`. `ListAssembly+Gaps.swift` has the spacing.
@MainActor
struct ListAssembly<Value: Hashable> {
  let context: EvaluationContext
  let selection: ListSelection<Value>

  struct Row {
    let node: RenderNode
    let traits: ListRowTraits
    /// Where what the list adds to the row keeps its state.
    let place: EvaluationContext
  }

  var look: _ListAppearance { context.environment.listAppearance }
  var metrics: ListMetrics { context.environment.look.lists }
  /// Whether headers stay visible while their section is scrolled.
  private var headersStick: Bool { look == .plain && !context.environment.look.isDesktop }
  var isEditing: Bool { context.environment.editMode?.wrappedValue.isEditing ?? false }

  /// Returns the list with its background.
  func nodes<Content: View>(of content: Content) -> [RenderNode] {
    let scope = ScrollScope(in: context, axes: .vertical)
    let inner = scope.context.environment { $0.enterRow() }
    let elements = inner.elements(of: content)
    let elementCount = elements.count
    let scroll = scope.makeNode(named: "List", content: rows(of: elements, inner: inner))
    return [withBackground(scroll, count: elementCount)]
  }

  private func rows(of elements: ViewElementList, inner: EvaluationContext) -> RenderNode {
    let rows = ListRows(elements, of: self, in: inner.environment)
    let sections = ListSections(rows.elements)
    let node = LazyNode(
      arrangement: LazyArrangement(
        axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: 0, hasGapsOfViews: true),
      pins: LazyPins(views: headersStick ? .sectionHeaders : .init(), background: AnyShapeStyle(.bar)),
      elements: rows.elements, name: "rows", isWhole: rows.areKnown,
      context: inner
    ) { index, element, context in
      parts(of: element, index, rows, sections, environment: context.environment)
    }
    return sections.spans.first.map { ends(of: node, hasHeader: !$0.headers.isEmpty) } ?? node
  }

  /// Returns the rows of a list with groups, with margins at the top and bottom unless `contentMargins` sets them.
  ///
  /// - Source: apps set `contentMargins(.top, 0)` so that the first group is "flush against the chrome".
  private func ends(of rows: RenderNode, hasHeader: Bool) -> RenderNode {
    guard look.isGrouped || look == .inset && context.environment.look.isDesktop else { return rows }
    let set = context.environment.scrollSettings.marginEdges
    let layout = ListEnds(
      top: hasHeader || set.contains(.top)
        ? 0 : context.environment.listSettings.sectionSpacing ?? metrics.sectionSpacing,
      bottom: set.contains(.bottom) ? 0 : metrics.compactSectionSpacing,
      titleBar: context.environment.stackAxis == nil ? context.environment.surroundings.titleBar : nil)
    return LayoutNode(layout: layout, name: "ends", children: [rows], environment: context.environment)
  }

  // MARK: Rows

  /// Returns the evaluated rows that a view of the list represents.
  func evaluate(_ element: ViewElement, in environment: EnvironmentValues) -> [Row] {
    let isSupplement = element.traits.section.map { $0.role != .content } ?? false
    let own = isSupplement ? supplementEnvironment(of: element, environment) : environment
    var nodes = element.evaluate(in: own)
    if own.look.isDesktop, own.backgroundProminence == .increased, !isSupplement,
      nodes.contains(where: isSelected)
    {
      // The content of a selected row is white, and so is its icon. Whether the row is selected follows from its tag,
      // which is known only once it is evaluated.
      nodes = element.evaluate(in: emphasized(own))
    }
    return zip(nodes, places(of: nodes, element)).map { node, place in
      if node.traits.id == nil { node.traits.id = element.traits.id }
      var traits = node.traits.listRow
      traits.data = element.traits.dataRow
      return Row(node: node, traits: traits, place: place)
    }
  }

  // MARK: Parts

  /// Returns what a view of the list becomes, each part with its distance from the one above.
  private func parts(
    of element: ViewElement, _ index: Int, _ rows: ListRows<Value>, _ sections: ListSections,
    environment: EnvironmentValues
  ) -> [RenderNode] {
    let number = sections.number(of: index)
    let span = sections.spans[number]
    let rowSpacing = context.environment.listSettings.rowSpacing ?? 0
    // Sections are apart by what both of them say, rows only by their own spacing.
    var gap = index == span.first ? self.gap(before: number, in: sections, rows) : 0
    if span.rows.contains(index), index > span.rows.lowerBound { gap = rowSpacing }
    // A view may be several rows: of a group, or of a ForEach that the list cannot look into.
    let own = rows.rows(at: index, element, in: environment)
    return own.indices.map { position in
      let part: RenderNode
      switch element.traits.section?.role {
      case .header: part = header(own[position].node, element)
      case .footer: part = footer(own[position].node)
      case .content, nil:
        // The line below a row depends on the next one, whether or not that is of the same view.
        let follows = position + 1 < own.count ? own[position + 1].traits : nil
        part = row(
          own[position], index: (index - span.rows.lowerBound) * own.count + position,
          isFirst: index == span.rows.lowerBound && position == 0,
          next: follows ?? (index + 1 < span.rows.upperBound ? rows.traits(at: index + 1) : nil))
      }
      part.traits.gap = gap
      gap = rowSpacing
      return part
    }
  }
}
