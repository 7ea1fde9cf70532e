import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// A button in an open menu.
struct MenuButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuItemLabel(label: configuration.label, role: configuration.role)
  }
}

/// A toggle in an open menu: an item with a check mark.
struct MenuToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.isOn
    return MenuItemLabel(label: configuration.label).modifier(TraitModifier { $0.isMenuItemChecked = isOn })
  }
}

/// A menu in an open menu: an item with an arrow.
struct SubmenuStyle: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuItemLabel(label: configuration.label, isSubmenu: true)
      .modifier(MenuItemsModifier(items: configuration.content))
  }
}

/// The title and the symbol of an item.
struct MenuLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View { MenuLabel(configuration: configuration) }

  private struct MenuLabel: View {
    /// The width of the column of symbols, in points; by eye.
    private static let column: CGFloat = 24

    @Environment(\.look.menus.symbolsLead) private var symbolsLead
    let configuration: Configuration

    var body: some View {
      HStack(spacing: 8) {
        if symbolsLead { configuration.icon.frame(minWidth: Self.column) }
        configuration.title
        if !symbolsLead {
          Spacer(minLength: 0)
          configuration.icon.frame(minWidth: Self.column)
        }
      }
    }
  }
}

/// An item of an open menu, without its check mark.
struct MenuItemLabel<Label: View>: View {
  @Environment(\.isEnabled) private var isEnabled
  let label: Label
  var role: ButtonRole?
  var isSubmenu = false

  private var color: Color {
    guard isEnabled else { return ControlColors.placeholder }
    return role == .destructive ? .red : .primary
  }

  var body: some View {
    HStack(spacing: 8) {
      label.frame(maxWidth: .infinity, alignment: .leading)
      if isSubmenu { Image(systemName: "chevron.forward").font(.system(size: 14, weight: .semibold)) }
    }
    .multilineTextAlignment(.leading)
    .foregroundStyle(color)
  }
}
