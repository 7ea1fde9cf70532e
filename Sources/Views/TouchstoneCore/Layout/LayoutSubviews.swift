public import Foundation
public import TouchstoneDrawing

/// The subviews of a container, as seen by its layout.
///
/// - Source: SwiftUI, `LayoutSubviews`.
public struct LayoutSubviews: RandomAccessCollection {
  public typealias Index = Int
  public typealias Element = LayoutSubview
  public typealias SubSequence = LayoutSubviews

  /// The layout direction of the container.
  public var layoutDirection: LayoutDirection
  package let nodes: ArraySlice<RenderNode>

  package init(_ nodes: ArraySlice<RenderNode>, layoutDirection: LayoutDirection) {
    self.nodes = nodes
    self.layoutDirection = layoutDirection
  }

  public var startIndex: Int { nodes.startIndex }
  public var endIndex: Int { nodes.endIndex }

  public subscript(index: Int) -> LayoutSubview { LayoutSubview(node: nodes[index]) }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(nodes[bounds], layoutDirection: layoutDirection)
  }

  /// Returns the subviews at the given indices, in that order.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(ArraySlice(indices.map { nodes[$0] }), layoutDirection: layoutDirection)
  }

  /// Merges the guides of all subviews that set one, at their placed positions.
  package func mergedAlignment(_ key: AlignmentKey) -> CGFloat? {
    var merged: CGFloat?
    var count: CGFloat = 0
    for node in nodes where node.mayPlace(key) {
      guard let placement = node.tentativePlacement else { continue }
      let size = node.size(for: placement.proposal)
      guard let value = node.guide(key, size: size, proposal: placement.proposal) else { continue }
      let origin = placement.origin(of: size)
      let place = value + (key.axis == .horizontal ? origin.x : origin.y)
      if key == VerticalAlignment.firstTextBaseline.key {
        merged = Swift.min(merged ?? place, place)
      } else if key == VerticalAlignment.lastTextBaseline.key {
        merged = Swift.max(merged ?? place, place)
      } else {
        merged = ((merged ?? 0) * count + place) / (count + 1)
      }
      count += 1
    }
    return merged
  }
}

extension LayoutSubviews: Equatable {
  public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
    lhs.elementsEqual(rhs)
  }
}

/// A subview of a container, as seen by its layout.
///
/// - Source: SwiftUI, `LayoutSubview`.
public struct LayoutSubview {
  package let node: RenderNode

  package init(node: RenderNode) {
    self.node = node
  }

  /// The subview's layout value for a key.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { node.traits[layoutValue: key] }

  /// The values that the subview provides to its container.
  public var containerValues: ContainerValues { node.traits.containerValues }

  /// The layout priority of the subview; 0 by default.
  public var priority: Double { node.traits.layoutPriority ?? node.traits.naturalPriority }

  /// Returns the size of the subview for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.size(for: proposal) }

  /// Returns the size and the alignment guides of the subview for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { node.dimensions(for: proposal) }

  /// The subview's preferred distances from its neighbours.
  public var spacing: ViewSpacing { node.spacing }

  /// Places the subview so that its anchor is at a position in the container, and proposes a size to it.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    node.tentativePlacement = Placement(position: position, anchor: anchor, proposal: proposal)
  }
}

extension LayoutSubview: Equatable {
  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.node === rhs.node }
}

/// The position of a subview and the size proposed to it.
package struct Placement: Hashable, Sendable {
  package var position: CGPoint
  package var anchor: UnitPoint
  package var proposal: ProposedViewSize

  package init(position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    self.position = position
    self.anchor = anchor
    self.proposal = proposal
  }

  /// Returns the top-left corner of a view with the given size.
  package func origin(of size: CGSize) -> CGPoint {
    CGPoint(
      x: position.x - size.width.scaled(by: anchor.x), y: position.y - size.height.scaled(by: anchor.y))
  }
}
