package import Foundation

/// An element of the accessibility tree, with its children.
package struct AccessibilityElement: Hashable {
  package var role: AccessibilityRole
  package var label: String?
  package var value: String?
  package var hint: String?
  package var identifier: String?
  package var traits: AccessibilityTraits = []
  package var isDisabled = false
  package var children: [AccessibilityElement] = []
  /// Where the element is in the picture, in points.
  package var frame = CGRect.null
  /// Where an activation touches, in points of the picture, if that is not the middle.
  package var activationPoint: CGPoint?
  /// What people can do with it besides activating it.
  package var actions: [String] = []
  package var isAdjustable = false
  /// Details that are read on demand.
  package var details: [String] = []
  package var rotors: [String] = []
  /// Where a link leads.
  package var destination: URL?

  package init(role: AccessibilityRole, label: String? = nil) {
    self.role = role
    self.label = label
  }

  /// Merges the properties set by an enclosing modifier.
  mutating func add(_ properties: AccessibilityProperties, isDisabled: Bool) {
    label = properties.label ?? label
    value = properties.value ?? value
    hint = properties.hint ?? hint
    identifier = properties.identifier ?? identifier
    traits.formUnion(properties.traits)
    role = AccessibilityRole(properties) ?? role
    self.isDisabled = self.isDisabled || isDisabled
    isAdjustable = isAdjustable || properties.isAdjustable
    actions += properties.actions.filter { !actions.contains($0) }
    details += properties.details.filter { !details.contains($0) }
    rotors += properties.rotors.filter { !rotors.contains($0) }
    destination = properties.destination ?? destination
  }

  /// A description with one line for the element and further lines for its children, indented by two columns:
  ///
  ///     group "Cart"
  ///       text "2 items"
  ///       button "Buy" hint: "Pays with your card" [disabled]
  package var description: String {
    ([line] + children.flatMap { $0.description.split(separator: "\n").map { "  \($0)" } }).joined(separator: "\n")
  }

  private var line: String {
    var words = [role.rawValue]
    if let label { words.append(Self.quoted(label)) }
    for (name, text) in [("value", value), ("hint", hint), ("identifier", identifier)] {
      if let text { words.append("\(name): \(Self.quoted(text))") }
    }
    // Traits that follow from the role are not repeated.
    let implied: AccessibilityTraits = [
      .isButton, .isToggle, .isLink, .isHeader, .isImage, .isStaticText, .isSearchField,
    ]
    let states = (isDisabled ? ["disabled"] : []) + traits.subtracting(implied).names
    if !states.isEmpty { words.append("[\(states.joined(separator: ", "))]") }
    return words.joined(separator: " ")
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    return "\"\(escaped)\""
  }
}
