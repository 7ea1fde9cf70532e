import Foundation
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// Measures views that are held by UIKit's or AppKit's classes, in the environment in which snapshots are drawn.
@MainActor
enum HostedView {
  /// The size that a view takes for a proposal, in points.
  static func size<Content: View>(
    of view: Content, proposal: ProposedViewSize, traits: UITraitCollection
  ) -> CGSize {
    var environment = EnvironmentValues()
    environment.horizontalSizeClass = .compact
    environment.verticalSizeClass = .regular
    traits.apply(to: &environment)
    let renderer = ImageRenderer(content: RootView(content: view))
    renderer.environment = environment
    renderer.proposedSize = proposal
    return renderer.picture(scale: UIScreen.main.scale).list.size
  }

  /// The size that a view takes where it has at most a size; a side that is not finite is any.
  static func size<Content: View>(of view: Content, in size: CGSize, traits: UITraitCollection) -> CGSize {
    func length(_ value: CGFloat) -> CGFloat? { value.isFinite && value < 100_000 ? value : nil }
    return self.size(
      of: view, proposal: ProposedViewSize(width: length(size.width), height: length(size.height)), traits: traits)
  }
}
