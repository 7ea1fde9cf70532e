import ArgumentParser
import TouchstoneReport

/// The options that choose the state in which a view is looked at.
struct LookOptions: ParsableArguments {
  @Option(help: "The device, by Xcode's name: iPhone 15, iPad Pro (11-inch), iPhone SE landscape.")
  var device: String?
  @Option(help: "The size in points: 320x480.")
  var size: String?
  @Flag(help: "Dark instead of light.")
  var dark = false
  @Option(help: "The system whose controls are drawn: iOS18, iOS26, macOS15 or macOS26.")
  var look: String?
  @Option(help: "The pixels per point.")
  var scale: String?
  @Option(help: "The language and region: en_US, de, ar.")
  var locale: String?
  @Flag(help: "From right to left.")
  var rtl = false
  @Option(help: "The text size: large, xxxLarge, accessibility3.")
  var typeSize: String?
  @Option(help: "A pseudo-language for localised text: accented, doubleLength or rightToLeft.")
  var pseudolanguage: String?
  @Option(help: "The milliseconds since the view appeared. Default: the end of its animations.")
  var moment: String?

  @Option(
    help: ArgumentHelp("Tap a view, by its identifier, label or text. Steps are done in order.", valueName: "view"))
  var tap: [String] = []
  @Option(help: ArgumentHelp("Type into a text field.", valueName: "view=text"))
  var type: [String] = []
  @Option(help: ArgumentHelp("Select an option of a picker or a menu.", valueName: "view=option"))
  var select: [String] = []
  @Option(help: ArgumentHelp("Long-press a view.", valueName: "view"))
  var longPress: [String] = []
  @Option(help: ArgumentHelp("Hold a button pressed.", valueName: "view"))
  var press: [String] = []
  @Option(help: ArgumentHelp("Give a text field the focus.", valueName: "view"))
  var focus: [String] = []
  @Option(help: ArgumentHelp("Swipe a row, so that its actions are visible.", valueName: "view"))
  var swipe: [String] = []
  @Option(help: ArgumentHelp("Submit a text field, as return does.", valueName: "view"))
  var submit: [String] = []

  /// The conditions that the options name.
  var conditions: [LookRequest.Condition: String] {
    let values: [LookRequest.Condition: String?] = [
      .device: device, .size: size, .look: look, .scale: scale, .locale: locale, .typeSize: typeSize,
      .pseudolanguage: pseudolanguage, .moment: moment, .colorScheme: dark ? "dark" : nil,
      .direction: rtl ? "rightToLeft" : nil,
    ]
    return values.compactMapValues(\.self)
  }

  /// Whether no state is chosen.
  var isEmpty: Bool {
    conditions.isEmpty && [tap, type, select, longPress, press, focus, swipe, submit].allSatisfy(\.isEmpty)
  }

  /// The options of steps. `type` and `select` need a value behind `=`.
  private static let actions: [String: LookRequest.Step.Action] = [
    "--tap": .tap, "--type": .type, "--select": .select, "--long-press": .longPress, "--press": .press,
    "--focus": .focus, "--swipe": .swipe, "--submit": .submit,
  ]

  /// Returns the steps among a command's words, in their order, which the parsed options do not keep.
  static func steps(in words: [String]) throws -> [LookRequest.Step] {
    var steps: [LookRequest.Step] = []
    var rest = words[...]
    while let word = rest.popFirst(), word != "--" {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let action = actions[parts[0]], let value = parts.count > 1 ? parts[1] : rest.popFirst() else { continue }
      guard [.type, .select].contains(action) else {
        steps.append(LookRequest.Step(action, value))
        continue
      }
      let pair = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard pair.count == 2, !pair[0].isEmpty else {
        throw ValidationError("\(parts[0]) needs a view and a value: \(parts[0]) \"\(value)=…\"")
      }
      steps.append(LookRequest.Step(action, pair[0], value: pair[1]))
    }
    return steps
  }

  /// The words of a command that ask for the same state. Behind `=`, a value may begin with a dash.
  func words(steps: [LookRequest.Step]) -> [String] {
    let conditions = conditions
    let options = LookRequest.Condition.allCases.flatMap { condition -> [String] in
      guard let value = conditions[condition] else { return [] }
      switch condition {
      case .colorScheme: return ["--dark"]
      case .direction: return ["--rtl"]
      case .typeSize: return ["--type-size=\(value)"]
      default: return ["--\(condition.rawValue)=\(value)"]
      }
    }
    let names = Dictionary(uniqueKeysWithValues: Self.actions.map { ($1, $0) })
    return options
      + steps.map { step in "\(names[step.action] ?? "")=\(step.view)" + (step.value.map { "=\($0)" } ?? "") }
  }
}
