import ArgumentParser
import Foundation
import TouchstoneReport
import TouchstoneSnapshots

/// What is printed about a view: what matters first, and no more than a reader with little room can take.
struct LookReport {
  /// The version of the JSON, which changes when a field changes its meaning or goes.
  static let version = 1
  /// The longest JSON, in bytes, unless all is asked for.
  static let limit = 4096

  /// What is printed besides the facts about the picture.
  enum Part: String, CaseIterable, ExpressibleByArgument {
    case all, tree, findings
  }

  let answer: LookAnswer
  /// The pictures, relative to the package.
  var pictures: [(name: String, path: String)] = []
  var changes: LookChanges?
  /// The number of the view to which the answer is limited.
  var view: Int? {
    didSet { shownNumbers = view.map { Self.numbers(in: $0, of: answer.views) } }
  }
  /// The numbers of the view and of those in it; nil if all are printed.
  private(set) var shownNumbers: Set<Int>?
  var part = Part.all
  /// How the look was called.
  var call = LookCommand.plain
  /// The name that was asked for, and the options that ask for the same state again.
  var name = ""
  var state: [String] = []
  /// Those that ask for the rest of the answer.
  var details: [String] = []
  /// Those that ask for the rest of one view: a comparison also decides how it is drawn, and its number and point are its own.
  private var partDetails: [String] { details.filter { !$0.hasPrefix("--view=") && !$0.hasPrefix("--at=") } }

  // MARK: JSON

  /// How much of an answer is printed.
  private struct Form {
    var views: [LookAnswer.SeenView]
    var findings = Int.max
    var changes = Int.max
    var gaps = Int.max
    var warnings = Int.max
    var layers = Int.max
    /// The most colours and states of a view.
    var words = Int.max
    /// The longest text, in bytes.
    var texts: Int?

    /// The form with shorter texts and lists.
    func shortened(to texts: Int) -> Form {
      var form = self
      form.texts = texts
      (form.changes, form.gaps, form.warnings, form.layers, form.words) = (24, 12, 6, 8, 4)
      return form
    }

    /// The form with the beginning of everything.
    func brief(_ most: Int) -> Form {
      var form = self
      (form.views, form.findings, form.texts, form.words) = ([], min(findings, most), 24, 2)
      (form.changes, form.gaps, form.warnings, form.layers) = (most, most, min(most, 1), most)
      return form
    }
  }

  /// The JSON. If it would be too long, texts and lists are shortened first; then views that say nothing of themselves are left
  /// out, then the last findings and views. `more` counts them, and says how to get them.
  func json(limit: Int? = limit) -> String {
    let whole = Form(views: views)
    func text(_ form: Form) -> String { json(of: form).lines + "\n" }
    guard let limit else { return text(whole) }
    let telling = Self.telling(views)
    var few = whole
    few.views = telling
    for form in [whole, whole.shortened(to: 60), whole.shortened(to: 24), few.shortened(to: 60), few.shortened(to: 24)]
    {
      let text = text(form)
      if text.utf8.count <= limit { return text }
    }
    let most = findings.count
    for findings in [most, 12, 6, 3] where findings <= most {
      // At least a third of the views, before findings are left out.
      let fewest = findings == 3 || most < 6 ? 0 : telling.count / 3
      func form(_ views: Int) -> Form {
        var form = few.shortened(to: 24)
        (form.views, form.findings) = (Array(telling.prefix(views)), findings)
        return form
      }
      let count = Self.most(telling.count, from: fewest) { text(form($0)).utf8.count <= limit }
      let text = text(form(count))
      if text.utf8.count <= limit { return text }
    }
    for count in [3, 1, 0] {
      let text = text(whole.brief(count))
      if text.utf8.count <= limit { return text }
    }
    // A character of control takes six bytes.
    var shortest = whole.brief(0)
    shortest.texts = 4
    return text(shortest)
  }

