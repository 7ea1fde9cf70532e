import Foundation
import TouchstoneUI

/// What VoiceOver says about one element, in this order: label and value, kind, state, hint.
///
/// - Source: Apple, UIKit, "Accessibility for UIKit": `accessibilityLabel`, `accessibilityValue`, `accessibilityTraits` and
///   `accessibilityHint` are read in this order. Words of traits and hints are those that VoiceOver says in English; the
///   form `label: value` is that of cashapp/AccessibilitySnapshot.
struct SpokenElement: Hashable {
  /// The place in the reading order, from 1.
  var number: Int
  /// Label, value, traits and state: `Volume: 50 %. Adjustable.`
  var words: String
  /// The hint, which is said after a pause.
  var hint: String?
  var actions: [String]
  var details: [String]
  var rotors: [String]
  /// The groups around the element, outermost first.
  var groups: [SpokenGroup]
  /// Those of the groups whose first element this is.
  var openedGroups: [SpokenGroup]
  /// Where the element is in the picture, in points.
  var frame: CGRect
  /// The point that an activation touches, in points of the picture, if it is not the centre.
  var activationPoint: CGPoint?

  /// Returns all elements of a tree, in reading order.
  static func all(in elements: [AccessibilityElement]) -> [SpokenElement] {
    var spoken: [SpokenElement] = []
    func add(_ element: AccessibilityElement, _ groups: [SpokenGroup]) {
      guard element.children.isEmpty else {
        let group = SpokenGroup(element, first: spoken.count + 1)
        for child in element.children { add(child, groups + (group.map { [$0] } ?? [])) }
        return
      }
      spoken.append(SpokenElement(element, number: spoken.count + 1, groups: groups))
    }
    for element in elements { add(element, []) }
    return spoken
  }

  private init(_ element: AccessibilityElement, number: Int, groups: [SpokenGroup]) {
    self.number = number
    self.groups = groups
    openedGroups = groups.filter { $0.first == number }
    words = element.sentences.map(\.ended).joined(separator: " ")
    hint = element.hint ?? (element.isDisabled ? nil : Kind(element).hint)
    actions = element.actions
    details = element.details
    rotors = element.rotors
    frame = element.frame
    activationPoint = element.activationPoint
  }

  /// The lines of the element: its words, then its hint, actions and the like.
  var lines: [String] {
    [words.isEmpty ? "(no words)" : words]
      + spokenLines(hint: hint, actions: actions, details: details, rotors: rotors)
  }
}

/// What VoiceOver says about a group of elements.
struct SpokenGroup: Hashable {
  /// The number of the group's first element.
  var first: Int
  /// Label, value, traits and state.
  var words: String
  /// The hint, actions and the like.
  var lines: [String]

  /// Creates nil for a group that says nothing.
  fileprivate init?(_ element: AccessibilityElement, first: Int) {
    self.first = first
    let said = element.sentences.joined(separator: ". ")
    lines = spokenLines(
      hint: element.hint, actions: element.actions, details: element.details, rotors: element.rotors)
    if said.isEmpty, lines.isEmpty { return nil }
    words = said.isEmpty ? "Group" : said
  }
}

private func spokenLines(hint: String?, actions: [String], details: [String], rotors: [String]) -> [String] {
  (hint.map { ["Hint: \($0)"] } ?? [])
    + [("Actions", actions), ("Details", details), ("Rotors", rotors)].filter { !$0.1.isEmpty }
    .map { "\($0.0): \($0.1.joined(separator: ", "))" }
}

extension AccessibilityElement {
  /// Label and value, kind and state, without full stops.
  fileprivate var sentences: [String] {
    let kind = Kind(self)
    let said = [label, kind.isValueLast ? nil : value].compactMap(\.self).filter { !$0.isEmpty }
    var sentences = traits.contains(.isSelected) ? ["Selected"] : []
    if !said.isEmpty { sentences.append(said.joined(separator: ": ")) }
    if let word = kind.word { sentences.append(word) }
    if kind.isValueLast, let value { sentences.append(value) }
    if traits.contains(.isHeader), role != .heading { sentences.append("Heading") }
    if isDisabled { sentences.append("Dimmed") }
    return sentences
  }
}

/// VoiceOver's words for the kind of an element.
private struct Kind {
  var word: String?
  var hint: String?
  /// Whether the value is said after the kind, as for a switch.
  var isValueLast = false

  private static let adjusting = "Swipe up or down with one finger to adjust the value."
  private static let kinds: [AccessibilityRole: Kind] = [
    .heading: Kind(word: "Heading"), .image: Kind(word: "Image"), .button: Kind(word: "Button"),
    .link: Kind(word: "Link"), .picker: Kind(word: "Button"),
    .toggle: Kind(word: "Switch Button", hint: "Double tap to toggle setting.", isValueLast: true),
    .slider: Kind(word: "Adjustable", hint: adjusting), .stepper: Kind(word: "Adjustable", hint: adjusting),
    .textField: Kind(word: "Text Field", hint: "Double tap to edit."),
    .secureField: Kind(word: "Secure Text Field", hint: "Double tap to edit."),
    .searchField: Kind(word: "Search Field", hint: "Double tap to edit."),
  ]

  init(word: String? = nil, hint: String? = nil, isValueLast: Bool = false) {
    self.word = word
    self.hint = hint
    self.isValueLast = isValueLast
  }

  init(_ element: AccessibilityElement) {
    self = Self.kinds[element.role] ?? Kind()
    guard element.isAdjustable, word != "Adjustable" else { return }
    word = [word, "Adjustable"].compactMap(\.self).joined(separator: ". ")
    hint = Self.adjusting
  }
}

extension String {
  /// The text with a full stop at its end, unless it already ends a sentence.
  fileprivate var ended: String { last.map { ".!?…".contains($0) } ?? true ? self : self + "." }
}
