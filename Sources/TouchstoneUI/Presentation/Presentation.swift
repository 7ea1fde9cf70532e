package import Foundation
import TouchstoneDrawing

/// What lies above the screen: sheets, covers, alerts and dialogs, each a node that fills the screen.
enum PresentationsKey: PreferenceKey {
  static var defaultValue: [Node] { [] }

  static func reduce(value: inout [Node], nextValue: () -> [Node]) { value += nextValue() }
}

/// Shows something above the screen while a value is true.
struct PresentationModifier {
  let isPresented: () -> Bool
  /// Takes away what is presented.
  let dismiss: () -> Void
  /// What is presented.
  let content: () -> AnyView
  /// Makes a node that fills the screen.
  let layer: @MainActor (EvaluationContext, AnyView) -> Node
}

extension PresentationModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [Node] {
    let nodes = content(context)
    guard isPresented(), let first = nodes.first else { return nodes }
    let inner = context.child(.secondary).environment {
      $0.dismiss = DismissAction(action: dismiss)
      $0.isElevated = true
      $0.listContext = nil
      $0.navigator = nil
      $0.outerSearch = nil
      $0.stackAxis = nil
    }
    let layer = layer(inner, self.content())
    let presenting = PreferenceNode<PresentationsKey>(child: first) { _, within in (within ?? []) + [layer] }
    return [presenting] + nodes.dropFirst()
  }
}

/// A screen with what lies above it.
///
/// It proposes the screen and each layer what it is proposed itself, and reports that. It places the screen in the middle.
package final class PresentingNode: Node {
  private let screen: Node
  private let layers: [Node]

  /// - Parameter layers: From the lowest to the highest.
  private init(screen: Node, layers: [Node]) {
    self.screen = screen
    self.layers = layers
    // What lies above is found first by its name.
    super.init(name: "presentation", environment: screen.environment, children: layers.reversed() + [screen])
  }

  /// The screen with all that its views present, or the screen alone where nothing is or it has no size of its own.
  package static func wrapping(_ screen: Node, proposal: ProposedViewSize) -> Node {
    guard let width = proposal.width, let height = proposal.height, width.isFinite, height.isFinite else {
      return screen
    }
    let layers = layers(above: screen)
    guard !layers.isEmpty else { return screen }
    let node = PresentingNode(screen: screen, layers: layers)
    node.placeAsRoot(proposal: proposal)
    return node
  }

  private static func layers(above node: Node) -> [Node] {
    (node.preference(PresentationsKey.self) ?? []).flatMap { [$0] + layers(above: $0) }
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: screen.size(for: proposal))
  }

  package override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
    let own = screen.size(for: proposal)
    place(
      screen, at: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2), proposal: proposal)
    for layer in layers { place(layer, at: .zero, proposal: ProposedViewSize(size)) }
  }

  package override func draw(into recorder: inout Recorder) {
    screen.drawAsChild(into: &recorder)
    for layer in layers { layer.drawAsChild(into: &recorder) }
  }
}

/// What dims a screen below something else.
///
/// - Source: UIKit's dimming view: black, a fifth in light and not quite a half in dark surroundings.
struct DimmingView: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View { Color.black.opacity(colorScheme == .dark ? 0.48 : 0.2) }
}
