import TouchstoneCore

/// The shape that the style of the system draws behind the label of a button, which the button has as a value for layouts.
package struct SystemButtonShape: LayoutValueKey {
  package enum Kind: Sendable {
    case none
    /// A pale shape.
    case bordered
    /// A shape in the tint colour.
    case prominent
  }

  package static let defaultValue = Kind.none
}
