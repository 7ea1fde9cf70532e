/// The role of a view for assistive technologies.
package enum AccessibilityRole: String, Hashable, Sendable {
  case text, heading, image, button, link, toggle, slider, stepper, picker, group
  case textField = "text field"
  case secureField = "secure text field"
  case searchField = "search field"
  case progressIndicator = "progress indicator"
  case levelIndicator = "level indicator"

  /// Creates the role that a view's properties define, if any.
  package init?(_ properties: AccessibilityProperties) {
    self.init(properties.traits, properties.role)
  }

  fileprivate init?(_ traits: AccessibilityTraits, _ named: AccessibilityRole?) {
    let byTraits = AccessibilityRole(traits)
    // The label of a button is a text until it is in the button.
    guard let role = byTraits?.isControl == true ? byTraits : named ?? byTraits else { return nil }
    self = role
  }

  private static let byTrait: [(AccessibilityTraits, AccessibilityRole)] = [
    (.isToggle, .toggle), (.isLink, .link), (.isSearchField, .searchField), (.isButton, .button),
    (.isHeader, .heading), (.isImage, .image), (.isStaticText, .text),
  ]

  private init?(_ traits: AccessibilityTraits) {
    if traits.isEmpty { return nil }
    guard let role = Self.byTrait.first(where: { traits.contains($0.0) })?.1 else { return nil }
    self = role
  }

  /// Whether a view with this role is a single control for users, regardless of the views that make it up.
  package var isControl: Bool {
    switch self {
    case .text, .heading, .image, .group: false
    default: true
    }
  }
}

extension RenderNode {
  /// The role that the view's own properties define, if any.
  package final var accessibilityRole: AccessibilityRole? {
    AccessibilityRole(traits.accessibility.traits, traits.accessibility.role)
  }
}
