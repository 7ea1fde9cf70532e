import TouchstoneCore
import TouchstoneDrawing

extension EnvironmentValues {
  /// Enters an item of a bar, whose font, colour and styles it has.
  mutating func enterBarItem(at placement: ToolbarItemPlacement, isProminent: Bool) {
    enterBar()
    enterStack(.horizontal)
    setContainerValues { $0.setItemStyles(at: placement, isProminent: isProminent) }
  }

  /// Takes the tint that UIKit's `appearance()` gives a bar, unless code set one.
  mutating func takeTint(_ color: Color?) {
    if tint.color == nil { setContainerValues { $0.tint.color = color } }
  }

  private mutating func setItemStyles(at placement: ToolbarItemPlacement, isProminent: Bool) {
    buttonStyles = []
    if let desktop = look.desktop {
      setDesktopStyles(at: placement, desktop.toolbar)
      return
    }
    // The texts of bars have one size.
    dynamicTypeSize = .large
    let fonts = look.fonts
    font = placement == .confirmationAction ? fonts.barButton.font.weight(fonts.confirmWeight) : fonts.barButton.font
    // On glass, buttons have the colour of text, and that of a confirming one is on the tint.
    let capsule = look.navigationBar.capsule
    foregroundStyles = capsule.map { [AnyShapeStyle(isProminent ? .white : $0.color.color)] } ?? []
    setStyle(IconOnlyLabelStyle()) { $0.makeBody(configuration: $1) }
    imageScale = .large
  }

  /// The same on macOS, where the buttons of a sheet are push buttons.
  private mutating func setDesktopStyles(at placement: ToolbarItemPlacement, _ metrics: DesktopMetrics.Toolbar) {
    if surroundings.isInSheet {
      if placement.isProminent { buttonStyles = [.primitive(BorderedProminentButtonStyle())] }
    } else {
      buttonStyles = [.primitive(ToolbarButtonStyle(metrics: metrics))]
      font = .system(size: metrics.symbolSize)
      setStyle(IconOnlyLabelStyle()) { $0.makeBody(configuration: $1) }
      setStyle(NavigationControlGroupStyle()) { $0.makeBody(configuration: $1) }
    }
  }
}
