import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// Creates the tree of a list from its content.
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
  private var metrics: ListMetrics { context.environment.look.lists }
  /// Whether headers stay visible while their section is scrolled.
  private var headersStick: Bool { look == .plain && !context.environment.look.isDesktop }
  private var isEditing: Bool { context.environment.editMode?.wrappedValue.isEditing ?? false }

  /// Returns the list with its background.
  func nodes<Content: View>(of content: Content) -> [RenderNode] {
    let room = ContainerRoom()
    let window = ScrollWindow()
    let inner = context.child(.content).environment {
      $0.enterRow()
      $0.viewport.room = room
      $0.scrollSettings.margins = EdgeInsets()
    }
    let elements = inner.elements(of: content)
    let elementCount = elements.count
    let scroll = ScrollNode(
      name: "List", axes: .vertical, content: rows(of: elements, inner: inner, window: window),
      room: room, window: window, environment: context.environment)
    return [withBackground(scroll, count: elementCount)]
  }

  private func rows(of elements: ViewElementList, inner: EvaluationContext, window: ScrollWindow) -> RenderNode {
    let rows = ListRows(elements, of: self, in: inner.environment)
    let sections = ListSections(rows.elements)
    let node = LazyNode(
      arrangement: LazyArrangement(
        axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: 0, hasGapsOfViews: true),
      pins: LazyPins(views: headersStick ? .sectionHeaders : .init(), background: AnyShapeStyle(.bar)),
      elements: rows.elements, name: "rows", isWhole: rows.areKnown,
      context: inner.environment { $0.viewport[.vertical] = window }
    ) { index, element, context in
      parts(of: element, index, rows, sections, environment: context.environment)
    }
    return sections.spans.first.map { ends(of: node, hasHeader: !$0.headers.isEmpty) } ?? node
  }

  /// Returns the rows of a list with groups, with margins at the top and bottom.
  private func ends(of rows: RenderNode, hasHeader: Bool) -> RenderNode {
    guard look.isGrouped || look == .inset && context.environment.look.isDesktop else { return rows }
    let layout = ListEnds(
      top: hasHeader ? 0 : context.environment.listSettings.sectionSpacing ?? metrics.sectionSpacing,
      bottom: metrics.compactSectionSpacing,
      titleBar: context.environment.stackAxis == nil ? context.environment.surroundings.titleBar : nil)
    return LayoutNode(layout: layout, name: "ends", children: [rows], environment: context.environment)
  }

  // MARK: Sections

  /// Returns the evaluated rows that a view of the list represents.
  func evaluate(_ element: ViewElement, in environment: EnvironmentValues) -> [Row] {
    let isSupplement = element.traits.section.map { $0.role != .content } ?? false
    let own = isSupplement ? supplementEnvironment(of: element, environment) : environment
    var nodes = element.evaluate(in: own)
    if own.look.isDesktop, own.backgroundProminence == .increased, !isSupplement,
      nodes.contains(where: isSelected)
    {
      // What a selected row shows is white, like its icon.
      nodes = element.evaluate(in: emphasized(own))
    }
    return zip(nodes, places(of: nodes, element)).map { node, place in
      if node.traits.id == nil { node.traits.id = element.traits.id }
      var traits = node.traits.listRow
      traits.data = element.traits.dataRow
      return Row(node: node, traits: traits, place: place)
    }
  }

  private func isProminent(_ element: ViewElement) -> Bool {
    look == .sidebar
      || (element.traits.listRow.headerProminence ?? context.environment.headerProminence) == .increased
  }

  /// Returns the environment of the header or the footer of a section.
  private func supplementEnvironment(
    of element: ViewElement, _ environment: EnvironmentValues
  ) -> EnvironmentValues {
    var environment = environment
    let fonts = environment.look.fonts
    environment.leaveContainer()
    guard element.traits.section?.role == .header else {
      environment.font = look == .plain ? fonts.plainFooter.font : .naturalLines(fonts.footer, in: environment)
      environment.foregroundStyles = [AnyShapeStyle(Color.secondary)]
      return environment
    }
    if look == .sidebar, environment.look.isDesktop {
      environment.font = fonts.sidebarHeader.font
      environment.foregroundStyles = [AnyShapeStyle(Color.secondary)]
    } else if isProminent(element) {
      environment.font = fonts.prominentHeader.font
    } else {
      environment.font =
        look == .plain ? fonts.plainHeader.font : .naturalLines(metrics.headerSize, in: environment)
      environment.foregroundStyles = [AnyShapeStyle(Color.secondary)]
      if look.isGrouped, metrics.isHeaderUppercase { environment.textCase = .uppercase }
    }
    return environment
  }

  private func header(_ node: RenderNode, _ element: ViewElement) -> RenderNode {
    var content = node
    if look == .sidebar, let expansion = element.traits.listRow.expansion {
      let label = NodeView(node: node)
      content = element.context.child(.part(.header)).evaluateOne(DisclosureLabel(label: label, isExpanded: expansion))
    }
    let padding =
      look.isGrouped
      ? metrics.header : ListMetrics.Padding(top: metrics.plainHeaderPadding, bottom: metrics.plainHeaderPadding)
    return supplement(
      ListSupplementNode(
        name: "header", content: content, look: look, padding: padding,
        minimumHeight: context.environment.defaultMinListHeaderHeight ?? metrics.headerHeight))
  }

  private func footer(_ node: RenderNode) -> RenderNode {
    supplement(
      ListSupplementNode(name: "footer", content: node, look: look, padding: metrics.footer, minimumHeight: 0))
  }

  private func supplement(_ supplement: ListSupplementNode) -> RenderNode {
    let node = DelegatingNode(supplement, environment: context.environment, children: [supplement.content])
    node.traits.id = supplement.content.traits.id
    return node
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
    var gap = index == span.first ? self.gap(before: number, in: sections, first: element) : 0
    if span.rows.contains(index), index > span.rows.lowerBound { gap = rowSpacing }
    let own = rows.rows(at: index, element, in: environment)
    return own.indices.map { position in
      let part: RenderNode
      switch element.traits.section?.role {
      case .header: part = header(own[position].node, element)
      case .footer: part = footer(own[position].node)
      case .content, nil:
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

  private func gap(before number: Int, in sections: ListSections, first: ViewElement) -> CGFloat {
    let span = sections.spans[number]
    return gap(
      spacing: first.traits.listRow.sectionSpacing, hasHeader: !span.headers.isEmpty, isFirst: number == 0,
      isAfterFooter: number > 0 && !sections.spans[number - 1].footers.isEmpty)
  }

  /// Returns the space between a section and the previous one: half as much next to a header or footer, which has its
  /// own.
  private func gap(spacing: CGFloat?, hasHeader: Bool, isFirst: Bool, isAfterFooter: Bool) -> CGFloat {
    guard look.isGrouped, !isFirst else { return 0 }
    let spacing = spacing ?? context.environment.listSettings.sectionSpacing
    // A section ends, and the next begins, with half the default distance, in whole pixels.
    let pixel = context.environment.pixelLength
    let half = spacing.map { $0 / 2 } ?? (metrics.sectionSpacing / 2 / pixel).rounded(.up) * pixel
    if !hasHeader { return isAfterFooter ? half : 2 * half }
    if let spacing { return max(0, spacing - metrics.header.top) }
    return isAfterFooter ? 0 : half
  }

  // MARK: Rows

  /// A row with its accessories.
  ///
  /// - Parameters:
  ///   - index: Its position in the section, as far as it is known.
  ///   - next: The traits of the next row of the section, or `nil` for the last row.
  private func row(_ row: Row, index: Int, isFirst: Bool, next: ListRowTraits?) -> RenderNode {
    let traits = row.traits
    let surroundings = context.environment.surroundings
    let isSeparate = look.isInset && context.environment.listSettings.rowSpacing ?? 0 > 0
    let place = row.place
    let value: Value? = row.node.tag()
    let isSelected = value.map { selection.contains($0) } ?? false
    let edges = ListRowEdges(look: look, row: traits, isFirst: isFirst, next: next, isSeparate: isSeparate)
    let name = row.node.firstTextString
    let leading = RowLeading(
      delete: isEditing && !traits.isDeleteDisabled ? deletion(traits) : nil,
      isSelected: isEditing && selection.isMultiple && value != nil ? isSelected : nil, name: name)
    let trailing = RowTrailing(
      badge: hasStackedBadge ? nil : traits.badge, prominence: traits.badgeProminence,
      showsDisclosure: traits.showsDisclosure,
      showsHandle: isEditing && traits.data?.edits.move != nil && !traits.isMoveDisabled)
    let swipes = swipes(of: traits)
    let revealed = swipes.isEmpty ? nil : place.child(.part(.swipe)).keptState(HorizontalEdge?.none)
    let revealedEdge = revealed?.wrappedValue
    let isPressed = traits.showsDisclosure ? place.child(.part(.press)).keptState(false) : nil
    let node = ListRowNode(
      content: hasStackedBadge ? stackedBadge(of: row) : row.node,
      leading: leading.isEmpty ? nil : place.child(.part(.leading)).evaluateOne(leading),
      trailing: trailing.isEmpty ? nil : place.child(.part(.trailing)).evaluateOne(trailing),
      background: traits.background.map { place.child(.part(.background)).evaluateOne($0) },
      actions: revealedEdge.flatMap { edge in
        swipes[edge].map {
          .init(node: place.child(.part(.swipeActions)).evaluateOne(SwipeButtons(edge: edge, buttons: $0)), edge: edge)
        }
      },
      look: ListRowNode.Look(
        list: look, insets: traits.insets, edgeInsets: traits.edgeInsets,
        indentation: CGFloat(traits.level) * metrics.indentation,
        ground: ground(index: index),
        selection: isSelected && !(isEditing && selection.isMultiple) || isPressed?.wrappedValue == true
          ? selectionColor : nil,
        hasOwnShape: hasOwnShape,
        startsGroup: isFirst || isSeparate || surroundings.isInSidebar,
        endsGroup: next == nil || isSeparate || surroundings.isInSidebar,
        top: edges.top,
        bottom: surroundings.isInSidebar || surroundings.container == .table ? nil : edges.bottom),
      environment: context.environment
    ).node()
    if let value, selection.isPossible, !selection.isMultiple || isEditing {
      node.traits.interactions.tap = { selection.toggle(value) }
      if isSelected { node.traits.accessibility.traits.insert(.isSelected) }
    }
    if let revealed {
      node.traits.interactions.swipe = { edge in
        guard swipes[edge] != nil else { return false }
        revealed.wrappedValue = edge
        return true
      }
    }
    if let isPressed { node.traits.interactions.press = { isPressed.wrappedValue = $0 } }
    return node
  }

  /// The buttons that a swipe reveals: its own, and at the end one that deletes the row if it has no others there.
  private func swipes(of traits: ListRowTraits) -> [HorizontalEdge: AnyView] {
    var swipes = traits.swipes
    if swipes[.trailing] == nil, !traits.isDeleteDisabled, let delete = deletion(traits) {
      swipes[.trailing] = AnyView(Button("Delete", role: .destructive, action: delete))
    }
    return swipes
  }

  private func deletion(_ traits: ListRowTraits) -> (@MainActor () -> Void)? {
    guard let row = traits.data, let delete = row.edits.delete else { return nil }
    return { delete(IndexSet(integer: row.offset)) }
  }
}

extension RenderNode {
  /// The first text inside, which names the row.
  fileprivate var firstTextString: String {
    if let text = self as? TextNode { return text.string }
    for child in children {
      let text = child.firstTextString
      if !text.isEmpty { return text }
    }
    return ""
  }
}
