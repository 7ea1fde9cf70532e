import TouchstoneReport

extension LookChanges.Change {
  /// - Parameters:
  ///   - words: The most texts in a list.
  ///   - limit: The longest text, in bytes.
  func json(words: Int, limit: Int?) -> JSONValue {
    func short(_ value: JSONValue?) -> JSONValue? {
      switch value {
      case .string(let text): .string(text.short(limit))
      case .array(let values) where values.contains { $0.text != nil }:
        .array(values.prefix(words).compactMap(short))
      default: value
      }
    }
    return .fields([
      "change": .string(kind.rawValue), "view": view.map { .number(Double($0)) },
      "type": .string(type.short(limit.map { $0 * 6 })), "text": text.map { .string($0.short(limit)) },
      "field": field.map { .string($0) }, "before": short(before), "after": short(after),
      "inside": inside > 0 ? .number(Double(inside)) : nil,
    ])
  }

  /// The change for people, indented.
  var line: String {
    let values = [before, after].map { $0.map(\.line) ?? "" }.filter { !$0.isEmpty }
    return "  \(kind.rawValue): \(view.map { "view \($0) " } ?? "")\(type)"
      + (text.map { " \($0.short(40).debugDescription)" } ?? "")
      + "  \(field.map { $0 + " " } ?? "")\(values.joined(separator: " → "))"
      + (inside > 0 ? " with \(inside) views in it" : "")
  }
}
