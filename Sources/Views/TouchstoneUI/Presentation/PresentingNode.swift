import Foundation
package import TouchstoneCore
import TouchstoneDrawing

/// A screen with the presentations above it.
///
/// It passes its own proposal to the screen and to each layer, and reports the proposed size. It centres the screen.
final class PresentingNode: NodeDelegate {
  let name = "presentation"
  private let screen: RenderNode
  private let layers: [RenderNode]

  /// - Parameter layers: From the lowest to the highest.
  private init(screen: RenderNode, layers: [RenderNode]) {
    self.screen = screen
    self.layers = layers
  }

  /// Returns the screen with everything that its views present, or only the screen if there is nothing or it has no
  /// fixed size.
  fileprivate static func wrapping(_ screen: RenderNode, proposal: ProposedViewSize) -> RenderNode {
    guard let width = proposal.width, let height = proposal.height, width.isFinite, height.isFinite else {
      return screen
    }
    let layers = layers(above: screen)
    guard !layers.isEmpty else { return screen }
    // The topmost presentation is searched first.
    let node = DelegatingNode(
      PresentingNode(screen: screen, layers: layers), environment: screen.environment,
      children: layers.reversed() + [screen])
    node.placeAsRoot(proposal: proposal)
    return node
  }

  private static func layers(above node: RenderNode) -> [RenderNode] {
    (node.preference(PresentationsKey.self) ?? []).flatMap { [$0] + layers(above: $0) }
  }

  func size(of node: RenderNode, _ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: screen.size(for: proposal))
  }

  func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
    let own = screen.size(for: proposal)
    node.place(
      screen, at: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2), proposal: proposal)
    for layer in layers { node.place(layer, at: .zero, proposal: ProposedViewSize(size)) }
  }

  func draw(_ node: RenderNode, into recorder: inout Recorder) {
    if layers.contains(where: \.traits.stacksScreen) {
      drawStackedScreen(of: node, into: &recorder)
    } else {
      screen.drawAsChild(into: &recorder)
    }
    for layer in layers { layer.drawAsChild(into: &recorder) }
  }

  /// Assistive technologies find only what the topmost layer shows.
  func elements(of node: RenderNode) -> [AccessibilityElement]? { layers.last?.accessibilityElements }

  /// Draws the screen behind a large sheet: smaller, darker, with rounded corners and black around it.
  private func drawStackedScreen(of node: RenderNode, into recorder: inout Recorder) {
    // The environment of the sheet is that of the view which presents it.
    let environment = (layers.first(where: \.traits.stacksScreen) ?? node).environment
    let look = environment.look.sheets
    let bounds = recorder.bounds(of: node.frame.size)
    recorder.fill(Path(bounds), StyleRendering(paint: .color(.black)))
    let scale = 1 - 2 * look.screenMargin(width: bounds.width) / max(bounds.width, 1)
    guard scale > 0 else { return }
    let transform = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: bounds.midX * (1 - scale),
      ty: bounds.minY * (1 - scale) + environment.safeAreaInsets.top)
    let shape = Path(roundedRect: bounds, cornerRadius: look.screenCornerRadius / scale, style: .continuous)
    let context = StyleContext(environment: environment, bounds: bounds)
    recorder.group(DisplayList.Group(transform: transform, clips: [DisplayList.Clip(path: shape)], items: [])) {
      $0.fill(Path(bounds), environment.look.backgrounds.screen(isElevated: false).rendering(in: context))
      screen.drawAsChild(into: &$0)
      let isDark = environment.colorScheme == .dark
      if isDark {
        // In dark appearance, the screen has the background of what is above others, so that it stands out from the black.
        var elevated = environment.look.backgrounds.screen(isElevated: true).rendering(in: context)
        elevated.blendMode = .lighten
        $0.fill(Path(bounds), elevated)
      }
      let dimming = isDark ? look.darkScreenDimming : look.dimming
      $0.fill(Path(bounds), Color.black.opacity(dimming).rendering(in: context))
    }
  }
}

extension RenderNode {
  /// Returns the screen with everything that its views present.
  package func presenting(proposal: ProposedViewSize) -> RenderNode {
    PresentingNode.wrapping(self, proposal: proposal)
  }
}
