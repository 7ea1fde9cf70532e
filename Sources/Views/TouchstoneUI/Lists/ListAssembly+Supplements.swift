import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// The headers and footers of sections.
extension ListAssembly {
  private func isProminent(_ element: ViewElement) -> Bool {
    look == .sidebar
      || (element.traits.listRow.headerProminence ?? context.environment.headerProminence) == .increased
  }

  /// Returns the environment of the header or the footer of a section.
  func supplementEnvironment(
    of element: ViewElement, _ environment: EnvironmentValues
  ) -> EnvironmentValues {
    var environment = environment
    environment.leaveContainer()
    environment.setContainerValues { setSupplementStyle(of: element, in: &$0) }
    return environment
  }

  private func setSupplementStyle(of element: ViewElement, in environment: inout EnvironmentValues) {
    let fonts = environment.look.fonts
    guard element.traits.section?.role == .header else {
      environment.font = look == .plain ? fonts.plainFooter.font : .naturalLines(fonts.footer, in: environment)
      environment.foregroundStyles = [AnyShapeStyle(Color.secondary)]
      return
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
  }

  func header(_ node: RenderNode, _ element: ViewElement) -> RenderNode {
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

  func footer(_ node: RenderNode) -> RenderNode {
    supplement(
      ListSupplementNode(name: "footer", content: node, look: look, padding: metrics.footer, minimumHeight: 0))
  }

  private func supplement(_ supplement: ListSupplementNode) -> RenderNode {
    let node = DelegatingNode(supplement, environment: context.environment, children: [supplement.content])
    node.traits.id = supplement.content.traits.id
    return node
  }
}
