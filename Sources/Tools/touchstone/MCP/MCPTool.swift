import Foundation

/// A tool of the server: a command of `touchstone` whose options are arguments with names.
struct MCPTool: Sendable {
  /// An argument, and the option that it becomes.
  struct Parameter: Sendable {
    enum Kind: String, Sendable {
      case string, boolean, integer, array
    }

    var name: String
    var kind: Kind
    var option: String
    var description: String
    var isRequired = false
    /// Whether the value is the complete name of a snapshot, and not a pattern.
    var isExact = false
  }

  /// Why a command cannot be made of arguments.
  ///
  /// - Source: Model Context Protocol, 2025-11-25, "Tools", "Error handling": values that a tool cannot take are its own error, so that the
  ///   model can correct itself; an unknown tool and what is no call are errors of the protocol.
  struct Mistake: Error, Hashable {
    var why: String
  }

  var name: String
  var description: String
  /// The words of the command, without those of the arguments.
  var command: [String]
  var parameters: [Parameter]
  /// Whether the pictures of the answer are sent with it.
  var hasPictures = false
  /// What a person has to agree to first; nil if the tool only reads.
  var consent: (@Sendable (_ name: String) -> String)?

  // MARK: Schema

  /// The tool, as `tools/list` describes it.
  var json: JSONValue {
    let properties = parameters.map { parameter in
      var schema: [JSONValue.Field] = [
        .init(name: "type", value: .string(parameter.kind.rawValue)),
        .init(name: "description", value: .string(parameter.description)),
      ]
      if parameter.kind == .array { schema.append(.init(name: "items", value: .fields(["type": .string("string")]))) }
      return JSONValue.Field(name: parameter.name, value: .object(schema))
    }
    return .fields([
      "name": .string(name), "description": .string(description),
      "inputSchema": .fields([
        "type": .string("object"), "properties": .object(properties),
        "required": .list(parameters.filter(\.isRequired).map { .string($0.name) }),
        "additionalProperties": .bool(false),
      ]),
      "annotations": .fields(["readOnlyHint": .bool(consent == nil), "openWorldHint": .bool(false)]),
    ])
  }

  // MARK: Arguments

  /// Returns the words of the command. The values of a client's arguments are never read as options.
  func words(_ arguments: JSONValue) throws(Mistake) -> [String] {
    let known = Set(parameters.map(\.name))
    if case .object(let fields) = arguments, let strange = fields.first(where: { !known.contains($0.name) }) {
      throw Mistake(
        why:
          "\(name) has no argument \(strange.name.short(80).debugDescription): it has \(parameters.map(\.name).joined(separator: ", "))."
      )
    }
    var words = command
    var last: [String] = []
    // In the order of the table, so that equal arguments give equal commands.
    for parameter in parameters {
      guard let value = arguments[parameter.name], value != .null else {
        if parameter.isRequired { throw Mistake(why: "\(name) needs the argument \(parameter.name).") }
        continue
      }
      switch (parameter.kind, value) {
      case (.string, .string(let text)) where parameter.option.isEmpty: last = ["--", text]
      case (.string, .string(let text)) where parameter.isExact:
        // After `=`, a name matches no other.
        words.append("\(parameter.option)==\(try Self.exactName(text))")
      case (.string, .string(let text)): words.append("\(parameter.option)=\(text)")
      case (.integer, .number(let number)) where number == number.rounded() && number.magnitude < 1e9:
        words.append("\(parameter.option)=\(Int(number))")
      case (.boolean, .bool(let isOn)): if isOn { words.append(parameter.option) }
      case (.array, .array(let values)):
        for value in values {
          guard let text = value.text else { throw Mistake(why: "\(parameter.name) is a list of texts.") }
          words += try Self.step(text)
        }
      default: throw Mistake(why: "\(parameter.name) is not of the type \(parameter.kind.rawValue).")
      }
    }
    return words + last
  }

  /// Returns a snapshot's name that a person can read as it is, and that can mean no other snapshot.
  private static func exactName(_ text: String) throws(Mistake) -> String {
    let isStrange = text.unicodeScalars.contains { scalar in
      switch scalar.properties.generalCategory {
      // Directions and other invisible characters make a name look like another.
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: true
      default: scalar == "*"
      }
    }
    guard !text.isEmpty, !text.hasPrefix("="), !isStrange, text.utf8.count <= 400 else {
      throw Mistake(
        why:
          "The name is not that of one snapshot: pass the whole name, such as CardTests/dark, without *, line breaks and invisible characters."
      )
    }
    return text
  }

