package import Foundation
package import TouchstoneCore
package import TouchstoneDrawing

/// A view with its state, laid out: what a renderer draws.
///
/// A class because the state lives as long as the renderer.
@MainActor
package final class ViewTree {
  /// What one evaluation came to.
  package struct Picture {
    package var list: DisplayList
    package var diagnostics: [RenderDiagnostic]
    package var root: RenderNode
  }

  package let host = EvaluationHost()

  /// How often a tree is evaluated until its state has settled.
  package static let maximumEvaluations = 5

  /// The tree of the last picture: where animations set out from.
  private var lastRoot: RenderNode?

  package init() {}

  #if compiler(>=6.2)
    isolated deinit { host.forgetAll() }
  #else
    deinit {
      Task { @MainActor [host] in host.forgetAll() }
    }
  #endif

  /// Takes up where the views of the last picture lie, before the clock starts.
  package func prepareToMove(_ clock: RendererClock, displayScale: CGFloat) {
    guard let lastRoot else { return }
    FrameAnimator(host: host).place(lastRoot)
    var recorder = Recorder(displayScale: displayScale, diagnostics: host.diagnostics, clock: clock)
    lastRoot.drawInMotion(into: &recorder)
  }

  /// Evaluates, lays out and draws a view.
  ///
  /// - Parameters:
  ///   - proposal: The size that the root view is proposed, in points.
  ///   - environment: What the root view inherits; its `displayScale` gives the pixel grid.
  package func picture<Content: View>(
    of content: Content, proposal: ProposedViewSize, environment: EnvironmentValues
  ) -> Picture {
    host.diagnostics.clear()
    var environment = environment
    environment.diagnostics = host.diagnostics
    var root = evaluate(content, proposal: proposal, environment: environment)
    var evaluations = 1
    while host.isOutOfDate {
      guard evaluations < Self.maximumEvaluations else {
        host.diagnostics.report(.unsettled(evaluations: evaluations, changes: host.log.changes))
        break
      }
      root = evaluate(content, proposal: proposal, environment: environment)
      evaluations += 1
    }
    let clock = environment.clock.isRunning ? environment.clock : nil
    var recorder = Recorder(displayScale: environment.displayScale, diagnostics: host.diagnostics, clock: clock)
    root.drawInMotion(into: &recorder)
    // A picture ends where its views' edges do: on the pixel grid.
    let size = CGRect(origin: .zero, size: root.frame.size).snapped(toScale: environment.displayScale).size
    return Picture(
      list: DisplayList(size: size, items: recorder.items), diagnostics: host.diagnostics.diagnostics,
      root: root)
  }

  private func evaluate<Content: View>(
    _ content: Content, proposal: ProposedViewSize, environment: EnvironmentValues
  ) -> RenderNode {
    var environment = environment
    let insets = environment.safeAreaInsets
    environment.containerRoom = ContainerRoom(
      ProposedViewSize(
        width: proposal.width.map { max(0, $0 - insets.horizontal) },
        height: proposal.height.map { max(0, $0 - insets.vertical) }))
    environment.editMode = host.editMode
    let root = host.evaluate(RootView(content: content), environment: environment) { nodes in
      // A root view is one node.
      let root = nodes[0]
      let screen = insets == EdgeInsets() ? root : ScreenNode(content: root, environment: environment)
      screen.placeAsRoot(proposal: proposal)
      let presented = PresentingNode.wrapping(screen, proposal: proposal)
      if environment.clock.isRunning || host.usesMatchedGeometry { FrameAnimator(host: host).place(presented) }
      return presented
    }
    lastRoot = root
    host.flush = { [weak self] in _ = self?.evaluate(content, proposal: proposal, environment: environment) }
    if environment.clock.isRunning {
      // Colours set out from those of each evaluation, also of one that no picture shows.
      var recorder = Recorder(
        displayScale: environment.displayScale, diagnostics: host.diagnostics, clock: environment.clock)
      root.drawInMotion(into: &recorder)
    }
    host.finishEvaluation()
    return root
  }
}
