import Foundation

@testable import touchstone

/// The part of JSON Schema that Touchstone's schemas use.
///
/// - Source: JSON Schema 2020-12, "Core" 8.2 and "Validation" 6 and 9.5. A keyword that is not known fails, so that no rule is passed
///   over.
struct JSONSchema {
  let root: JSONValue
  /// Whether fields and words that the schema does not name are faults: it is open to those of later versions, but this version has to
  /// document its own.
  var isStrict = true

  init(_ root: JSONValue) {
    self.root = root
  }

  /// Returns what is wrong with a value.
  func faults(in value: JSONValue) -> [String] { faults(in: value, root, at: "$") }

  private func faults(in value: JSONValue, _ schema: JSONValue, at path: String) -> [String] {
    guard case .object(let rules) = schema else { return ["\(path): the schema is no object"] }
    return rules.flatMap { rule in faults(in: value, rule, at: path) }
  }

  private func faults(
    in value: JSONValue, _ rule: JSONValue.Field, at path: String
  ) -> [String] {
    switch (rule.name, rule.value, value) {
    case ("$schema", _, _), ("$defs", _, _), ("title", _, _), ("description", _, _): return []
    case ("$ref", .string(let name), _):
      guard let target = root["$defs"]?[String(name.dropFirst("#/$defs/".count))] else { return ["no \(name)"] }
      return faults(in: value, target, at: path)
    case ("oneOf", .array(let choices), _):
      let results = choices.map { faults(in: value, $0, at: path) }
      let least = results.min { $0.count < $1.count } ?? []
      return results.count { $0.isEmpty } == 1 ? [] : least.isEmpty ? ["\(path) fits several forms"] : least
    case ("type", .string(let type), _): return Self.has(value, type) ? [] : ["\(path) is no \(type)"]
    case ("const", let only, _): return value == only ? [] : ["\(path) is not \(only.line)"]
    case ("enum", .array(let values), _): return values.contains(value) ? [] : ["\(path) is \(value.line)"]
    case ("required", .array(let names), _):
      return names.compactMap(\.text).filter { value[$0] == nil }.map { "\(path).\($0) is missing" }
    case ("dependentRequired", .object(let needs), .object):
      return needs.filter { value[$0.name] != nil }.flatMap { need in
        (need.value.elements ?? []).compactMap(\.text).filter { value[$0] == nil }
          .map { "\(path).\($0) is missing beside \(need.name)" }
      }
    case ("properties", _, .object(let fields)):
      return fields.flatMap { field in
        rule.value[field.name].map { faults(in: field.value, $0, at: "\(path).\(field.name)") }
          ?? (isStrict ? ["\(path).\(field.name) is not in the schema"] : [])
      }
    case ("examples", .array(let values), _):
      return isStrict && !values.contains(value) ? ["\(path) is \(value.line), which is no example"] : []
    case ("items", _, .array(let values)):
      return values.enumerated().flatMap { faults(in: $0.element, rule.value, at: "\(path)[\($0.offset)]") }
    case ("minItems", .number(let least), .array(let values)):
      return Double(values.count) < least ? ["\(path) has \(values.count) elements"] : []
    case ("maxItems", .number(let most), .array(let values)):
      return Double(values.count) > most ? ["\(path) has \(values.count) elements"] : []
    case ("dependentRequired", _, _), ("properties", _, _), ("items", _, _), ("minItems", _, _), ("maxItems", _, _):
      return []
    default: return ["\(path): unknown rule \(rule.name)"]
    }
  }

  private static func has(_ value: JSONValue, _ type: String) -> Bool {
    switch (type, value) {
    case ("string", .string), ("array", .array), ("object", .object), ("boolean", .bool), ("number", .number): true
    case ("integer", .number(let number)): number == number.rounded()
    default: false
    }
  }

  /// The published schema of `touchstone look`.
  static func ofLook() throws -> JSONSchema {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/Testing/TouchstoneTesting/TouchstoneTesting.docc/Resources/look.schema.json")
    let data = try Data(contentsOf: file)
    guard let value = JSONValue(data) else { throw CocoaError(.fileReadCorruptFile) }
    return JSONSchema(value)
  }
}
