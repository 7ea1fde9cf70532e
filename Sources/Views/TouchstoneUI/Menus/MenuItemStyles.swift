import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// A button in an open menu.
struct MenuItemButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuItemLabel(label: configuration.label, role: configuration.role)
  }
}

/// A toggle in an open menu: an item with a check mark.
struct MenuToggleStyle: ToggleStyle, BuiltInStyle {
  func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.isOn
    return MenuItemLabel(label: configuration.label).modifier(TraitModifier { $0.isMenuItemChecked = isOn })
  }
}

/// A menu in an open menu: an item with an arrow.
struct SubmenuStyle: MenuStyle, BuiltInStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuItemLabel(label: configuration.label, arrow: "chevron.forward")
      .modifier(
        MenuItemsModifier(
          items: configuration.content, title: AnyView(OpenSubmenuTitle(label: configuration.label))))
  }
}

/// The title of an open submenu, which closes it.
private struct OpenSubmenuTitle<Label: View>: View {
  @Environment(\.look.fonts.submenuWeight) private var weight
  let label: Label

  var body: some View { MenuItemLabel(label: label.fontWeight(weight), arrow: "chevron.down") }
}

/// The title and the symbol of an item.
struct MenuLabelStyle: LabelStyle, BuiltInStyle {
  func makeBody(configuration: Configuration) -> some View { MenuLabel(configuration: configuration) }

  private struct MenuLabel: View {
    @Environment(\.look.menus) private var metrics
    @Environment(\.typeScale) private var scale
    let configuration: Configuration

    var body: some View {
      HStack(spacing: metrics.symbolDistance) {
        if metrics.symbolsLead { icon }
        configuration.title
        if !metrics.symbolsLead {
          Spacer(minLength: 0)
          icon
        }
      }
    }

    private var icon: some View {
      configuration.icon.frame(minWidth: metrics.symbolColumn * max(1, scale))
        .modifier(TraitModifier { $0.isMenuSymbol = true })
    }
  }
}

/// An item of an open menu, without its check mark.
struct MenuItemLabel<Label: View>: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.look.menus) private var metrics
  @Environment(\.look.fonts.arrowWeight) private var weight
  @Environment(\.typeScale) private var scale
  let label: Label
  var role: ButtonRole?
  /// The symbol at the end of an item that opens a menu, or of the title that closes it.
  var arrow: String?

  private var color: Color {
    guard isEnabled else { return Color.placeholder }
    return role == .destructive ? .red : .primary
  }

  var body: some View {
    HStack(spacing: metrics.symbolDistance) {
      label.frame(maxWidth: .infinity, alignment: .leading)
      if let arrow { Image(systemName: arrow).font(.system(size: metrics.arrowSize * scale, weight: weight)) }
    }
    .containerStyle { $0.multilineTextAlignment(.leading).foregroundStyle(color) }
  }
}
