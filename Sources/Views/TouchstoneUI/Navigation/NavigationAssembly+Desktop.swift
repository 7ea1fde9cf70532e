import Foundation
import TouchstoneCore
import TouchstoneDrawing

extension NavigationAssembly {
  /// Returns a screen with a toolbar of macOS above it; in a sheet, with the buttons below it.
  func assemble(_ top: Screen, of desktop: DesktopMetrics) -> RenderNode {
    let environment = context.environment
    top.titleBar.isLarge = false
    let place = context.child(.secondary)
    let look = top.settings.bar(.navigationBar)
    let isHidden = look.visibility == .hidden || top.settings.bar(.windowToolbar).visibility == .hidden
    let isInSheet = environment.surroundings.isInSheet
    // In a sheet, the items are buttons at the bottom, and there is no toolbar.
    let items = top.settings.items
    let scrolled = ScrolledBars(at: place.child(.part(.scrolledBars)))
    let showsToolbar = !isHidden && !isInSheet && hasToolbar(top)
    let bars = BarsNode(
      .navigation, content: context.column(top.nodes),
      bars: BarsNode.Bars(
        top: showsToolbar
          ? toolbar(of: top, at: place.child(.part(.top)), look, desktop, isScrolled: scrolled.contains(.top)) : nil,
        bottom: !isInSheet || items.isEmpty
          ? nil : place.child(.part(.bottom)).evaluateOne(DesktopSheetBar(metrics: desktop.toolbar, items: items)),
        background: environment.surroundings.background ?? background))
    let node = bars.node(in: environment)
    bars.follow(scrolled, of: node, context.host)
    return node
  }

  /// Whether anything is in the toolbar. Those of all columns are equally high.
  private func hasToolbar(_ screen: Screen) -> Bool {
    let settings = screen.settings
    if isBare(screen) { return false }
    return context.environment.surroundings.column != nil || screen.dismiss != nil || settings.title != nil
      || settings.subtitle != nil
      || !settings.items.isEmpty || settings.search != nil
  }

  private func toolbar(
    of screen: Screen, at place: EvaluationContext, _ look: NavigationSettings.BarLook,
    _ desktop: DesktopMetrics, isScrolled: Bool
  ) -> RenderNode {
    let own = place.environment { setBarEnvironment(of: &$0, look) }
    let settings = screen.settings
    return own.evaluateOne(
      DesktopToolbar(
        metrics: desktop.toolbar, settings: settings, toggle: sidebarButton(place, settings),
        back: settings.isBackButtonHidden ? nil : screen.dismiss,
        leadingInset: own.environment.surroundings.windowButtonsWidth
      )
      .background {
        if own.environment.surroundings.isInSidebar, look.backgroundVisibility == .automatic {
          // AppKit has no line here: rows disappear behind the colour of the sidebar.
          if isScrolled { desktop.sidebarBackground.color.ignoresSafeArea() }
        } else {
          BarBackground(look: look, isScrolled: isScrolled, line: .bottom).ignoresSafeArea()
        }
      }
      .modifier(TraitModifier { $0.isWindowToolbar = true }))
  }
}
