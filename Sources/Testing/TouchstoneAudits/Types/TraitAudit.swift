import TouchstoneUI

/// Finds views that say they are something else than what they do.
@MainActor struct TraitAudit {
  private let view: AuditedView

  init(_ view: AuditedView) {
    self.view = view
  }

  var findings: [AuditFinding] { untold + contradictions + stateless }

  /// Views that react to taps and do not say so.
  private var untold: [AuditFinding] {
    view.controls.compactMap { control in
      // The rows of a list with a selection react to taps by themselves.
      guard control.inner.traits.interactions.tap != nil, control.role?.isControl != true,
        !view.isHidden(control.outer),
        !control.inner.isListRow, control.outer.parent?.isListRow != true
      else { return nil }
      // A tap beside the controls, such as one that ends the editing.
      guard !view.controls.contains(where: { $0.enclosing === control.inner }) else { return nil }
      return view.finding(
        .trait, at: control.inner, measured: "has a tap action, but no trait that says so",
        limit: "the trait isButton or isLink", advice: ".accessibilityAddTraits(.isButton), or use a Button")
    }
  }

  /// Traits of which an element has one at most.
  private static let exclusive: [[(trait: AccessibilityTraits, name: String)]] = [
    [(.isButton, "isButton"), (.isLink, "isLink")],
    [(.isButton, "isButton"), (.isStaticText, "isStaticText")],
    [(.isLink, "isLink"), (.isStaticText, "isStaticText")],
    [(.isToggle, "isToggle"), (.isStaticText, "isStaticText")],
    [(.isToggle, "isToggle"), (.isLink, "isLink")],
    [(.isImage, "isImage"), (.isStaticText, "isStaticText")],
    [(.isSearchField, "isSearchField"), (.isButton, "isButton")],
  ]

  private var contradictions: [AuditFinding] {
    view.viewsWithTraits.flatMap { node in
      Self.exclusive.filter { $0.allSatisfy { node.traits.accessibility.traits.contains($0.trait) } }.map { pair in
        view.finding(
          .trait, at: node, measured: "both \(pair[0].name) and \(pair[1].name)", limit: "one of the two",
          advice: ".accessibilityRemoveTraits(.\(pair[1].name))")
      }
    }
  }

  /// Toggles that do not say whether they are on.
  private var stateless: [AuditFinding] {
    view.viewsWithTraits.compactMap { node in
      let own = node.traits.accessibility
      let outermost = node.lineage.prefix { $0.traits.accessibility.traits.contains(.isToggle) }
      guard own.traits.contains(.isToggle), !own.traits.contains(.isSelected),
        outermost.allSatisfy({ $0.traits.accessibility.value == nil })
      else { return nil }
      return view.finding(
        .trait, at: node, measured: "isToggle without a value", limit: "a value that says whether it is on",
        advice: ".accessibilityValue(isOn ? \"On\" : \"Off\")")
    }
  }
}
