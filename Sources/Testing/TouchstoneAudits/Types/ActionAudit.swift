import TouchstoneUI

/// Finds views that announce an action they don't have, gestures without an accessibility action, and actions that people
/// can't tell apart.
@MainActor struct ActionAudit {
  private let view: AuditedView

  init(_ view: AuditedView) {
    self.view = view
  }

  var findings: [AuditFinding] {
    inert + candidates.flatMap { [gesture(at: $0), names(at: $0), value(at: $0)].compactMap(\.self) }
  }

  /// The traits that announce an action.
  private static let announcing: [(trait: AccessibilityTraits, name: String)] = [
    (.isButton, "isButton"), (.isLink, "isLink"), (.isToggle, "isToggle"), (.isSearchField, "isSearchField"),
  ]

  private var inert: [AuditFinding] {
    view.viewsWithTraits.compactMap { node in
      let traits = node.traits.accessibility.traits
      guard let announced = Self.announcing.first(where: { traits.contains($0.trait) }), !view.isInBar(node),
        !node.subtree.contains(where: \.isActionable), !node.lineage.contains(where: \.isActionable)
      else { return nil }
      return view.finding(
        .action, at: node, measured: "the trait \(announced.name), but no action",
        limit: "an action where a trait announces one",
        advice: "Button(action: { … }, label: { … }), or .accessibilityRemoveTraits(.\(announced.name))")
    }
  }

  private var candidates: [RenderNode] {
    view.nodes.filter { !$0.traits.isGone && !view.isHidden($0) && !view.isInactive($0) }
  }

  /// A gesture that is the only way to do something.
  private func gesture(at node: RenderNode) -> AuditFinding? {
    let drags = node.traits.interactions.drag != nil
    guard drags || node.traits.interactions.longPress != nil, node.traits.interactions.tap == nil,
      node.traits.interactions.toggle == nil, !node.offersAction
    else { return nil }
    let inner = node.wrapped?.traits.interactions
    if drags, inner?.drag == nil {
      return view.finding(
        .action, at: node, measured: "reacts to drags, without an accessibility action",
        limit: "an alternative to dragging (WCAG 2.2, 2.5.7)",
        advice: ".accessibilityAdjustableAction { direction in … }, or .accessibilityAction(named: \"…\") { … }")
    }
    if node.traits.interactions.longPress != nil, inner?.longPress == nil {
      return view.finding(
        .action, at: node, measured: "reacts to long presses only, without an accessibility action",
        limit: "an alternative to gestures (Human Interface Guidelines, Accessibility)",
        advice: ".accessibilityAction { … }, with what the long press does")
    }
    return nil
  }

  /// Actions without a name, or with the same one.
  private func names(at node: RenderNode) -> AuditFinding? {
    let combines = node.traits.accessibility.children == .combine
    guard combines || !node.traits.accessibility.actions.isEmpty,
      node.wrapped?.traits.accessibility != node.traits.accessibility
    else { return nil }
    let actions = combines ? view.elements(of: node).first?.actions ?? [] : node.traits.accessibility.actions
    if actions.contains(where: { $0.allSatisfy(\.isWhitespace) }) {
      return view.finding(
        .action, at: node, measured: "an action without a name", limit: "a name for each action",
        advice: ".accessibilityAction(named: \"what it does\") { … }")
    }
    guard let twice = actions.enumerated().first(where: { actions.prefix($0.offset).contains($0.element) }) else {
      return nil
    }
    return view.finding(
      .action, at: node, measured: "two actions named \"\(twice.element)\"", limit: "a different name for each action",
      advice: ".accessibilityAction(named: \"\(twice.element), and what\") { … }")
  }

  /// A view that can be adjusted without saying to what.
  private func value(at node: RenderNode) -> AuditFinding? {
    guard node.traits.accessibility.isAdjustable, node.wrapped?.traits.accessibility.isAdjustable != true,
      node.lineage.prefix(while: { $0.traits.accessibility.isAdjustable }).allSatisfy({
        $0.traits.accessibility.value == nil
      }), view.elements(of: node).allSatisfy({ $0.value == nil })
    else { return nil }
    return view.finding(
      .action, at: node, measured: "can be adjusted, but has no value", limit: "a value that is read after each change",
      advice: ".accessibilityValue(\"\\(value)\")")
  }
}

extension RenderNode {
  /// Whether the view does something when people activate it.
  fileprivate var isActionable: Bool {
    !traits.interactions.isEmpty || traits.accessibility.role?.isControl == true || hasAction
  }

  private var hasAction: Bool {
    traits.offersAccessibilityActions || traits.accessibility.isAdjustable || !traits.accessibility.actions.isEmpty
  }

  /// Whether the view or an enclosing one offers an action to assistive technologies, or is a control of the system.
  fileprivate var offersAction: Bool {
    lineage.contains { $0.hasAction || $0.traits.accessibility.role?.isControl == true }
  }
}
