import TouchstoneCore
import TouchstoneDrawing

/// An evaluated item of an open menu.
struct MenuItem {
  let node: RenderNode
  /// Whether it has a check mark, or `nil` for an item without a state.
  let isChecked: Bool?
  /// Whether it is a title above the items of its group.
  let isHeader: Bool
}

extension EvaluationContext {
  /// Returns the items of a menu by groups, which sections and dividers separate.
  ///
  /// - Parameter close: Closes the menu after an item was chosen.
  @MainActor
  func menuGroups<Items: View>(of items: Items, close: @escaping @MainActor () -> Void) -> [[MenuItem]] {
    let inner = environment {
      $0.isInMenu = true
      $0.buttonStyles = [.primitive(MenuButtonStyle())]
      $0.setStyle(MenuToggleStyle()) { $0.makeBody(configuration: $1) }
      $0.setStyle(SubmenuStyle()) { $0.makeBody(configuration: $1) }
      $0.setStyle(MenuLabelStyle()) { $0.makeBody(configuration: $1) }
      $0.pickerAppearance = .inline
      $0.font = .body
      $0.foregroundStyles = []
      $0.listContext = nil
      $0.stackAxis = nil
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
        if let action = node.traits.interactions.tap {
          node.traits.interactions.tap = {
            action()
            close()
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

  /// Whether an item of a menu has a check mark, or `nil` for an item without a state.
  var isMenuItemChecked: Bool? {
    get { self[viewTrait: CheckedKey.self] }
    set { self[viewTrait: CheckedKey.self] = newValue }
  }
}

extension EnvironmentValues {
  private enum InMenuKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether the view is an item of an open menu.
  var isInMenu: Bool {
    get { self[InMenuKey.self] }
    set { self[InMenuKey.self] = newValue }
  }
}
