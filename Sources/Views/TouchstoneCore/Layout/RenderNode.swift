package import Foundation
package import TouchstoneDrawing

/// An evaluated view, which computes its size for a proposal, places its children, and draws itself.
///
/// This is a class because sizes are cached per proposal and layouts refer to the same view many times. Nodes are
/// created, laid out and drawn on the main actor and never leave it. Its stored properties are final, so that other modules
/// read one trait of a view without a copy of all of them.
package class RenderNode {
  /// The view's name in descriptions of the tree.
  package final let name: String
  package final let environment: EnvironmentValues
  package private(set) final var children: [RenderNode]
  package final var traits = ViewTraits()
  /// The parent of this view.
  // SAFETY: a view clears the reference in its children when it releases them and before it is deallocated. A weak
  // reference would be equivalent, but it would make every retain of a view with children take the slow path.
  package private(set) unowned(unsafe) final var parent: RenderNode?

  /// The view or modifier whose body the view comes from; `nil` if that of a node around it.
  final var author: Authorship?
  /// The key under which animations of the view's frame and colours are stored.
  package final var motionKey: MotionKey?
  /// Whether the view's size is animated; if `false`, the view always has its final size.
  package var animatesSize: Bool { true }

  /// The placement of the view while a layout tries a size.
  package final var tentativePlacement: Placement?
  /// The view's frame in its parent, in points, once the tree is laid out.
  @Finite package private(set) final var frame = CGRect.zero
  /// The size that was proposed to the view when it was placed.
  package private(set) final var placedProposal = ProposedViewSize.unspecified

  private struct KnownGuide {
    let key: AlignmentKey
    let size: CGSize
    let proposal: ProposedViewSize
    let value: CGFloat?
  }

  // Arrays instead of dictionaries: a view gets only a handful of proposals and guides. They are read and extended, and
  // no other code runs meanwhile, so exclusive access to them is not checked at run time.
  @exclusivity(unchecked) private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  @exclusivity(unchecked) private var guides: [KnownGuide] = []
  @exclusivity(unchecked) private var knownSpacing: ViewSpacing?
  @exclusivity(unchecked) private var knownKeys: AlignmentKeys?

  package init(name: String, environment: EnvironmentValues, children: [RenderNode] = []) {
    self.name = name
    self.environment = environment
    self.children = children
    for child in children { child.parent = self }
  }

  deinit { releaseChildren() }

  private func releaseChildren() {
    for child in children where child.parent === self { child.parent = nil }
  }

  // MARK: What a kind of view defines

  /// Returns the size for a proposal; called once per proposal.
  package func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    children.first?.size(for: proposal) ?? .zero
  }

  /// Returns the position of a guide if the view sets it; called only for guides in `alignmentKeys`.
  package func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    children.first?.guide(key, size: size, proposal: proposal)
  }

  /// The guides that the view itself may set, in addition to those of its children.
  package var ownAlignmentKeys: AlignmentKeys { .none }

  package func computeSpacing() -> ViewSpacing {
    children.first?.spacing ?? .standard
  }

  /// Places the children in a view of the given size by calling `place(_:at:proposal:)`.
  package func placeChildren(size: CGSize, proposal: ProposedViewSize) {
    for child in children { place(child, at: .zero, proposal: proposal) }
  }

  /// The transform from the coordinates in which children are drawn to those in which they were laid out.
  package var contentTransform: CGAffineTransform { .identity }

  /// The distances in points from the view's edges to its safe area, if it defines one, such as below a status bar or
  /// below a bar of its own; leading is the left side. `nil` for other views.
  package var unsafeInsets: EdgeInsets? { nil }

  /// Why the view's edges are unsafe, if it defines a safe area.
  package var unsafeRegions: SafeAreaRegions { .container }

  /// Returns whether the view's coordinate space has the given name.
  package func names(_ space: AnyHashable) -> Bool { false }

  /// Returns the value of a preference that the view or its descendants set, or `nil` if none does.
  package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { preferenceOfChildren(key) }

  /// Returns the merged value of a preference that the children set, or `nil` if none does.
  package final func preferenceOfChildren<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var merged: K.Value?
    for child in children where !child.traits.isGone {
      guard let next = child.preference(key) else { continue }
      if var value = merged {
        K.reduce(value: &value) { next }
        merged = value
      } else {
        merged = next
      }
    }
    return merged
  }

  /// Clears the sizes that this kind of view caches in addition to those that every node caches.
  package func forgetCache() {}

  /// Clears the cached sizes of the view and all its descendants.
  package func forgetAllSizes() {
    forgetSizes()
    for child in children { child.forgetAllSizes() }
  }

  /// Draws the view with its top-left corner at the recorder's origin.
  package func draw(into recorder: inout Recorder) {
    drawChildren(into: &recorder)
  }

  /// What a description of the tree shows in addition to the view's name and frame.
  package var details: String { "" }
  /// The accessibility elements of a view that is drawn rather than composed of other views; `nil` for all others.
  package var drawnElements: [AccessibilityElement]? { nil }
  /// The text of a text view; `nil` for other views.
  package var words: String? { nil }

  // MARK: What all views share

  /// Returns the size for a proposal. Cost: cached after the first call.
  package final func size(for proposal: ProposedViewSize) -> CGSize {
    for known in sizes where known.proposal == proposal { return known.size }
    let clean = ProposedViewSize(width: proposal.width?.sanitised, height: proposal.height?.sanitised)
    let size = computeSize(clean)
    let sane = CGSize(width: size.width.sanitised, height: size.height.sanitised)
    sizes.append((proposal, sane))
    return sane
  }

  package final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size(for: proposal), node: self, proposal: proposal)
  }

  /// Returns the position of a guide if the view sets it. Cost: cached after the first call.
  package final func guide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard mayPlace(key) else { return nil }
    for known in guides where known.key == key && known.size == size && known.proposal == proposal {
      return known.value
    }
    // In an infinite view, a guide may not have a finite position; the view then does not set it.
    let value = explicitAlignment(key, size: size, proposal: proposal).flatMap { $0.isFinite ? $0 : nil }
    guides.append(KnownGuide(key: key, size: size, proposal: proposal, value: value))
    return value
  }

  package final var spacing: ViewSpacing {
    if let knownSpacing { return knownSpacing }
    let spacing = computeSpacing()
    knownSpacing = spacing
    return spacing
  }

  /// Returns whether the view may set the position of a guide itself.
  package final func mayPlace(_ key: AlignmentKey) -> Bool { alignmentKeys.contains(key) }

  package final var alignmentKeys: AlignmentKeys {
    if let knownKeys { return knownKeys }
    var keys = ownAlignmentKeys
    for child in children { keys = keys.union(child.alignmentKeys) }
    knownKeys = keys
    return keys
  }

  /// Replaces the children with nodes that are created during layout.
  package final func adopt(_ nodes: [RenderNode]) {
    releaseChildren()
    children = nodes
    for child in nodes { child.parent = self }
    forgetSizes()
  }

  /// Clears cached measurements after a change that affects sizes.
  package final func forgetSizes() {
    knownKeys = nil
    knownSpacing = nil
    sizes = []
    guides = []
    forgetCache()
  }

  /// Places a child with its top-left corner at a point, and lays out its descendants.
  package final func place(_ child: RenderNode, at origin: CGPoint, proposal: ProposedViewSize) {
    let size = child.size(for: proposal)
    child.frame = CGRect(origin: origin, size: size)
    child.placedProposal = proposal
    child.placeChildren(size: size, proposal: proposal)
  }

  /// Lays out the view as the root of a tree, with its top-left corner at the origin.
  package final func placeAsRoot(proposal: ProposedViewSize) {
    let size = size(for: proposal)
    frame = CGRect(origin: .zero, size: size)
    placedProposal = proposal
    placeChildren(size: size, proposal: proposal)
  }

  /// Shows the view in a frame other than its layout frame.
  package final func show(_ frame: CGRect) {
    self.frame = frame
  }

  /// Draws the view with the current values of its animated colours.
  package final func drawInMotion(into recorder: inout Recorder) {
    guard let mark = recorder.marks?.mark(self) else { return drawUnmarked(into: &recorder) }
    recorder.group(mark) { drawUnmarked(into: &$0) }
  }

  private func drawUnmarked(into recorder: inout Recorder) {
    guard let clock = recorder.clock, children.isEmpty, let motionKey else { return draw(into: &recorder) }
    recorder.drawChanged({ draw(into: &$0) }) { items in
      // SAFETY: views are drawn on the main actor, where `assumeIsolated` runs the closure synchronously.
      nonisolated(unsafe) let (key, transaction) = (motionKey, environment.transaction)
      return MainActor.assumeIsolated {
        key.motion?.painted(items, transaction: transaction, clock: clock) ?? items
      }
    }
  }

  package final func drawChildren(into recorder: inout Recorder) {
    for child in children { child.drawAsChild(into: &recorder) }
  }

  /// Draws the view at its position in its parent.
  package final func drawAsChild(into recorder: inout Recorder) {
    recorder.translated(by: frame.origin) { drawInMotion(into: &$0) }
  }
}

extension CGFloat {
  /// The number itself, or 0 instead of NaN or a negative length.
  fileprivate var sanitised: CGFloat { isNaN ? 0 : Swift.max(0, self) }
}

/// A set of alignment guides.
package enum AlignmentKeys {
  case some(Set<AlignmentKey>)
  /// A layout defined by users, which may set any guide.
  case any

  package static let none = AlignmentKeys.some([])

  package func contains(_ key: AlignmentKey) -> Bool {
    switch self {
    case .some(let keys): keys.contains(key)
    case .any: true
    }
  }

  package func union(_ other: AlignmentKeys) -> AlignmentKeys {
    switch (self, other) {
    case (.any, _), (_, .any): .any
    case (.some(let mine), .some(let theirs)):
      mine.isEmpty ? other : theirs.isEmpty ? self : .some(mine.union(theirs))
    }
  }
}
