import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// The backgrounds of a list and of its rows.
extension ListAssembly {
  /// A function of its own, because what `nodes` needs on the stack is multiplied by the depth of lists in lists.
  func withBackground(_ scroll: ScrollNode, count: Int) -> RenderNode {
    guard context.environment.listSettings.contentBackground != .hidden else { return scroll }
    // Measured: a list without rows has the background of a screen.
    let background = count == 0 && !context.environment.look.isDesktop ? emptyBackground : background
    context.environment.surroundings.background?.color = background
    let filling = SafeAreaIgnoringNode(
      edges: .all,
      child: StyleNode(style: AnyShapeStyle(background), name: "background", environment: context.environment))
    let plain = LayeredNode(primary: scroll, secondary: filling, alignment: .center, kind: .background)
    guard alternates else { return plain }
    let stripes = DelegatingNode(RowStripesNode(scroll: scroll, count: count), environment: context.environment)
    return LayeredNode(primary: plain, secondary: stripes, alignment: .center, kind: .overlay)
  }

  private var emptyBackground: Color {
    let environment = context.environment
    return environment.look.backgrounds.screen(isElevated: environment.surroundings.isInSheet)
  }

  private var background: Color {
    let environment = context.environment
    let backgrounds = environment.look.backgrounds
    let isElevated = environment.surroundings.isInSheet || environment.surroundings.isInSidebar
    if let desktop = environment.look.desktop {
      if look == .sidebar { return desktop.sidebarBackground.color }
      return (look.isGrouped ? desktop.windowBackground : desktop.listBackground).color
    }
    return look.isGrouped ? backgrounds.groups(isElevated: isElevated) : backgrounds.screen(isElevated: isElevated)
  }

  /// Whether every second row has another background, which only macOS draws.
  private var alternates: Bool {
    let environment = context.environment
    guard environment.look.isDesktop else { return false }
    return switch environment.listSettings.alternatingRows {
    case .enabled: true
    case .disabled: false
    default: environment.surroundings.container == .table || environment.listSettings.styleAlternatesRows
    }
  }

  // MARK: Rows

  func isSelected(_ node: RenderNode) -> Bool {
    let value: Value? = node.tag()
    return value.map { selection.contains($0) } ?? false
  }

  /// The environment of a selected row in a list with the focus.
  func emphasized(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment.setContainerValues {
      $0.foregroundStyles = [AnyShapeStyle(Color.white)]
      $0.listSettings.itemTint = .white
    }
    return environment
  }

  /// Whether each row has round corners, as on macOS.
  var hasOwnShape: Bool {
    context.environment.look.isDesktop && (look == .inset || look == .sidebar)
  }

  /// The background of a row.
  func backgroundColor(index: Int) -> Color? {
    let environment = context.environment
    if alternates, !index.isMultiple(of: 2) { return environment.look.desktop?.alternateRow.color }
    guard look.isGrouped, !environment.surroundings.isInSidebar, !hasOwnShape else { return nil }
    return environment.look.desktop?.groupBackground.color
      ?? environment.look.backgrounds.group(isElevated: environment.surroundings.isInSheet)
  }

  /// The background of a selected row. A list with the focus has a prominent one.
  var selectionColor: Color {
    let look = context.environment.look
    guard let desktop = look.desktop else { return look.backgrounds.selection.color }
    let isEmphasized = context.environment.backgroundProminence == .increased
    return (isEmphasized ? desktop.emphasizedSelection : desktop.selection).color
  }
}
