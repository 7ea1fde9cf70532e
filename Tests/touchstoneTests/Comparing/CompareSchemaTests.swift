import Foundation
import Testing

/// The documents of `--json` against the schema that the documentation publishes.
@Suite struct CompareSchemaTests {
  private static let schema = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent(
      "../../../Sources/Testing/TouchstoneTesting/TouchstoneTesting.docc/Resources/compare-2.schema.json")

  private func object(_ data: Data) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  /// What is wrong with a value by the keywords that the schema uses.
  ///
  /// - Source: JSON Schema 2020-12, `type`, `enum`, `required`, `properties`, `additionalProperties` and `items`.
  private func faults(_ value: Any, _ schema: [String: Any], at path: String) -> [String] {
    func isOfType(_ type: String) -> Bool {
      switch type {
      case "object": value is [String: Any]
      case "array": value is [Any]
      case "string": value is String
      case "boolean": value is Bool
      case "integer": (value as? Double).map { $0 == $0.rounded() } ?? false
      case "number": value is Double
      default: false
      }
    }
    let type = schema["type"] as? String ?? ""
    guard isOfType(type) else { return ["\(path): not of type \(type): \(value)"] }
    var faults: [String] = []
    if let allowed = schema["enum"] as? [String], let text = value as? String, !allowed.contains(text) {
      faults.append("\(path): \(text) is not one of \(allowed)")
    }
    if let object = value as? [String: Any] {
      let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
      for key in schema["required"] as? [String] ?? [] where object[key] == nil { faults.append("\(path): no \(key)") }
      for (key, inner) in object {
        guard let rule = properties[key] else {
          faults.append("\(path): \(key) is not in the schema")
          continue
        }
        faults += self.faults(inner, rule, at: "\(path).\(key)")
      }
    }
    if let items = value as? [Any], let rule = schema["items"] as? [String: Any] {
      for (index, item) in items.enumerated() { faults += self.faults(item, rule, at: "\(path)[\(index)]") }
    }
    return faults
  }

  @Test(arguments: [
    "a.png a.png", "a.png b.png --metric flip --threshold 0.2",
    "a.png b.png --metric odiff --antialiasing --diff d.png",
    "a.png b.png --max-diff-pixels 9 --max-diff-ratio 0.5", "a.txt b.txt", "old new",
    "a.png broken.png", "a.png b.png --metric perceptual --precision 0.9 --mask 0,0,4,4",
  ])
  func `what JSON says is what the schema says`(arguments: String) throws {
    let folder = try CompareFolder()
    try folder.picture("a.png", square: 4)
    try folder.picture("b.png", square: 20)
    for side in ["old", "new"] { try folder.picture("\(side)/\(side).png", square: 4) }
    try folder.picture("old/moved.png", square: 4)
    try folder.picture("new/moved.png", square: 9)
    try folder.write("new/x.webp", Data())
    for name in ["a.txt", "b.txt", "broken.png"] { try folder.write(name, Data(name.utf8)) }
    let run = try folder.run("touchstone compare \(arguments) --json")
    let found = faults(
      try object(Data(run.output.utf8)), try object(Data(contentsOf: Self.schema)), at: "document")
    #expect(found.isEmpty)
  }

  @Test func `a document that breaks the schema is found out`() throws {
    let schema = try object(Data(contentsOf: Self.schema))
    let wrong: [String: Any] = ["schema": "other", "matches": "yes", "extra": 1]
    let found = faults(wrong, schema, at: "document")
    for part in ["other is not one of", "matches: not of type boolean", "extra is not in the schema", "no totals"] {
      #expect(found.contains { $0.contains(part) }, "\(part)")
    }
  }
}
