import Foundation
public import TouchstoneDrawing

/// The geometry properties that are matched between views.
///
/// - Source: SwiftUI, `MatchedGeometryProperties`.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The position and size of the view.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// The key by which views share their geometry.
struct MatchedGeometryKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// A modifier that matches a view's geometry to the source with the same key.
struct MatchedGeometryModifier {
  let key: MatchedGeometryKey
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool
}

extension MatchedGeometryModifier: ViewModifier, PrimitiveModifier {
  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    context.host.usesMatchedGeometry = true
    return content(context).map { MatchedGeometryNode(modifier: self, child: $0) }
  }
}

/// A view whose geometry matches the source with the same key.
package final class MatchedGeometryNode: EffectNode {
  let modifier: MatchedGeometryModifier

  init(modifier: MatchedGeometryModifier, child: RenderNode) {
    self.modifier = modifier
    super.init(name: "matchedGeometry", child: child)
  }

  /// Moves the content to a frame in the coordinates of the whole tree.
  ///
  /// - Parameter own: The view's own frame.
  func match(_ matched: CGRect, own: CGRect) {
    let sizes = modifier.properties.contains(.size)
    let proposal = sizes ? ProposedViewSize(matched.size) : placedProposal
    let size = child.size(for: proposal)
    var origin = child.frame.origin
    if modifier.properties.contains(.position) {
      let point = modifier.anchor.point(in: matched)
      let inner = modifier.anchor.point(in: CGRect(origin: .zero, size: size))
      origin = CGPoint(x: point.x - inner.x - own.minX, y: point.y - inner.y - own.minY)
    }
    place(child, at: origin, proposal: proposal)
  }
}

extension FrameAnimator {
  /// Moves views to the frames of their sources, or partway there during an animation.
  func matchFrames(_ root: RenderNode) {
    var sources: [(MatchedGeometryKey, CGRect, Transaction)] = []
    var views: [(MatchedGeometryNode, CGRect)] = []
    @MainActor func visit(_ node: RenderNode, _ origin: CGPoint) {
      let place = CGPoint(x: origin.x + node.frame.minX, y: origin.y + node.frame.minY)
      let frame = CGRect(origin: (node as? GhostNode)?.lastOrigin ?? place, size: node.frame.size)
      if let matched = node as? MatchedGeometryNode {
        views.append((matched, frame))
        if matched.modifier.isSource, !isGone(node) {
          sources.append((matched.modifier.key, frame, node.environment.transaction))
        }
      }
      for child in node.children { visit(child, frame.origin) }
    }
    visit(root, .zero)
    for (key, frame, transaction) in sources where !seen(key, in: sources, before: frame) {
      if let known = host.matchedFrames[key] {
        known.update(to: frame.animatableData, transaction: transaction, clock: host.clock)
      } else {
        host.matchedFrames[key] = AnimatedValue(frame.animatableData)
      }
    }
    for (view, own) in views {
      guard let known = host.matchedFrames[view.modifier.key] else { continue }
      var frame = CGRect.zero
      frame.animatableData = known.value(at: host.clock.elapsed)
      if frame != own { view.match(frame, own: own) }
    }
  }

  private func isGone(_ node: RenderNode) -> Bool {
    var node: RenderNode? = node
    while let current = node {
      if current.traits.isGone { return true }
      node = current.parent
    }
    return false
  }

  /// Returns whether there is an earlier source with the same key: the first one applies.
  private func seen(
    _ key: MatchedGeometryKey, in sources: [(MatchedGeometryKey, CGRect, Transaction)], before frame: CGRect
  ) -> Bool {
    sources.first { $0.0 == key }.map { $0.1 != frame } ?? false
  }
}

extension View {
  /// Matches the view's geometry to that of the source view with the same identifier; changes are animated.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        key: MatchedGeometryKey(id: AnyHashable(id), namespace: namespace), properties: properties, anchor: anchor,
        isSource: isSource))
  }
}
