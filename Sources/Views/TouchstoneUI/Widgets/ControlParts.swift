import TouchstoneCore

/// What a control shows.
package struct ControlParts {
  /// The view with the control's symbol and title.
  package var label: AnyView?
  /// The view that says the state of a toggle, or that the action of a button runs. Its symbol replaces that of the label.
  package var status: AnyView?
  /// Whether a toggle is on; `nil` for a button.
  package var isOn: Bool?
  /// Whether the action of a button runs. Set before the template is asked.
  package var isActive = false
  package var tint: Color?
  package var isDisabled = false
  package var isPrivate = false

  package init() {}
}

/// A template that the package implements.
@MainActor
package protocol DescribedControlTemplate: ControlWidgetTemplate {
  /// Adds what the template shows.
  func describe(_ parts: inout ControlParts)
}

extension ControlWidgetTemplate {
  /// Adds what the template, or the one that it consists of, shows.
  @MainActor package func add(to parts: inout ControlParts) {
    if let described = self as? any DescribedControlTemplate {
      described.describe(&parts)
    } else if Body.self != Never.self {
      body.add(to: &parts)
    }
  }
}

/// A template that changes another.
struct ModifiedControlTemplate<Content: ControlWidgetTemplate>: DescribedControlTemplate {
  typealias Body = Never

  let content: Content
  let change: (inout ControlParts) -> Void

  func describe(_ parts: inout ControlParts) {
    content.add(to: &parts)
    change(&parts)
  }
}
