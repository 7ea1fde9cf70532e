import Foundation
import TouchstoneReport

extension LookReport {
  /// The most colours of a view in a text that does not have all.
  private static let mostColors = 4

  /// Returns the report for people, in which only colours of a view with many are left out.
  func text(all: Bool = false) -> String {
    let name = answer.name?.name ?? ""
    let source = answer.name.flatMap { name in name.file.map { "\($0)\(name.line.map { ":\($0)" } ?? "")" } }
    let conditions = LookRequest.Condition.allCases.compactMap { answer.conditions[$0] }.joined(separator: ", ")
    var lines = [
      "\(name)  \(answer.width.short)×\(answer.height.short) pt @\(answer.scale.short)x  \(conditions)"
        + (source.map { "  \($0)" } ?? "")
    ]
    lines += pictures.map { "  \($0.name): \($0.path)" }
    if let point = answer.point { lines += ["", pointText(point)] }
    if let changes { lines += [""] + changes.lines(of: changedViews) }
    lines += section("Missing", gaps.map(\.line))
    lines += section(
      "Findings",
      findings.map { finding in
        """
        \(finding.kind): \(finding.view.map { "view \($0), " } ?? "")\(finding.path)
            measured: \(finding.measured); limit: \(finding.limit)
            fix: \(finding.fix)
        """
      })
    if part != .tree, answer.isAudited, findings.isEmpty {
      lines += ["", "No findings" + (view.map { " in view \($0)" } ?? "")]
    }
    lines += section("Warnings", warnings)
    return (lines + [""] + tree(colors: all ? .max : Self.mostColors)).joined(separator: "\n")
  }

  private func section(_ title: String, _ entries: [String]) -> [String] {
    entries.isEmpty ? [] : ["", "\(title):"] + entries.map { "  \($0)" }
  }

  /// A line for each view, indented below the one that it is in.
  private func tree(colors most: Int) -> [String] {
    var depths: [Int: Int] = [:]
    let width = "\(answer.views.last?.number ?? 0)".count
    return views.map { view in
      let depth = view.parent.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
      depths[view.number] = depth
      let number = String(repeating: " ", count: width - "\(view.number)".count) + "\(view.number)"
      let frame = "(\(view.frame[0].short), \(view.frame[1].short)) \(view.frame[2].short)×\(view.frame[3].short)"
      let words = [
        view.type, view.text?.debugDescription, view.details, frame,
        view.identifier.map { "id: \($0.debugDescription)" },
        view.label.map { "label: \($0.debugDescription)" }, view.value.map { "value: \($0.debugDescription)" },
        view.states.isEmpty ? nil : "[\(view.states.joined(separator: ", "))]",
        view.colors.isEmpty ? nil : view.colors.prefix(most).joined(separator: " "),
        view.colors.count > most ? "and \(view.colors.count - most) more (--all)" : nil,
      ]
      return "\(number)  \(String(repeating: "  ", count: depth))\(words.compactMap(\.self).joined(separator: " "))"
    }
  }

  private func pointText(_ point: LookAnswer.Point) -> String {
    let name = { (number: Int?) in
      number.flatMap { number in self.answer.views.first { $0.number == number } }
        .map { "view \($0.number) \($0.type)\($0.text.map { " \($0.debugDescription)" } ?? "")" } ?? "no view"
    }
    let head = "At (\(point.x.short), \(point.y.short)): \(point.color), in \(name(point.view))"
    let layers = point.layers.map { layer in
      "  \(layer.step) \(layer.paint)\(layer.opacity == 1 ? "" : " at opacity \(layer.opacity.short)") by \(name(layer.view))"
    }
    return ([head + (layers.isEmpty ? "" : ". From the front:")] + layers).joined(separator: "\n")
  }
}

extension Double {
  /// The number with at most two decimals, and none if it is whole.
  var short: String {
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : "\(rounded)"
  }
}
