import TouchstoneUI

/// Finds controls and images that assistive technologies cannot name.
@MainActor struct DescriptionAudit {
  private let view: AuditedView

  init(_ view: AuditedView) {
    self.view = view
  }

  var findings: [AuditFinding] { controlFindings + imageFindings + silentFindings }

  private var controlFindings: [AuditFinding] {
    view.controls.filter { !view.isHidden($0.outer) && !$0.outer.isSpokenFor && !view.isInBar($0.inner) }
      .compactMap(finding)
  }

  private func finding(_ control: AuditedControl) -> AuditFinding? {
    guard let element = view.elements(of: control.outer).first else {
      // A view without letters and pictures that reacts to touches.
      return control.inner.traits.interactions.isDisabled
        ? nil : finding(at: control, measured: "hidden from assistive technologies")
    }
    let label = element.label ?? ""
    if !label.contains(where: { $0.isLetter || $0.isNumber || Substring(String($0)).isEmoji }) {
      return finding(at: control, measured: label.isEmpty ? "no label" : "label \"\(label)\" contains no words")
    }
    if control.outer.fileNames.contains(label) {
      return finding(at: control, measured: "label \"\(label)\" is an image name")
    }
    if let word = Self.traitWord(in: label, role: element.role) {
      return finding(
        at: control, measured: "label \"\(label)\" repeats the trait \"\(word)\", which is read aloud anyway",
        advice: label.removing(word).map { ".accessibilityLabel(\"\($0)\")" } ?? Self.exampleOfLabel)
    }
    if let hint = element.hint, hint.lowercased() == label.lowercased() {
      return finding(
        at: control, measured: "hint repeats the label \"\(label)\"",
        advice: "for example .accessibilityHint(\"Turns off all radios\")")
    }
    return nil
  }

  private func finding(
    at control: AuditedControl, measured: String, advice: String = Self.exampleOfLabel
  ) -> AuditFinding {
    view.finding(
      .sufficientElementDescription, at: control.inner, measured: measured,
      limit: "a label that names the control in words", advice: advice)
  }

  private static let exampleOfLabel = "for example .accessibilityLabel(\"Airplane mode\")"

  /// The words that a role is read aloud with.
  private static let words: [AccessibilityRole: [String]] = [
    .button: ["button", "btn"], .link: ["link"], .image: ["image", "icon", "picture"], .toggle: ["switch", "toggle"],
    .slider: ["slider"], .heading: ["heading", "header"], .textField: ["text field", "textfield"],
    .searchField: ["search field"],
  ]

  private static func traitWord(in label: String, role: AccessibilityRole) -> String? {
    let lower = label.lowercased()
    return words[role]?.first { lower == $0 || lower.hasSuffix(" " + $0) }
  }

  private var imageFindings: [AuditFinding] {
    view.activeViews.compactMap { _, node in
      guard let image = node as? ImageNode, let name = image.sourceName, !image.isSymbol,
        !view.isHidden(image), !image.isSpokenFor, image.spokenLabel == name, name.isFileName,
        image.lineage.allSatisfy({ $0.traits.accessibility.label == nil })
      else { return nil }
      return view.finding(
        .sufficientElementDescription, at: image, measured: "label \"\(name)\" is a file name",
        limit: "a label that describes the image in words",
        advice: "for example Image(\"\(name)\", label: Text(\"Portrait of Ada\")), or Image(decorative: \"\(name)\")")
    }
  }

  /// Views that make one silent element of what they hold.
  private var silentFindings: [AuditFinding] {
    view.nodes.compactMap { node in
      guard node.traits.accessibility.children == .ignore, node.traits.accessibility.label == nil,
        node.traits.accessibility.value == nil, !node.isControl, !view.isHidden(node),
        node.wrapped?.traits.accessibility != node.traits.accessibility
      else { return nil }
      let said = node.children.flatMap(view.elements).compactMap(\.label)
      guard !said.isEmpty else { return nil }
      return view.finding(
        .sufficientElementDescription, at: node,
        measured: "no label, and its content \"\(said.joined(separator: ", "))\" is ignored",
        limit: "a label, or accessible content", advice: ".accessibilityElement(children: .combine)")
    }
  }
}

extension RenderNode {
  /// Whether a view around this one speaks in its place.
  fileprivate var isSpokenFor: Bool {
    lineage.dropFirst().contains { node in
      let children = node.traits.accessibility.children
      guard children == .ignore || children == .combine || node.isControl else { return false }
      return node.wrapped?.traits.accessibility != node.traits.accessibility
    }
  }

  /// The names of images in the view that no one would say.
  fileprivate var fileNames: [String] {
    subtree.compactMap { ($0 as? ImageNode)?.sourceName }.filter(\.isFileName)
  }
}

extension String {
  /// Whether a text is a name for programs, such as `ic_close` or `square.grid.2x2`.
  fileprivate var isFileName: Bool { !contains(" ") && contains { "._-@/".contains($0) } }

  /// The text without a word at its end and the space before it; `nil` if there is nothing else.
  fileprivate func removing(_ word: String) -> String? {
    let rest = dropLast(word.count)
    return rest.isEmpty ? nil : String(rest.dropLast())
  }
}
