package import Foundation
package import TouchstoneUI

/// A view that people interact with, and its accessibility properties.
@MainActor package struct AuditedControl {
  /// The outermost of the modifiers around the control alone, whose properties override those within.
  package let outer: RenderNode
  /// The innermost view that takes touches.
  package let inner: RenderNode
  /// The control in which this one lies, if any.
  package let enclosing: RenderNode?

  package var role: AccessibilityRole? { outer.accessibilityRole }
  package var isDisabled: Bool { inner.traits.interactions.isDisabled || !inner.environment.isEnabled }
  /// Whether it only shows a value.
  package var isIndicator: Bool { role == .progressIndicator || role == .levelIndicator }
  /// Whether the system draws the control.
  package var isOfSystem: Bool { inner.traits.accessibility.role?.isControl ?? false }

  /// The part of the picture that takes touches: a row's only control is touched anywhere in the row.
  @MainActor package func hitRegion(amongst controls: [AuditedControl]) -> CGRect {
    let own = inner.frame(in: nil)
    guard let row = inner.ancestor(where: \.isListRow),
      controls.filter({ $0.inner.isWithin(row) }).count == 1
    else { return own }
    return own.union(row.frame(in: nil))
  }

  package static func all(in root: RenderNode) -> [AuditedControl] {
    var found: [AuditedControl] = []
    func visit(_ node: RenderNode, enclosing: RenderNode?) {
      guard !node.traits.isGone else { return }
      guard node.isControl else { return node.children.forEach { visit($0, enclosing: enclosing) } }
      var inner = node
      while let next = inner.wrapped, next.isControl {
        // Backgrounds and overlays of a control are not part of it.
        for layer in inner.children where layer !== next { visit(layer, enclosing: enclosing) }
        inner = next
      }
      let control = AuditedControl(outer: node, inner: inner, enclosing: enclosing)
      found.append(control)
      // The parts of a system control are not used separately.
      if control.isOfSystem { return }
      inner.children.forEach { visit($0, enclosing: inner) }
    }
    visit(root, enclosing: nil)
    return found
  }
}

extension RenderNode {
  /// Whether people use the view.
  package var isControl: Bool {
    traits.interactions.isUsed || accessibilityRole?.isControl == true
  }
}