  /// Returns the largest number up to a limit that fits; the smallest if none does.
  static func most(_ limit: Int, from fewest: Int = 0, fits: (Int) -> Bool) -> Int {
    var (low, high) = (fewest, limit)
    while low < high {
      let middle = (low + high + 1) / 2
      if fits(middle) { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Returns the views that say something of themselves, each in the next one around it that does.
  private static func telling(_ views: [LookAnswer.SeenView]) -> [LookAnswer.SeenView] {
    var parents: [Int: Int?] = [:]
    return views.enumerated().compactMap { index, view in
      let parent = view.parent.flatMap { parents[$0] ?? nil }
      guard index == 0 || view.isTelling else {
        parents[view.number] = parent
        return nil
      }
      parents[view.number] = view.number
      var view = view
      view.parent = parent
      return view
    }
  }

  private func json(of form: Form) -> JSONValue {
    let source = answer.name.flatMap { name in name.file.map { "\($0)\(name.line.map { ":\($0)" } ?? "")" } }
    // Names and messages are longer than what views say.
    let long = form.texts.map { $0 * 6 }
    let conditions = LookRequest.Condition.allCases.compactMap { condition in
      answer.conditions[condition].map {
        JSONValue.Field(name: condition.rawValue, value: .string($0.short(form.texts.map { max($0, 16) })))
      }
    }
    return .fields([
      "schema": .number(Double(Self.version)), "name": .string((answer.name?.name ?? "").short(long)),
      "module": (answer.name?.module).map { .string($0.short(long)) }, "source": source.map { .string($0.short(long)) },
      "size": .numbers([answer.width, answer.height]), "scale": .number(answer.scale),
      "conditions": .object(conditions),
      "pictures": .object(pictures.map { JSONValue.Field(name: $0.name, value: .string($0.path)) }),
      "at": answer.point?.json(layers: form.layers, limit: long),
      "against": changes.map { .string($0.base.short(long)) },
      "samePicture": changes.map { .bool($0.isSamePicture) },
      "changes": changes.map { _ in
        .array(changedViews.prefix(form.changes).map { $0.json(words: form.words, limit: form.texts) })
      },
      "missing": .list(gaps.prefix(form.gaps).map { $0.json(limit: long) }),
      "findings": part == .tree || !answer.isAudited
        ? nil : .array(findings.prefix(form.findings).map { $0.json(hasPath: part == .findings, limit: long) }),
      "warnings": .list(warnings.prefix(form.warnings).map { .string($0.short(long)) }),
      "views": .list(form.views.map { $0.json(words: form.words, limit: form.texts) }),
      "more": more(than: form),
    ])
  }

  /// What was left out, and how to ask for it.
  private func more(than form: Form) -> JSONValue? {
    func left(_ all: Int, _ printed: Int) -> JSONValue? { all > printed ? .number(Double(all - printed)) : nil }
    let counts: KeyValuePairs<String, JSONValue?> = [
      "views": left(views.count, form.views.count), "findings": left(findings.count, form.findings),
      "changes": left(changedViews.count, form.changes), "missing": left(gaps.count, form.gaps),
      "warnings": left(warnings.count, form.warnings),
      "layers": left(answer.point?.layers.count ?? 0, form.layers),
    ]
    guard form.texts != nil || counts.contains(where: { $0.value != nil }) else { return nil }
    guard case .object(let fields) = JSONValue.fields(counts) else { return nil }
    let printed = Set(form.views.map(\.number))
    let commands: KeyValuePairs<String, JSONValue?> = [
      "textsAreShortened": form.texts == nil ? nil : .bool(true),
      // What was left out first has the next one around it in the answer.
      "part": views.first { !printed.contains($0.number) }
        .flatMap { runnable(partDetails + ["--view=\($0.number)", "--json"]) },
      "all": runnable(details + ["--json", "--all"]),
    ]
    guard case .object(let rest) = JSONValue.fields(commands) else { return nil }
    return .object(fields + rest)
  }

  /// The longest command, in bytes. One that is cut cannot be run, so a longer one is left out.
  private static let longestCommand = 800

  /// Returns the command that asks for the same view with further options, if there is room for it.
  private func runnable(_ words: [String]) -> JSONValue? { Self.runnable(call.line(name, state + words)) }

  /// Returns a command, if there is room for it.
  static func runnable(_ command: String) -> JSONValue? {
    let line = JSONValue.string(command)
    return line.line.utf8.count <= longestCommand ? line : nil
  }
}

// MARK: - Parts

extension LookAnswer.SeenView {
  /// Whether the view says or draws something itself, rather than only holding others.
  fileprivate var isTelling: Bool {
    [text, identifier, label, value, details].contains { $0 != nil } || !states.isEmpty || !colors.isEmpty
  }

  func json(words: Int, limit: Int?) -> JSONValue {
    .fields([
      "n": .number(Double(number)), "in": parent.map { .number(Double($0)) },
      "type": .string(type.short(limit.map { $0 * 6 })),
      "frame": .numbers(frame), "text": text.map { .string($0.short(limit)) },
      "id": identifier.map { .string($0.short(limit)) }, "label": label.map { .string($0.short(limit)) },
      "value": value.map { .string($0.short(limit)) }, "states": .list(states.map { .string($0) }),
      "details": details.map { .string($0.short(limit)) },
      "colors": .list(colors.prefix(words).map { .string($0.short(limit)) }),
    ])
  }
}

extension LookAnswer.Finding {
  /// - Parameter hasPath: Whether the views, whose numbers findings name, are not listed.
  fileprivate func json(hasPath: Bool, limit length: Int?) -> JSONValue {
    .fields([
      "kind": .string(kind), "view": view.map { .number(Double($0)) },
      "path": view == nil || hasPath ? .string(path.short(length)) : nil,
      "frame": .numbers(frame), "measured": .string(measured.short(length)), "limit": .string(limit.short(length)),
      "fix": .string(fix.short(length)),
    ])
  }
}

extension LookAnswer.Gap {
  /// What is missing, for people.
  var line: String { "\(kind) \(name.debugDescription): \(message)" }

  fileprivate func json(limit: Int?) -> JSONValue {
    .fields(["kind": .string(kind), "name": .string(name.short(limit)), "message": .string(message.short(limit))])
  }
}

extension LookAnswer.Point {
  fileprivate func json(layers most: Int, limit: Int?) -> JSONValue {
    .fields([
      "point": .numbers([x, y]), "color": .string(color), "view": view.map { .number(Double($0)) },
      "layers": .array(
        layers.prefix(most).map { layer in
          .fields([
            "view": layer.view.map { .number(Double($0)) }, "step": .string(layer.step),
            "paint": .string(layer.paint.short(limit)),
            "opacity": layer.opacity == 1 ? nil : .number(layer.opacity),
          ])
        }),
    ])
  }
}

extension CompilerMessage {
  func json(limit: Int?) -> JSONValue {
    .fields([
      "file": .string(file), "line": .number(Double(line)), "column": .number(Double(column)),
      "message": .string(message.short(limit)), "hint": hint.map { .string($0.short(limit)) },
    ])
  }
}