  private static let actions = ["tap", "type", "select", "long-press", "press", "focus", "swipe", "submit"]

  /// Returns the option for a step, which is written as `tap Buy` or `type Email=ada@example.org`.
  private static func step(_ text: String) throws(Mistake) -> [String] {
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count == 2, actions.contains(parts[0]) else {
      throw Mistake(
        why:
          "\(text.short(80).debugDescription) is not a step: write \(actions.joined(separator: ", ")), then a space and the view."
      )
    }
    return ["--\(parts[0])=\(parts[1])"]
  }
}

extension MCPTool {
  /// The arguments that choose a view and its state.
  private static let state: [Parameter] = [
    Parameter(
      name: "name", kind: .string, option: "", description: "A preview, a view type without parameters, or a snapshot",
      isRequired: true),
    Parameter(name: "device", kind: .string, option: "--device", description: "Xcode's name of a device: iPhone 15"),
    Parameter(name: "size", kind: .string, option: "--size", description: "The size in points: 320x480"),
    Parameter(name: "dark", kind: .boolean, option: "--dark", description: "Dark instead of light"),
    Parameter(
      name: "system", kind: .string, option: "--look", description: "iOS18, iOS26, macOS15 or macOS26"),
    Parameter(name: "scale", kind: .string, option: "--scale", description: "The pixels per point: 2"),
    Parameter(name: "locale", kind: .string, option: "--locale", description: "en_US, de, ar"),
    Parameter(name: "rtl", kind: .boolean, option: "--rtl", description: "From right to left"),
    Parameter(name: "typeSize", kind: .string, option: "--type-size", description: "large, xxxLarge, accessibility3"),
    Parameter(
      name: "pseudolanguage", kind: .string, option: "--pseudolanguage",
      description: "accented, doubleLength or rightToLeft"),
    Parameter(
      name: "moment", kind: .integer, option: "--moment",
      description: "The milliseconds since the view appeared; without it, the end of its animations"),
    Parameter(
      name: "steps", kind: .array, option: "",
      description: "What to do first, in order: \"tap Buy\", \"type Email=ada@example.org\", \"select Size=Large\""),
    Parameter(
      name: "timeout", kind: .integer, option: "--timeout",
      description: "The seconds that the view may take to be drawn: 60 unless this says otherwise"),
  ]

  private static let part = Parameter(
    name: "view", kind: .integer, option: "--view", description: "The number of a view: only it and those in it")
  private static let all = Parameter(
    name: "all", kind: .boolean, option: "--all", description: "Everything, even if it is longer than 4 KB")

  /// The tools of the server.
  static let tools: [MCPTool] = [
    MCPTool(
      name: "list", description: "Lists the previews of the package, and its views without parameters.",
      command: ["look", "--json"], parameters: [all]),
    MCPTool(
      name: "look",
      description: """
        Draws a view and returns JSON of at most 4 KB (size, views with frames in points, texts and states, findings of \
        audits, what is missing) with two pictures: a plain one, and one with the numbers of the views.
        """,
      command: ["look", "--json"],
      parameters: state + [
        Parameter(
          name: "at", kind: .string, option: "--at",
          description: "A point in points, as x,y: what is there, and why it has its colour"),
        part, all,
      ], hasPictures: true),
    MCPTool(
      name: "tree",
      description: "Returns the views of a view with frames, texts and states, without pictures and audits.",
      command: ["look", "--json", "--no-audits"], parameters: state + [part, all]),
    MCPTool(
      name: "compare",
      description: """
        Says what has changed in a view since a commit or from a golden: moved, resized, recoloured, reworded, added and removed \
        views, with a picture of both.
        """,
      command: ["look", "--json", "--no-audits"],
      parameters: state + [
        Parameter(
          name: "against", kind: .string, option: "--against",
          description: "A commit such as HEAD, the path of a golden, or the word golden", isRequired: true), part, all,
      ], hasPictures: true),
    MCPTool(
      name: "audit",
      description:
        "Looks for twenty kinds of issues in a view: contrast, clipped text, hit regions, labels and the like.",
      command: ["look", "--json", "--show", "findings"], parameters: state + [part, all]),
    MCPTool(
      name: "record",
      description: """
        Records snapshots as goldens, after a person has agreed. Look at the view first, and say what has changed and why.
        """,
      command: ["record", "--report", "never"],
      parameters: [
        Parameter(
          name: "name", kind: .string, option: "--only",
          description: "The whole name of a snapshot such as CardTests/dark",
          isRequired: true, isExact: true)
      ], consent: { "Replace the golden images of \($0) with what the tests draw now?" }),
  ]
}
