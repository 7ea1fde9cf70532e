import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// The conditions of a view that its own modifiers or those of enclosing views set.
struct Conditions: OptionSet {
  let rawValue: Int

  static let isHidden = Conditions(rawValue: 1 << 0)
  static let ignoresTouches = Conditions(rawValue: 1 << 1)
  static let isInBar = Conditions(rawValue: 1 << 2)
  static let movesHorizontally = Conditions(rawValue: 1 << 3)
  static let isDisabled = Conditions(rawValue: 1 << 4)
  static let isActive = Conditions(rawValue: 1 << 5)
  static let keepsTextSize = Conditions(rawValue: 1 << 6)
  static let movesVertically = Conditions(rawValue: 1 << 7)

  /// Views in something that scrolls have one of these.
  static let moves: Conditions = [.movesHorizontally, .movesVertically]
}

extension RenderNode {
  /// The conditions that the view's own modifiers set for it and the views in it.
  var ownConditions: Conditions {
    var own: Conditions = []
    if traits.accessibility.isHidden { own.insert(.isHidden) }
    if traits.ignoresTouches { own.insert(.ignoresTouches) }
    if isBar { own.insert(.isInBar) }
    if traits.interactions.isDisabled { own.insert(.isDisabled) }
    if traits.keepsTextSize { own.insert(.keepsTextSize) }
    if traits.isSwipedAside { own.insert(.movesHorizontally) }
    return own
  }

  /// Returns the conditions that a view sets for those in it alone, because it scrolls or moves them.
  ///
  /// - Parameter conditions: Those of the view.
  func conditionsOfContent(_ conditions: Conditions) -> Conditions {
    // An effect within a scroll view may depend on how far that is scrolled, as that of `scrollTransition` does.
    if self is VisualEffectNode, !conditions.isDisjoint(with: .moves) { return .moves }
    guard let scroll = self as? ScrollNode else { return [] }
    let transform = scroll.transform(to: nil)
    let isTurned = abs(transform.b) > abs(transform.a)
    var content: Conditions = []
    if scroll.scrolls(.horizontal) { content.insert(isTurned ? .movesVertically : .movesHorizontally) }
    if scroll.scrolls(.vertical) { content.insert(isTurned ? .movesHorizontally : .movesVertically) }
    return content
  }
}

extension AuditedView {
  /// Whether assistive technologies pass a view over.
  func isHidden(_ node: RenderNode) -> Bool { conditions(of: node).contains(.isHidden) }

  /// Whether touches pass through a view.
  func ignoresTouches(_ node: RenderNode) -> Bool { conditions(of: node).contains(.ignoresTouches) }

  /// Whether a view is a part of a bar of the system, which has sizes and hit regions of its own.
  func isInBar(_ node: RenderNode) -> Bool { conditions(of: node).contains(.isInBar) }

  /// Whether a view lies in something that scrolls.
  func isInScrollView(_ node: RenderNode) -> Bool { !conditions(of: node).isDisjoint(with: .moves) }

  /// Returns a rectangle, with the length of a view's box along the axes in which it can be scrolled.
  func rectangle(_ rectangle: CGRect, along box: CGRect, of node: RenderNode) -> CGRect {
    let own = conditions(of: node)
    var result = rectangle
    if own.contains(.movesHorizontally) { (result.origin.x, result.size.width) = (box.minX, box.width) }
    if own.contains(.movesVertically) { (result.origin.y, result.size.height) = (box.minY, box.height) }
    return result
  }

  /// Whether a view is in a control of the system with one text size.
  func keepsTextSize(_ node: RenderNode) -> Bool { conditions(of: node).contains(.keepsTextSize) }

  /// Whether a view is audited, and not below a layer that the view presents.
  func isActive(_ node: RenderNode) -> Bool { conditions(of: node).contains(.isActive) }

  /// Whether a view or one around it cannot be used now, so that its contrast does not count.
  func isInactive(_ node: RenderNode) -> Bool {
    conditions(of: node).contains(.isDisabled) || !node.environment.isEnabled
  }
}
