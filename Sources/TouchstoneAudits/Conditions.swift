import TouchstoneUI

/// The conditions of a view that its own modifiers or those of enclosing views set.
struct Conditions: OptionSet {
  let rawValue: Int

  static let isHidden = Conditions(rawValue: 1 << 0)
  static let ignoresTouches = Conditions(rawValue: 1 << 1)
  static let isInBar = Conditions(rawValue: 1 << 2)
  static let isInScrollView = Conditions(rawValue: 1 << 3)
  static let isDisabled = Conditions(rawValue: 1 << 4)
  static let isActive = Conditions(rawValue: 1 << 5)
  static let keepsTextSize = Conditions(rawValue: 1 << 6)
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
    return own
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
  func isInScrollView(_ node: RenderNode) -> Bool { conditions(of: node).contains(.isInScrollView) }

  /// Whether a view is in a control of the system with one text size.
  func keepsTextSize(_ node: RenderNode) -> Bool { conditions(of: node).contains(.keepsTextSize) }

  /// Whether a view is audited, and not below a layer that the view presents.
  func isActive(_ node: RenderNode) -> Bool { conditions(of: node).contains(.isActive) }

  /// Whether a view or one around it cannot be used now, so that its contrast does not count.
  func isInactive(_ node: RenderNode) -> Bool {
    conditions(of: node).contains(.isDisabled) || !node.environment.isEnabled
  }
}
