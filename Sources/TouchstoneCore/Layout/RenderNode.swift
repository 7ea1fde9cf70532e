package import Foundation
package import TouchstoneDrawing

/// A view after evaluation: it knows its size for a proposal, where its parts go, and how it is drawn.
///
/// A class because sizes are remembered per proposal, and because layouts refer to the same view many times. Nodes are
/// made, laid out and drawn on the main actor; they never leave it.
package class RenderNode {
  /// What the view is called in a text of the tree.
  package let name: String
  package let environment: EnvironmentValues
  package private(set) var children: [RenderNode]
  package var traits = ViewTraits()
  /// The view that this one lies in.
  ///
  // SAFETY: a view clears the reference in its children when it lets go of them and before it ends. A weak reference
  // would do the same, but it would make every retain of a view that has children take the slow path.
  package private(set) unowned(unsafe) var parent: RenderNode?

  /// Which view the node stands for, where its frame and its colours can be on their way.
  package var motionKey: MotionKey?
  /// Whether the size of the view is on its way too, or has always come to its end.
  package var animatesSize: Bool { true }

  /// Where a layout put the view while it tried a size.
  package var tentativePlacement: Placement?
  /// Where the view lies in its parent, in points, once the tree is laid out.
  @Finite package private(set) var frame = CGRect.zero
  /// What the view was proposed when it was placed.
  package private(set) var placedProposal = ProposedViewSize.unspecified

  private struct KnownGuide {
    let key: AlignmentKey
    let size: CGSize
    let proposal: ProposedViewSize
    let value: CGFloat?
  }

  // Lists, not dictionaries: a view is asked for a handful of proposals and guides.
  private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  private var guides: [KnownGuide] = []
  private var knownSpacing: ViewSpacing?
  private var knownKeys: AlignmentKeys?

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

  /// The size for a proposal; it is asked once per proposal.
  package func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    children.first?.size(for: proposal) ?? .zero
  }

  /// Where a guide lies if the view says so; it is asked only for guides of `alignmentKeys`.
  package func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    children.first?.guide(key, size: size, proposal: proposal)
  }

  /// The guides that the view itself may place, besides those of its children.
  package var ownAlignmentKeys: AlignmentKeys { .none }

  package func computeSpacing() -> ViewSpacing {
    children.first?.spacing ?? .standard
  }

  /// Places the children in a view of a size, by `place(_:in:proposal:)`.
  package func placeChildren(size: CGSize, proposal: ProposedViewSize) {
    for child in children { place(child, at: .zero, proposal: proposal) }
  }

  /// The map from the coordinates in which children are drawn to those in which they were laid out.
  package var contentTransform: CGAffineTransform { .identity }

  /// The distances, in points, between the view's edges and the part that is safe, where the content keeps clear of parts
  /// of the view: under a status bar, or under a bar of its own; leading is the left side. `nil` for other views.
  package var unsafeInsets: EdgeInsets? { nil }

  /// Whether the view's coordinates have a name.
  package func names(_ space: AnyHashable) -> Bool { false }

  /// The value of a preference that the view and those in it say, or `nil` if none says any.
  package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { preferenceOfChildren(key) }

  /// What the views in the view say of a preference, or `nil` if none says anything.
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

  /// Forgets what the kind of view keeps of sizes besides what all views do.
  package func forgetCache() {}

  /// Forgets what was measured of the view and of all views in it.
  package func forgetAllSizes() {
    forgetSizes()
    for child in children { child.forgetAllSizes() }
  }

  /// Draws the view, whose top left lies at the recorder's origin.
  package func draw(into recorder: inout Recorder) {
    drawChildren(into: &recorder)
  }

  /// What a text of the tree says of the view besides its name and its frame.
  package var details: String { "" }
  /// What assistive technologies find in a view that is drawn rather than made of other views; `nil` for all others.
  package var drawnElements: [AccessibilityElement]? { nil }
  /// What a text says; nil for other views.
  package var words: String? { nil }

  // MARK: What all views share

  /// The size for a proposal. Cost: remembered after the first time.
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

  /// Where a guide lies if the view says so. Cost: remembered after the first time.
  package final func guide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard mayPlace(key) else { return nil }
    for known in guides where known.key == key && known.size == size && known.proposal == proposal {
      return known.value
    }
    // A guide of an unbounded view may lie nowhere; the view then says nothing about it.
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

  /// Whether the view may say itself where a guide lies.
  package final func mayPlace(_ key: AlignmentKey) -> Bool { alignmentKeys.contains(key) }

  package final var alignmentKeys: AlignmentKeys {
    if let knownKeys { return knownKeys }
    var keys = ownAlignmentKeys
    for child in children { keys = keys.union(child.alignmentKeys) }
    knownKeys = keys
    return keys
  }

  /// Puts children into the view that only come to be during layout.
  package final func adopt(_ nodes: [RenderNode]) {
    releaseChildren()
    children = nodes
    for child in nodes { child.parent = self }
    forgetSizes()
  }

  /// Forgets what was measured: something changed on which sizes depend.
  package final func forgetSizes() {
    knownKeys = nil
    knownSpacing = nil
    sizes = []
    guides = []
    forgetCache()
  }

  /// Puts a child where its top left is at a point, and lays out what lies in it.
  package final func place(_ child: RenderNode, at origin: CGPoint, proposal: ProposedViewSize) {
    let size = child.size(for: proposal)
    child.frame = CGRect(origin: origin, size: size)
    child.placedProposal = proposal
    child.placeChildren(size: size, proposal: proposal)
  }

  /// Lays out the view as the root of a tree: its top left at the origin.
  package final func placeAsRoot(proposal: ProposedViewSize) {
    let size = size(for: proposal)
    frame = CGRect(origin: .zero, size: size)
    placedProposal = proposal
    placeChildren(size: size, proposal: proposal)
  }

  /// Draws the view in a frame other than the one that layout gave it.
  package final func show(_ frame: CGRect) {
    self.frame = frame
  }

  /// Draws the view in the colours that it has now.
  package final func drawInMotion(into recorder: inout Recorder) {
    guard let mark = recorder.marks?.mark(self) else { return drawUnmarked(into: &recorder) }
    recorder.group(mark) { drawUnmarked(into: &$0) }
  }

  private func drawUnmarked(into recorder: inout Recorder) {
    guard let clock = recorder.clock, children.isEmpty, let motionKey else { return draw(into: &recorder) }
    recorder.drawChanged({ draw(into: &$0) }) { items in
      // SAFETY: views are drawn on the main actor, where `assumeIsolated` runs the closure at once.
      nonisolated(unsafe) let (key, transaction) = (motionKey, environment.transaction)
      return MainActor.assumeIsolated {
        key.motion?.painted(items, transaction: transaction, clock: clock) ?? items
      }
    }
  }

  package final func drawChildren(into recorder: inout Recorder) {
    for child in children { child.drawAsChild(into: &recorder) }
  }

  /// Draws the view at the place in its parent where layout put it.
  package final func drawAsChild(into recorder: inout Recorder) {
    recorder.translated(by: frame.origin) { drawInMotion(into: &$0) }
  }
}

extension CGFloat {
  /// The number itself, or 0 in place of NaN and of a negative length.
  fileprivate var sanitised: CGFloat { isNaN ? 0 : Swift.max(0, self) }
}

/// A set of guides.
package enum AlignmentKeys {
  case some(Set<AlignmentKey>)
  /// A layout that was not written here: it may place any guide.
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
