import Foundation
import TouchstoneUI

/// Finds elements that assistive technologies read before what lies above them.
///
/// Within a column one reads downwards: an element that is read next must not lie wholly above the one before it and over
/// or under it. Columns may follow each other.
@MainActor struct ReadingOrderAudit {
  private let view: AuditedView

  init(_ view: AuditedView) {
    self.view = view
  }

  /// The share of the narrower of two elements that has to overlap the other horizontally.
  private static let leastShare: CGFloat = 0.5

  private struct Stop {
    var node: RenderNode
    var label: String
    var frame: CGRect
  }

  var findings: [AuditFinding] {
    let stops = stops(in: view.active)
    return zip(stops, stops.dropFirst()).compactMap { previous, next in
      guard next.frame.maxY <= previous.frame.minY + 1, isInColumn(previous.frame, next.frame) else { return nil }
      return view.finding(
        .readingOrder, at: next.node, frame: next.frame,
        measured: "read after \"\(previous.label)\", which lies "
          + "\((previous.frame.minY - next.frame.maxY).short) pt below it",
        limit: "elements of a column are read downwards",
        advice: ".accessibilitySortPriority(1), or views in the order of reading")
    }
  }

  private func isInColumn(_ first: CGRect, _ second: CGRect) -> Bool {
    let shared = min(first.maxX, second.maxX) - max(first.minX, second.minX)
    return shared > Self.leastShare * min(first.width, second.width)
  }

  /// The views that are read, in order. Bars are read first or last wherever they are.
  private func stops(in node: RenderNode) -> [Stop] {
    if node.traits.accessibility.isHidden || node.traits.isGone || node.isBar { return [] }
    let elements = view.elements(of: node)
    if elements.count == 1, let element = elements.first, element.children.isEmpty, let label = element.label,
      !element.frame.isEmpty, node.wrapped.map({ view.elements(of: $0) != elements }) ?? true
    {
      return [Stop(node: node, label: label, frame: element.frame)]
    }
    return node.inReadingOrder.flatMap(stops)
  }
}

extension RenderNode {
  /// The views within, those of higher priority first.
  fileprivate var inReadingOrder: [RenderNode] {
    guard children.contains(where: { $0.traits.accessibility.sortPriority != 0 }) else { return children }
    return children.enumerated()
      .sorted {
        ($1.element.traits.accessibility.sortPriority, $0.offset)
          < ($0.element.traits.accessibility.sortPriority, $1.offset)
      }
      .map(\.element)
  }
}
