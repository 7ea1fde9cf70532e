import Foundation
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// Measures, lays out and draws the view in a hosting view of UIKit or AppKit, in the environment that snapshots are drawn
/// in, and keeps its state from one time to the next.
///
/// A class, as it belongs to the hosting view.
@MainActor
final class HostedRenderer {
  private var renderer: ImageRenderer<RootView<AnyView>>?

  private func list(of view: AnyView, proposal: ProposedViewSize, traits: UITraitCollection) -> DisplayList {
    // In Swift 5 mode, code may read a size from anywhere: the compiler only warns, as the classes are `@preconcurrency`.
    guard MainQueue.isCurrent else {
      // Told first: the wait never ends if the main actor waits for this thread.
      OnceNotice.readOffMainActor.write()
      return DispatchQueue.main.sync { list(of: view, proposal: proposal, traits: traits) }
    }
    let root = RootView(content: view)
    let renderer = renderer ?? ImageRenderer(content: root)
    self.renderer = renderer
    renderer.content = root
    var environment = EnvironmentValues()
    environment.horizontalSizeClass = .compact
    environment.verticalSizeClass = .regular
    traits.apply(to: &environment)
    renderer.environment = environment
    renderer.proposedSize = proposal
    return renderer.picture(scale: UIScreen.main.scale).list
  }

  private func list(of view: AnyView, in bounds: CGRect, traits: UITraitCollection) -> DisplayList {
    list(of: view, proposal: ProposedViewSize(width: bounds.width, height: bounds.height), traits: traits)
  }

  /// Returns the size of a view for a proposal, in points.
  func size(of view: AnyView, proposal: ProposedViewSize, traits: UITraitCollection) -> CGSize {
    list(of: view, proposal: proposal, traits: traits).size
  }

  /// Returns the size that a view takes in at most the given space; a dimension that is not finite is unlimited.
  func size(of view: AnyView, in size: CGSize, traits: UITraitCollection) -> CGSize {
    func length(_ value: CGFloat) -> CGFloat? { value.isFinite && value < 100_000 ? value : nil }
    return self.size(
      of: view, proposal: ProposedViewSize(width: length(size.width), height: length(size.height)), traits: traits)
  }

  /// Evaluates a view in its bounds, unless these are empty.
  func layOut(_ view: AnyView, in bounds: CGRect, traits: UITraitCollection) {
    if !bounds.isEmpty { _ = list(of: view, in: bounds, traits: traits) }
  }

  /// Draws a view in the middle of its bounds, in a context where y points down.
  func draw(_ view: AnyView, in bounds: CGRect, traits: UITraitCollection, on context: CGContext) {
    let list = list(of: view, in: bounds, traits: traits)
    context.saveGState()
    context.translateBy(x: (bounds.width - list.size.width) / 2, y: (bounds.height - list.size.height) / 2)
    context.draw(list.items)
    context.restoreGState()
  }
}

/// A view that hosts a SwiftUI view, which keeps its state as long as the hosting view exists.
protocol HostingView: ViewHosting {
  var renderer: HostedRenderer { get }
}
