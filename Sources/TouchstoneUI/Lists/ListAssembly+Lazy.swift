import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// Long lists: only the visible rows are evaluated, as in a lazy stack.
extension ListAssembly {
  /// The number of views that a list evaluates whether they are visible or not; more than fit on any screen.
  static var eagerCount: Int { 300 }

  /// The rows of a long list, one below the other.
  func lazyRows(of elements: ViewElementList, inner: EvaluationContext) -> RenderNode {
    let sections = ListSections(elements)
    return LazyNode(
      arrangement: LazyArrangement(axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: 0),
      pins: LazyPins(views: headersStick ? .sectionHeaders : .init(), background: AnyShapeStyle(.bar)),
      elements: elements, name: "rows", context: inner
    ) { index, element, context in
      self.parts(of: element, index, elements, sections, environment: context.environment)
    }
  }

  /// Returns the nodes that an element of the list becomes, each with the space above it.
  private func parts(
    of element: ViewElement, _ index: Int, _ elements: ViewElementList, _ sections: ListSections,
    environment: EnvironmentValues
  ) -> [RenderNode] {
    let number = sections.number(of: index)
    let span = sections.spans[number]
    var gap = index == span.first ? self.gap(before: number, in: sections, first: element) : 0
    if span.rows.contains(index), index > span.rows.lowerBound {
      gap = context.environment.listSettings.rowSpacing ?? 0
    }
    let nodes = evaluate(element, in: environment)
    return nodes.indices.map { position in
      let node = nodes[position].node
      let part: RenderNode
      switch element.traits.section?.role {
      case .header: part = header(node, element)
      case .footer: part = footer(node)
      case .content, nil:
        let follows = position + 1 < nodes.count ? nodes[position + 1].traits : nil
        part = row(
          nodes[position], index: (index - span.rows.lowerBound) * nodes.count + position,
          isFirst: index == span.rows.lowerBound && position == 0,
          next: follows ?? (index + 1 < span.rows.upperBound ? traits(of: elements[index + 1]) : nil))
      }
      defer { gap = context.environment.listSettings.rowSpacing ?? 0 }
      return gap == 0 ? part : padded(part, EdgeInsets(top: gap, leading: 0, bottom: 0, trailing: 0))
    }
  }

  /// Returns the traits of a row that may never be shown.
  private func traits(of element: ViewElement) -> ListRowTraits {
    // Inspecting a view doesn't make it visible.
    element.context.place.leave()
    return element.traits.listRow
  }

  private func gap(before number: Int, in sections: ListSections, first: ViewElement) -> CGFloat {
    let span = sections.spans[number]
    return gap(
      spacing: first.traits.listRow.sectionSpacing, hasHeader: !span.headers.isEmpty, isFirst: number == 0,
      isAfterFooter: number > 0 && !sections.spans[number - 1].footers.isEmpty)
  }

  private func padded(_ node: RenderNode, _ insets: EdgeInsets) -> RenderNode {
    let padded = LayoutNode(
      layout: _PaddingLayout(insets: insets), name: "gap", children: [node], environment: context.environment)
    padded.traits.id = node.traits.id
    return padded
  }
}
