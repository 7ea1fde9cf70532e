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
  /// The number of the view to which the list of views is limited.
  var view: Int?
  var part = Part.all
  /// The arguments that ask for the same view again.
  var command: [String] = []

  // MARK: JSON

  /// The JSON. If it would be too long, texts are shortened first; then views that say nothing of themselves are left out, then
  /// the last findings and views. `more` counts them, and says how to get them.
  func json(limit: Int? = limit) -> String {
    let (all, most) = (views, findings.count)
    func text(_ views: [LookAnswer.SeenView], _ findings: Int, _ texts: Int?, isBrief: Bool = false) -> String {
      json(of: views, findings: findings, texts: texts, isBrief: isBrief).lines + "\n"
    }
    guard let limit else { return text(all, most, nil) }
    let telling = Self.telling(all)
    let forms: [(views: [LookAnswer.SeenView], findings: Int, texts: Int?)] =
      [nil, 60, 24].map { (all, most, $0) } + [60, 24].map { (telling, most, $0) }
    for form in forms {
      let text = text(form.views, form.findings, form.texts)
      if text.utf8.count <= limit { return text }
    }
    for findings in [most, 12, 6, 3] where findings <= most {
      // At least a third of the views, before findings are left out.
      let fewest = findings == 3 || most < 6 ? 0 : telling.count / 3
      var (low, high) = (fewest, telling.count)
      while low < high {
        let middle = (low + high + 1) / 2
        let isShort = text(Array(telling.prefix(middle)), findings, 24).utf8.count <= limit
        if isShort { low = middle } else { high = middle - 1 }
      }
      let text = text(Array(telling.prefix(low)), findings, 24)
      if text.utf8.count <= limit { return text }
    }
    return text([], 0, 24, isBrief: true)
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

  /// The views in the one that is asked for, or all.
  var views: [LookAnswer.SeenView] {
    part == .findings ? [] : inside
  }

  /// The findings in these views.
  var findings: [LookAnswer.Finding] {
    guard part != .tree else { return [] }
    guard view != nil else { return answer.findings }
    let numbers = Set(inside.map(\.number))
    return answer.findings.filter { $0.view.map(numbers.contains) == true }
  }

  private var inside: [LookAnswer.SeenView] {
    guard let view else { return answer.views }
    var inside: Set<Int> = [view]
    return answer.views.filter { seen in
      if let parent = seen.parent, inside.contains(parent) { inside.insert(seen.number) }
      return inside.contains(seen.number)
    }
  }

  private func json(
    of views: [LookAnswer.SeenView], findings: Int, texts: Int?, isBrief: Bool = false
  ) -> JSONValue {
    let source = answer.name.flatMap { name in name.file.map { "\($0)\(name.line.map { ":\($0)" } ?? "")" } }
    let conditions = LookRequest.Condition.allCases.compactMap { condition in
      answer.conditions[condition].map { JSONValue.Field(name: condition.rawValue, value: .string($0)) }
    }
    let about = self.findings
    let gaps = answer.gaps.prefix(isBrief ? 3 : 12).map { $0.json(limit: texts.map { $0 * 6 } ?? .max) }
    let changed = changes?.json(limit: isBrief ? 3 : texts == nil ? .max : 24)
    return .fields([
      "schema": .number(Double(Self.version)), "name": .string(answer.name?.name ?? ""),
      "module": (answer.name?.module).map { .string($0) }, "source": source.map { .string($0) },
      "size": .numbers([answer.width, answer.height]), "scale": .number(answer.scale),
      "conditions": .object(conditions),
      "pictures": .object(pictures.map { JSONValue.Field(name: $0.name, value: .string($0.path)) }),
      "at": answer.point?.json, "against": changes.map { .string($0.base) }, "changes": changed,
      "missing": .list(gaps),
      "findings": part == .tree ? nil : .array(about.prefix(findings).map { $0.json(hasPath: part == .findings) }),
      "warnings": .list(answer.warnings.prefix(isBrief ? 1 : 6).map { .string($0.short(texts.map { $0 * 6 })) }),
      "views": .list(views.map { $0.json(limit: texts) }),
      "more": more(views: views.count, findings: min(findings, about.count), of: about.count, texts: texts),
    ])
  }

  /// What was left out, and how to ask for it.
  private func more(views: Int, findings: Int, of about: Int, texts: Int?) -> JSONValue? {
    let left = (self.views.count - views, about - findings)
    let changesLeft = texts == nil ? 0 : max(0, (changes?.changes.count ?? 0) - 24)
    guard left.0 + left.1 + changesLeft > 0 || texts != nil else { return nil }
    let arguments = command.map(\.shellWord).joined(separator: " ")
    return .fields([
      "views": left.0 > 0 ? .number(Double(left.0)) : nil, "findings": left.1 > 0 ? .number(Double(left.1)) : nil,
      "changes": changesLeft > 0 ? .number(Double(changesLeft)) : nil,
      "textsAreShortened": texts == nil ? nil : .bool(true),
      "part": .string("touchstone look \(arguments) --json --view NUMBER"),
      "all": .string("touchstone look \(arguments) --json --all"),
    ])
  }

  // MARK: Failures

  /// A failure as JSON. Of many errors, the first are in it.
  static func json(_ failure: LookFailure, limit: Int? = limit) -> String {
    var errors: [CompilerMessage] = []
    var message = failure.description
    if case .notBuilt(let found, _) = failure, !found.isEmpty {
      errors = found
      message = "The package does not build."
    }
    func text(_ count: Int, _ length: Int) -> String {
      JSONValue.fields([
        "schema": .number(Double(version)), "error": .string(failure.kind),
        "message": .string(message.short(length)),
        "errors": .list(errors.prefix(count).map(\.json)),
        "more": errors.count > count ? .fields(["errors": .number(Double(errors.count - count))]) : nil,
      ]).lines + "\n"
    }
    for count in stride(from: errors.count, through: 0, by: -1) {
      let text = text(count, limit.map { $0 / 2 } ?? .max)
      if limit.map({ text.utf8.count <= $0 }) ?? true { return text }
    }
    return text(0, 600)
  }
}

