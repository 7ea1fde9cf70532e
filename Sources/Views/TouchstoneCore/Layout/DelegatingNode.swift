package import Foundation
package import TouchstoneDrawing

/// The behaviour of a view type in another module, where `RenderNode` cannot be subclassed.
///
/// This is a class protocol because a delegate keeps results of layout for drawing.
package protocol NodeDelegate: AnyObject {
  /// The view's name in descriptions of the tree.
  var name: String { get }
  /// What a description of the tree shows in addition to the view's name and frame.
  var details: String { get }

  /// Returns the size of the view for a proposal.
  func size(of node: RenderNode, _ proposal: ProposedViewSize) -> CGSize

  /// Places the view's children, which may be created here.
  func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize)

  /// Draws the view with its top-left corner at the recorder's origin.
  func draw(_ node: RenderNode, into recorder: inout Recorder)

  /// Returns the accessibility elements of the view, or `nil` to use those of its children.
  func elements(of node: RenderNode) -> [AccessibilityElement]?

  /// Returns the view's preferred distances from its neighbours.
  func spacing(of node: RenderNode) -> ViewSpacing

  /// The distances from the view's edges to its safe area; see ``RenderNode/unsafeInsets``.
  var unsafeInsets: EdgeInsets? { get }

  /// Returns the value of a preference that the view or its descendants set, or `nil` if none does.
  func preference<K: PreferenceKey>(_ key: K.Type, of node: RenderNode) -> K.Value?
}

extension NodeDelegate {
  package var details: String { "" }

  package func draw(_ node: RenderNode, into recorder: inout Recorder) { node.drawChildren(into: &recorder) }

  package func elements(of node: RenderNode) -> [AccessibilityElement]? { nil }

  package func spacing(of node: RenderNode) -> ViewSpacing { .standard }

  package var unsafeInsets: EdgeInsets? { nil }

  package func preference<K: PreferenceKey>(_ key: K.Type, of node: RenderNode) -> K.Value? {
    node.preferenceOfChildren(key)
  }
}

/// A view whose layout and drawing are provided by a delegate.
package final class DelegatingNode: RenderNode {
  package let delegate: any NodeDelegate

  package init(_ delegate: any NodeDelegate, environment: EnvironmentValues, children: [RenderNode] = []) {
    self.delegate = delegate
    super.init(name: delegate.name, environment: environment, children: children)
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize { delegate.size(of: self, proposal) }

  package override var ownAlignmentKeys: AlignmentKeys { .none }

  package override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    nil
  }

  package override func computeSpacing() -> ViewSpacing { delegate.spacing(of: self) }

  package override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
    delegate.placeChildren(of: self, size: size, proposal: proposal)
  }

  package override func draw(into recorder: inout Recorder) { delegate.draw(self, into: &recorder) }

  package override var drawnElements: [AccessibilityElement]? { delegate.elements(of: self) }

  package override var unsafeInsets: EdgeInsets? { delegate.unsafeInsets }

  package override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    delegate.preference(key, of: self)
  }

  package override var details: String { delegate.details }
}
