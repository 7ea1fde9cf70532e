import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// A sheet over a dimmed screen.
///
/// It proposes the width of the screen and the height of its detent to the card. It reports the proposed size. It
/// places the card at the bottom. On macOS, the card has its ideal size and is in the middle.
final class SheetNode: NodeDelegate {
  let name = "sheet"
  private let dimming: RenderNode
  private let card: RenderNode
  private let settings: PresentationSettings

  init(dimming: RenderNode, card: RenderNode, settings: PresentationSettings) {
    self.dimming = dimming
    self.card = card
    self.settings = settings
  }

  func node(in environment: EnvironmentValues) -> RenderNode {
    let node = DelegatingNode(self, environment: environment, children: [dimming, card])
    node.traits.stacksScreen = stacksScreen(in: environment)
    return node
  }

  /// Returns whether the screen behind the sheet is scaled down, as on phones in portrait orientation.
  private func stacksScreen(in environment: EnvironmentValues) -> Bool {
    settings.shownDetent.isLarge && environment.horizontalSizeClass != .regular && !environment.look.sheets.fitsContent
  }

  func size(of node: RenderNode, _ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
    node.place(dimming, at: .zero, proposal: ProposedViewSize(size))
    guard !node.environment.look.sheets.fitsContent else {
      let own = card.size(for: .unspecified)
      node.place(
        card, at: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2),
        proposal: ProposedViewSize(own))
      return
    }
    let insets = node.environment.safeAreaInsets
    let largest = max(0, size.height - insets.top - node.environment.look.sheets.topDistance)
    let space = max(0, largest - insets.bottom)
    let detent = settings.shownDetent
    let height = min(
      largest,
      detent.height(screen: size.height, space: space, environment: node.environment)
        + (detent.isWhole ? 0 : insets.bottom))
    let own = detent.isLarge ? largest : height
    node.place(
      card, at: CGPoint(x: 0, y: size.height - own), proposal: ProposedViewSize(width: size.width, height: own))
  }

  func draw(_ node: RenderNode, into recorder: inout Recorder) {
    if !node.traits.stacksScreen { dimming.drawAsChild(into: &recorder) }
    card.drawAsChild(into: &recorder)
  }
}

extension ViewTraits {
  private enum StacksScreenKey: _ViewTraitKey { static var defaultValue: Bool { false } }

  /// Whether the view is a sheet that scales the screen behind it down.
  var stacksScreen: Bool {
    get { self[viewTrait: StacksScreenKey.self] }
    set { self[viewTrait: StacksScreenKey.self] = newValue }
  }
}
