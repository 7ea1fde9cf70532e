/// A request of `touchstone look` to the test bundle of a package to draw something.
package struct LookRequest: Codable, Hashable, Sendable {
  /// A condition under which a view is drawn. Its value is a text, which ``TouchstoneTesting`` reads.
  package enum Condition: String, Codable, CaseIterable, CodingKeyRepresentable, Sendable {
    case device, look, colorScheme, size, scale, locale, direction, typeSize, pseudolanguage, moment

    /// Those that leave a picture's size and moment to its test, so that all views of a package can be drawn under them.
    package static let ofAnyView: [Condition] = [.look, .colorScheme, .locale, .direction, .typeSize]
  }

  /// Something that a person does to a view before it is drawn.
  package struct Step: Codable, Hashable, Sendable {
    package enum Action: String, Codable, CaseIterable, Sendable {
      case tap, longPress, press, focus, swipe, submit, type, select
    }

    package var action: Action
    /// The identifier, label or text of the view.
    package var view: String
    /// The text to type, or the option to select.
    package var value: String?

    package init(_ action: Action, _ view: String, value: String? = nil) {
      self.action = action
      self.view = view
      self.value = value
    }
  }

  /// The name of a preview, or of a snapshot in a run of the tests; nil to list the previews.
  package var name: String?
  package var conditions: [Condition: String] = [:]
  package var steps: [Step] = []
  /// A point of the picture, in points, to explain.
  package var point: [Double]?
  /// Whether the audits examine the view.
  package var audits = true
  /// Whether the picture is also wanted as a golden has it: without a background, or in a device, if its strategy says so.
  package var asRecorded = false
  /// The folder for the answer and its pictures.
  package var folder: String

  package init(name: String?, folder: String) {
    self.name = name
    self.folder = folder
  }

  /// The environment variable with the path of the request's file.
  package static let variable = "TOUCHSTONE_LOOK"
  /// The name of the answer's file.
  package static let answerName = "answer.json"
}
