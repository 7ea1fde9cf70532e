package import Foundation
package import TouchstoneDrawing

/// What a kind of view defines whose type lies in another module, where `RenderNode` cannot be subclassed.
///
/// A class, because it keeps what one layout found for the drawing after it.
package protocol NodeDelegate: AnyObject {
  /// What the view is called in a text of the tree.
  var name: String { get }
  /// What a text of the tree says of the view besides its name and its frame.
  var details: String { get }

  /// The size for a proposal.
  func size(of node: RenderNode, _ proposal: ProposedViewSize) -> CGSize

  /// Places the children of the view, which may only come to be now.
  func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize)

  /// Draws the view, whose top left lies at the recorder's origin.
  func draw(_ node: RenderNode, into recorder: inout Recorder)

  /// What assistive technologies find in the view; `nil` for what they find in its children.
  func elements(of node: RenderNode) -> [AccessibilityElement]?

  /// The distances that the view likes to keep from others.
  func spacing(of node: RenderNode) -> ViewSpacing

  /// The distances between the view's edges and the part that is safe; see ``RenderNode/unsafeInsets``.
  var unsafeInsets: EdgeInsets? { get }

  /// The value of a preference that the view and those in it say, or `nil` if none says any.
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

/// A view that a delegate lays out and draws.
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
