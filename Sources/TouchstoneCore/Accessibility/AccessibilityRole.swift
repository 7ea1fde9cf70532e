/// What a view is to people who do not see it.
package enum AccessibilityRole: String, Hashable, Sendable {
  case text, heading, image, button, link, toggle, slider, stepper, picker, group
  case textField = "text field"
  case secureField = "secure text field"
  case searchField = "search field"
  case progressIndicator = "progress indicator"
  case levelIndicator = "level indicator"

  /// What a view says it is, if anything.
  package init?(_ properties: AccessibilityProperties) {
    let byTraits = AccessibilityRole(properties.traits)
    // The label of a button is a text until it is in the button.
    guard let role = byTraits?.isControl == true ? byTraits : properties.role ?? byTraits else { return nil }
    self = role
  }

  private init?(_ traits: AccessibilityTraits) {
    let roles: [(AccessibilityTraits, AccessibilityRole)] = [
      (.isToggle, .toggle), (.isLink, .link), (.isSearchField, .searchField), (.isButton, .button),
      (.isHeader, .heading), (.isImage, .image), (.isStaticText, .text),
    ]
    guard let role = roles.first(where: { traits.contains($0.0) })?.1 else { return nil }
    self = role
  }

  /// Whether a view of this kind is one for people, whatever it is made of.
  package var isControl: Bool {
    switch self {
    case .text, .heading, .image, .group: false
    default: true
    }
  }
}
