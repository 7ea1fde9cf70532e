import TouchstoneCore
import TouchstoneDrawing

/// An evaluated item of an open menu.
struct MenuItem {
  let node: RenderNode
  /// Whether it has a check mark, or `nil` for an item without a state.
  let isChecked: Bool?
  /// Whether it is a title above the items of its group.
  let isHeader: Bool

  /// Whether it has a symbol beside its title.
  var hasSymbol: Bool { Self.hasSymbol(node) }

  private static func hasSymbol(_ node: RenderNode) -> Bool {
    node.traits.isMenuSymbol || node.children.contains(where: hasSymbol)
  }
}

extension EvaluationContext {
  /// Returns the items of a menu by groups, which sections and dividers separate.
  ///
  /// Choosing an item closes the menu and those that it is in, unless the item's environment says otherwise.
  ///
  /// - Parameter close: Closes the menu.
  @MainActor
  func menuGroups<Items: View>(of items: Items, close: @escaping @MainActor () -> Void) -> [[MenuItem]] {
    let closeParents = environment.surroundings.closeMenus
    let closeAll: @MainActor () -> Void = {
      close()
      closeParents?()
    }
    let inner = environment {
      $0.enterMenu(close: closeAll)
      $0.setContainerValues {
        $0.buttonStyles = [.primitive(MenuItemButtonStyle())]
        $0.setStyle(MenuToggleStyle()) { $0.makeBody(configuration: $1) }
        $0.setStyle(SubmenuStyle()) { $0.makeBody(configuration: $1) }
        $0.setStyle(MenuLabelStyle()) { $0.makeBody(configuration: $1) }
        $0.controlSettings.picker = .inline
      }
    }
    var groups: [[MenuItem]] = [[]]
    var section: ObjectIdentifier?
    for element in inner.elements(of: items).all {
      for node in element.evaluate(in: inner.environment) {
        let trait = node.traits.section ?? element.traits.section
        let isDivider = node is DividerNode
        if isDivider || trait?.id != section {
          if groups.last?.isEmpty == false { groups.append([]) }
          section = trait?.id
        }
        guard !isDivider else { continue }
        let interactions = node.traits.interactions
        // A tap on a menu in the menu opens it.
        let dismisses =
          interactions.choices == nil && node.environment.controlSettings.menuDismissal != .disabled
        if dismisses, let action = interactions.tap {
          node.traits.interactions.tap = {
            action()
            closeAll()
          }
        }
        groups[groups.count - 1].append(
          MenuItem(node: node, isChecked: node.traits.isMenuItemChecked, isHeader: trait?.role == .header))
      }
    }
    return groups.filter { !$0.isEmpty }
  }
}

extension ViewTraits {
  private enum CheckedKey: _ViewTraitKey { static var defaultValue: Bool? { nil } }
  private enum SymbolKey: _ViewTraitKey { static var defaultValue: Bool { false } }

  /// Whether the view is the symbol of an item of a menu.
  var isMenuSymbol: Bool {
    get { self[viewTrait: SymbolKey.self] }
    set { self[viewTrait: SymbolKey.self] = newValue }
  }

  /// Whether an item of a menu has a check mark, or `nil` for an item without a state.
  var isMenuItemChecked: Bool? {
    get { self[viewTrait: CheckedKey.self] }
    set { self[viewTrait: CheckedKey.self] = newValue }
  }
}
