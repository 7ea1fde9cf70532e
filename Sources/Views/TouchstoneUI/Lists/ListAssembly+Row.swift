import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// Rows and their accessories.
extension ListAssembly {
  /// A row with its accessories.
  ///
  /// - Parameters:
  ///   - index: Its position in the section, as far as it is known.
  ///   - next: The traits of the next row of the section, or `nil` for the last row.
  func row(_ row: Row, index: Int, isFirst: Bool, next: ListRowTraits?) -> RenderNode {
    let (traits, place) = (row.traits, row.place)
    let swipes = swipes(of: traits)
    // State of the row follows its data: revealed swipe actions and the pressed link.
    let revealed = swipes.isEmpty ? nil : place.child(.part(.swipe)).keptState(HorizontalEdge?.none)
    let isPressed = traits.showsDisclosure ? place.child(.part(.press)).keptState(false) : nil
    let leading = leading(of: row)
    let trailing = trailing(of: traits)
    // Each accessory has its own identity beside the row's content.
    let node = ListRowNode(
      content: hasStackedBadge ? stackedBadge(of: row) : row.node,
      leading: leading.isEmpty ? nil : place.child(.part(.leading)).evaluateOne(leading),
      trailing: trailing.isEmpty ? nil : place.child(.part(.trailing)).evaluateOne(trailing),
      background: traits.background.map { place.child(.part(.background)).evaluateOne($0) },
      actions: revealed?.wrappedValue.flatMap { edge in
        swipes[edge].map {
          .init(node: place.child(.part(.swipeActions)).evaluateOne(SwipeButtons(edge: edge, buttons: $0)), edge: edge)
        }
      },
      look: rowLook(of: row, index: index, isFirst: isFirst, next: next, isPressed: isPressed?.wrappedValue == true),
      environment: context.environment
    ).node()
    addSelection(to: node, of: row)
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

  /// What is before the content while the list is edited.
  private func leading(of row: Row) -> RowLeading {
    let value: Value? = row.node.tag()
    return RowLeading(
      delete: isEditing && !row.traits.isDeleteDisabled ? deletion(row.traits) : nil,
      isSelected: isEditing && selection.isMultiple && value != nil ? isSelected(row.node) : nil,
      name: row.node.firstTextString)
  }

  /// What is after the content.
  private func trailing(of traits: ListRowTraits) -> RowTrailing {
    RowTrailing(
      // Stacked, a badge is below the content.
      badge: hasStackedBadge ? nil : traits.badge, prominence: traits.badgeProminence,
      showsDisclosure: traits.hasIndicator, disclosureOpacity: traits.disclosureOpacity,
      showsHandle: isEditing && traits.data?.edits.move != nil && !traits.isMoveDisabled)
  }

  /// How a row looks at its position in the section.
  private func rowLook(of row: Row, index: Int, isFirst: Bool, next: ListRowTraits?, isPressed: Bool)
    -> ListRowNode.Look
  {
    let traits = row.traits
    let surroundings = context.environment.surroundings
    // With gaps, each row is a group of its own.
    let isSeparate = look.isInset && context.environment.listSettings.rowSpacing ?? 0 > 0
    let edges = ListRowEdges(look: look, row: traits, isFirst: isFirst, next: next, isSeparate: isSeparate)
    // While several rows are chosen, a mark before the content shows which, and not the background.
    let isHighlighted = isSelected(row.node) && !(isEditing && selection.isMultiple) || isPressed
    return ListRowNode.Look(
      list: look, insets: traits.insets, edgeInsets: traits.edgeInsets,
      indentation: CGFloat(traits.level) * metrics.indentation,
      background: backgroundColor(index: index),
      selection: isHighlighted ? selectionColor : nil,
      trailingDistance: metrics.distance(beforeTrailing: traits), hasOwnShape: hasOwnShape,
      startsGroup: isFirst || isSeparate || surroundings.isInSidebar,
      endsGroup: next == nil || isSeparate || surroundings.isInSidebar,
      top: edges.top,
      bottom: surroundings.isInSidebar || surroundings.container == .table ? nil : edges.bottom)
  }

  /// Lets a tap select the row, and tells assistive technologies of a selected one.
  private func addSelection(to node: RenderNode, of row: Row) {
    // Where several rows can be selected, a tap selects only while the list is edited.
    guard let value: Value = row.node.tag(), selection.isPossible, !selection.isMultiple || isEditing else { return }
    node.traits.interactions.tap = { selection.toggle(value) }
    if isSelected(row.node) { node.traits.accessibility.traits.insert(.isSelected) }
  }

  /// The buttons that a swipe reveals: its own, and at the end one that deletes the row if it has no others there.
  private func swipes(of traits: ListRowTraits) -> [HorizontalEdge: AnyView] {
    var swipes = traits.swipes
    if swipes[.trailing] == nil, !traits.isDeleteDisabled, let delete = deletion(traits) {
      swipes[.trailing] = AnyView(Button(role: .destructive, action: delete) { Text(system: .delete) })
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

extension ListMetrics {
  /// Returns the distance between the content of a row and what is behind it.
  fileprivate func distance(beforeTrailing traits: ListRowTraits) -> CGFloat {
    traits.hasIndicator && traits.badge == nil ? chevron.distance : accessoryDistance
  }
}

extension ListRowTraits {
  /// Whether there is an indicator and space for it.
  fileprivate var hasIndicator: Bool { showsDisclosure && !hidesDisclosure }
}
