import TouchstoneUI

/// Finds controls that assistive technologies cannot reach through the views around them.
@MainActor struct ParentChildAudit {
  private let view: AuditedView

  init(_ view: AuditedView) {
    self.view = view
  }

  var findings: [AuditFinding] { view.controls.filter { !$0.isDisabled }.compactMap(finding) }

  private func finding(_ control: AuditedControl) -> AuditFinding? {
    let around = control.outer.lineage.dropFirst()
    if let hidden = around.first(where: { $0.traits.accessibility.isHidden }), !control.isHiddenItself {
      return finding(
        at: control, measured: "hidden by the enclosing \(hidden.name)",
        advice: ".accessibilityHidden(true) on decoration only")
    }
    if let enclosing = control.enclosing, !enclosing.isBackground {
      return finding(
        at: control, measured: "is inside another control, \(enclosing.path)",
        advice: ".overlay { Button(…) } beside the outer control's label")
    }
    if let silent = around.first(where: { $0.traits.accessibility.children == .ignore && !$0.isControl }),
      !view.isHidden(control.outer)
    {
      return finding(
        at: control, measured: "ignored by the enclosing \(silent.name), which is a single element",
        advice: ".accessibilityElement(children: .contain)")
    }
    return nil
  }

  private func finding(at control: AuditedControl, measured: String, advice: String) -> AuditFinding {
    view.finding(
      .parentChild, at: control.inner, measured: measured, limit: "each control can be reached separately",
      advice: advice)
  }
}

extension AuditedControl {
  /// Whether the control itself was hidden, because something else does the same.
  fileprivate var isHiddenItself: Bool { outer.traits.accessibility.isHidden }
}

extension RenderNode {
  /// Whether the view only reacts to taps beside the controls in it.
  fileprivate var isBackground: Bool { accessibilityRole?.isControl != true }
}
