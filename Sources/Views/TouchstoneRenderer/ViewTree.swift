package import Foundation
package import TouchstoneDrawing
package import TouchstoneUI

/// A view with its state, laid out, as a renderer draws it.
///
/// A class, because the state lives as long as the renderer.
@MainActor
package final class ViewTree {
  /// The result of one evaluation.
  package struct Picture {
    package var list: DisplayList
    package var diagnostics: [RenderDiagnostic]
    package var root: RenderNode
    /// The numbering of the views whose drawing steps are marked in the list, if any are.
    package var marks: ViewMarks?
  }

  package let host = EvaluationHost()

  /// The maximum number of evaluations until the state of a tree has settled.
  package static let maximumEvaluations = 5

  /// The tree of the last picture, from which animations start.
  private var lastRoot: RenderNode?

  package init() {}

  isolated deinit { host.forgetAll() }

  /// Records the positions of the views in the last picture, before the clock starts.
  package func prepareToMove(_ clock: RendererClock, displayScale: CGFloat) {
    guard let lastRoot else { return }
    FrameAnimator(host: host).place(lastRoot)
    var recorder = Recorder(displayScale: displayScale, diagnostics: host.diagnostics, clock: clock)
    lastRoot.drawInMotion(into: &recorder)
  }

  /// Evaluates, lays out and draws a view.
  ///
  /// - Parameters:
  ///   - proposal: The size proposed to the root view, in points.
  ///   - environment: The environment of the root view; its `displayScale` determines the pixel grid.
  ///   - marks: The numbering of the views whose drawing steps are to be marked; `nil` marks none.
  package func picture<Content: View>(
    of content: Content, proposal: ProposedViewSize, environment: EnvironmentValues, marks: ViewMarks? = nil
  ) -> Picture {
    host.diagnostics.clear()
    host.beginPicture()
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
    recorder.marks = marks
    // Colours are looked up where they are drawn.
    DrawnCode.noting(in: host.drawnCode) { root.drawInMotion(into: &recorder) }
    // A picture ends where the edges of its views do: on the pixel grid.
    let size = CGRect(origin: .zero, size: root.frame.size).snapped(toScale: environment.displayScale).size
    return Picture(
      list: DisplayList(size: size, items: recorder.items), diagnostics: host.diagnostics.diagnostics,
      root: root, marks: marks)
  }

  private func evaluate<Content: View>(
    _ content: Content, proposal: ProposedViewSize, environment: EnvironmentValues
  ) -> RenderNode {
    var environment = environment
    let insets = environment.safeAreaInsets
    environment.enterWindow(
      ContainerSize(
        ProposedViewSize(
          width: proposal.width.map { max(0, $0 - insets.horizontal) },
          height: proposal.height.map { max(0, $0 - insets.vertical) })))
    environment.editMode = host.editMode
    let root = host.evaluate(RootView(content: content), environment: environment) { nodes in
      // A root view is a single node.
      let root = nodes[0]
      let screen = ScreenNode.wrapping(root, environment: environment)
      screen.placeAsRoot(proposal: proposal)
      let presented = screen.presenting(proposal: proposal)
      if environment.clock.isRunning || host.usesMatchedGeometry { FrameAnimator(host: host).place(presented) }
      return presented
    }
    lastRoot = root
    host.flush = { [weak self] in _ = self?.evaluate(content, proposal: proposal, environment: environment) }
    if environment.clock.isRunning {
      // Colours animate from those of each evaluation, even of one that no picture shows.
      var recorder = Recorder(
        displayScale: environment.displayScale, diagnostics: host.diagnostics, clock: environment.clock)
      root.drawInMotion(into: &recorder)
    }
    host.finishEvaluation()
    return root
  }
}