// MARK: - Parts

extension LookAnswer.SeenView {
  /// Whether the view says or draws something itself, rather than only holding others.
  fileprivate var isTelling: Bool {
    [text, identifier, label, value, details].contains { $0 != nil } || !states.isEmpty || !colors.isEmpty
  }

  func json(limit: Int?) -> JSONValue {
    .fields([
      "n": .number(Double(number)), "in": parent.map { .number(Double($0)) }, "type": .string(type),
      "frame": .numbers(frame), "text": text.map { .string($0.short(limit)) },
      "id": identifier.map { .string($0.short(limit)) }, "label": label.map { .string($0.short(limit)) },
      "value": value.map { .string($0.short(limit)) }, "states": .list(states.map { .string($0) }),
      "details": details.map { .string($0.short(limit)) }, "colors": .list(colors.prefix(4).map { .string($0) }),
    ])
  }
}

extension LookAnswer.Finding {
  /// - Parameter hasPath: Whether the views, whose numbers findings name, are not listed.
  fileprivate func json(hasPath: Bool) -> JSONValue {
    .fields([
      "kind": .string(kind), "view": view.map { .number(Double($0)) },
      "path": view == nil || hasPath ? .string(path) : nil,
      "frame": .numbers(frame), "measured": .string(measured), "limit": .string(limit), "fix": .string(fix),
    ])
  }
}

extension LookAnswer.Gap {
  fileprivate func json(limit: Int) -> JSONValue {
    .fields(["kind": .string(kind), "name": .string(name), "message": .string(message.short(limit))])
  }
}

extension LookAnswer.Point {
  fileprivate var json: JSONValue {
    .fields([
      "point": .numbers([x, y]), "color": .string(color), "view": view.map { .number(Double($0)) },
      "layers": .array(
        layers.prefix(8).map { layer in
          .fields([
            "view": layer.view.map { .number(Double($0)) }, "step": .string(layer.step), "paint": .string(layer.paint),
            "opacity": layer.opacity == 1 ? nil : .number(layer.opacity),
          ])
        }),
    ])
  }
}

extension CompilerMessage {
  var json: JSONValue {
    .fields([
      "file": .string(file), "line": .number(Double(line)), "column": .number(Double(column)),
      "message": .string(message), "hint": hint.map { .string($0) },
    ])
  }
}

extension String {
  /// The text, or its beginning if it is longer than a number of characters.
  func short(_ limit: Int?) -> String {
    guard let limit, count > limit else { return self }
    return prefix(max(0, limit - 1)) + "…"
  }
}
