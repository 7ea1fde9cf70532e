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
      showsDisclosure: traits.showsDisclosure, disclosureOpacity: traits.disclosureOpacity,
      showsHandle: isEditing && traits.data?.edits.move != nil && !traits.isMoveDisabled)
    let swipes = swipes(of: traits)
    // State of the row follows its data: revealed swipe actions and the pressed link.
    let revealed = swipes.isEmpty ? nil : place.child(.part(.swipe)).keptState(HorizontalEdge?.none)
    let revealedEdge = revealed?.wrappedValue
    let isPressed = traits.showsDisclosure ? place.child(.part(.press)).keptState(false) : nil
    // Each accessory has its own identity beside the row's content.
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
        background: backgroundColor(index: index),
        selection: isSelected && !(isEditing && selection.isMultiple) || isPressed?.wrappedValue == true
          ? selectionColor : nil,
        trailingDistance: metrics.distance(beforeTrailing: traits), hasOwnShape: hasOwnShape,
        startsGroup: isFirst || isSeparate || surroundings.isInSidebar,
        endsGroup: next == nil || isSeparate || surroundings.isInSidebar,
        top: edges.top,
        bottom: surroundings.isInSidebar || surroundings.container == .table ? nil : edges.bottom),
      environment: context.environment
    ).node()
    // Where several rows can be selected, a tap selects only while the list is edited.
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

extension ListMetrics {
  /// Returns the distance between the content of a row and what is behind it.
  fileprivate func distance(beforeTrailing traits: ListRowTraits) -> CGFloat {
    traits.showsDisclosure && traits.badge == nil ? chevron.distance : accessoryDistance
  }
}
