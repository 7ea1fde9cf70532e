public import Foundation
import TouchstoneUI

/// Why a widget cannot be drawn.
public enum WidgetError: Error, Equatable, CustomStringConvertible {
  /// The configuration has no entries, as that of a Live Activity.
  case noContent(widget: String)
  /// The widget has entries of another type.
  case otherEntry(widget: String, expected: String, entry: String)
  /// The timeline is empty.
  case noEntries(widget: String)
  /// The provider has not passed a timeline at once.
  case slowProvider(widget: String)
  /// The widget does not support the family.
  case unsupportedFamily(WidgetFamily, widget: String, supported: [WidgetFamily])
  /// The device shows no widgets of the family.
  case noSuchFamily(WidgetFamily, screen: CGSize)
  /// Widgets of the family are not shown, or not drawn, in that place.
  case noSuchPlace(WidgetFamily, WidgetLocation)
  /// The configuration is not that of a Live Activity.
  case noActivity(widget: String)
  /// The Live Activity has attributes or a state of another type.
  case otherAttributes(widget: String, expected: String, attributes: String)
  /// The device has no Dynamic Island, or shows no Live Activities.
  case noSuchPresentation(ActivityPreviewViewKind, screen: CGSize)
  /// The control has no template, or one that is neither a button nor a toggle.
  case noControl(control: String)
  /// The control shows values of another type; `nil` for none.
  case otherValue(control: String, expected: String?, value: String?)
  /// Several pictures of varying axes have the same name.
  case repeatedName(String, count: Int)

  public var description: String {
    switch self {
    case .noContent(let widget):
      "\(widget) has no entries: its configuration is that of a Live Activity, or empty. Show a Live Activity with "
        + "showing(attributes, state:)."
    case .otherEntry(let widget, let expected, let entry):
      "\(widget) shows entries of type \(expected), and was given \(entry)."
    case .noEntries(let widget):
      "The timeline of \(widget) has no entries, so there is nothing to show."
    case .slowProvider(let widget):
      "The provider of \(widget) did not pass a timeline before it returned: a preview cannot wait. List the entries "
        + "with timeline: instead of timelineProvider:."
    case .unsupportedFamily(let family, let widget, let supported):
      "\(widget) does not support \(family): its supportedFamilies are \(supported.map(\.description).joined(separator: ", "))."
    case .noSuchFamily(let family, let screen):
      "There are no \(family) widgets on a screen of \(Self.text(screen)) points, according to Apple's tables."
    case .noSuchPlace(let family, let place):
      "There are no \(family) widgets in \(place): pictures show the Home Screen, the Lock Screen, and small widgets in StandBy."
    case .noActivity(let widget):
      "\(widget) is no Live Activity: its body has no ActivityConfiguration. Show an entry with showing(entry)."
    case .otherAttributes(let widget, let expected, let attributes):
      "\(widget) is a Live Activity of \(expected), and was given \(attributes)."
    case .noSuchPresentation(let kind, let screen):
      "There is no \(kind) presentation on a screen of \(Self.text(screen)) points, according to Apple's tables."
    case .noControl(let control):
      "\(control) shows neither a ControlWidgetButton nor a ControlWidgetToggle, so there is nothing to draw."
    case .otherValue(let control, .some(let expected), .some(let value)):
      "\(control) shows values of type \(expected), and was given \(value)."
    case .otherValue(let control, .some(let expected), nil):
      "\(control) shows a value of type \(expected), and has no preview without a configuration. Pass the value: showing(value)."
    case .otherValue(let control, nil, let value):
      "\(control) shows no value, and was given \(value ?? "none"). Call showing() without one."
    case .repeatedName(let name, let count):
      "\(count) pictures have the name \"\(name)\", so that only one of them would have a golden. Give the values of the axes "
        + "different names, and each value once."
    }
  }

  private static func text(_ size: CGSize) -> String { "\(size.width.formatted())×\(size.height.formatted())" }
}
