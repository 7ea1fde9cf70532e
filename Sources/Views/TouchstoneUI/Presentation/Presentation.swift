import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// The presentations above the screen: sheets, covers, alerts and dialogs. Each is a node that fills the screen.
enum PresentationsKey: PreferenceKey {
  static var defaultValue: [RenderNode] { [] }

  static func reduce(value: inout [RenderNode], nextValue: () -> [RenderNode]) { value += nextValue() }
}

/// Presents content above the screen while a value is true.
struct PresentationModifier {
  let isPresented: () -> Bool
  /// Dismisses the presentation.
  let dismiss: () -> Void
  let content: () -> AnyView
  /// Creates a node that fills the screen, from the content and the presenting view.
  let layer: @MainActor (EvaluationContext, AnyView, RenderNode) -> RenderNode
}

extension PresentationModifier: ViewModifier, PrimitiveModifier {
  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    let nodes = content(context)
    guard isPresented(), let first = nodes.first else { return nodes }
    let inner = context.child(.secondary).environment {
      $0.dismiss = DismissAction { dismiss() }
      $0.enterPresentation()
    }
    let layer = layer(inner, self.content(), first)
    let presenting = PreferenceNode<PresentationsKey>(child: first) { _, within in (within ?? []) + [layer] }
    return [presenting] + nodes.dropFirst()
  }
}

/// The view that dims the screen below a presentation.
///
/// - Source: UIKit's dimming view: black, a fifth in light and not quite a half in dark surroundings.
struct DimmingView: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.look.sheets) private var metrics

  var body: some View { Color.black.opacity(colorScheme == .dark ? metrics.darkDimming : metrics.lightDimming) }
}
