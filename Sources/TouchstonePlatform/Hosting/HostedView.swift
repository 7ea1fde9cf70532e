import Foundation
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// Measures views hosted by UIKit's or AppKit's classes, in the environment that snapshots are drawn in.
@MainActor
enum HostedView {
  /// Returns the size of a view for a proposal, in points.
  static func size<Content: View>(
    of view: Content, proposal: ProposedViewSize, traits: UITraitCollection
  ) -> CGSize { list(of: view, proposal: proposal, traits: traits).size }

  /// Returns the drawing of a view for a proposal.
  static func list<Content: View>(
    of view: Content, proposal: ProposedViewSize, traits: UITraitCollection
  ) -> DisplayList {
    var environment = EnvironmentValues()
    environment.horizontalSizeClass = .compact
    environment.verticalSizeClass = .regular
    traits.apply(to: &environment)
    let renderer = ImageRenderer(content: RootView(content: view))
    renderer.environment = environment
    renderer.proposedSize = proposal
    return renderer.picture(scale: UIScreen.main.scale).list
  }

  /// Evaluates a view in its bounds, unless these are empty.
  static func layOut<Content: View>(_ view: Content, in bounds: CGRect, traits: UITraitCollection) {
    guard !bounds.isEmpty else { return }
    _ = list(of: view, proposal: ProposedViewSize(width: bounds.width, height: bounds.height), traits: traits)
  }

  /// Draws a view in the middle of its bounds, in a context where y points down.
  static func draw(_ view: AnyView, in bounds: CGRect, traits: UITraitCollection, on context: CGContext) {
    let proposal = ProposedViewSize(width: bounds.width, height: bounds.height)
    let list = list(of: view, proposal: proposal, traits: traits)
    context.saveGState()
    context.translateBy(x: (bounds.width - list.size.width) / 2, y: (bounds.height - list.size.height) / 2)
    context.draw(list.items)
    context.restoreGState()
  }

  /// Returns the size that a view takes in at most the given space; a dimension that is not finite is unlimited.
  static func size<Content: View>(of view: Content, in size: CGSize, traits: UITraitCollection) -> CGSize {
    func length(_ value: CGFloat) -> CGFloat? { value.isFinite && value < 100_000 ? value : nil }
    return self.size(
      of: view, proposal: ProposedViewSize(width: length(size.width), height: length(size.height)), traits: traits)
  }
}
