import Foundation

/// A JSON value whose objects keep the order of their fields, so that what matters comes first and the same input gives the
/// same bytes.
indirect enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Field])

  struct Field: Hashable, Sendable {
    var name: String
    var value: JSONValue
  }

  /// Creates an object. Fields without a value are left out.
  static func fields(_ fields: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(fields.compactMap { name, value in value.map { Field(name: name, value: $0) } })
  }

  /// Creates an array; nil if it is empty.
  static func list(_ values: [JSONValue]) -> JSONValue? { values.isEmpty ? nil : .array(values) }

  static func numbers(_ values: [Double]) -> JSONValue { .array(values.map { .number($0) }) }

  subscript(_ name: String) -> JSONValue? {
    guard case .object(let fields) = self else { return nil }
    return fields.first { $0.name == name }?.value
  }

  var text: String? { if case .string(let text) = self { text } else { nil } }
  var elements: [JSONValue]? { if case .array(let values) = self { values } else { nil } }

  // MARK: Text

  /// The value in one line, without spaces.
  var line: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): Self.number(value)
    case .string(let text): Self.quoted(text)
    case .array(let values): "[" + values.map(\.line).joined(separator: ",") + "]"
    case .object(let fields):
      "{" + fields.map { Self.quoted($0.name) + ":" + $0.value.line }.joined(separator: ",") + "}"
    }
  }

  /// The value with each field of the outermost object, and each element of an array in it, on a line of its own: little longer
  /// than in one line, and readable.
  var lines: String {
    guard case .object(let fields) = self else { return line }
    let texts = fields.map { field in
      let value: String
      if case .array(let values) = field.value, values.contains(where: \.isObject) {
        value = "[\n" + values.map(\.line).joined(separator: ",\n") + "\n]"
      } else {
        value = field.value.line
      }
      return Self.quoted(field.name) + ":" + value
    }
    return "{\n" + texts.joined(separator: ",\n") + "\n}"
  }

  private var isObject: Bool { if case .object = self { true } else { false } }

  private static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    return value == value.rounded() && abs(value) <= 0x1p53 ? String(Int(value)) : "\(value)"
  }

  /// - Source: RFC 8259, 7: quotation marks, reverse solidi and control characters are escaped. So are those that change the
  ///   direction of text, which a terminal might obey.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case _ where [.control, .format, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory):
        for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
          let digits = String(unit, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  // MARK: Reading

  /// Reads a text; nil if it is not JSON. The order of fields is that of their names.
  init?(_ data: Data) {
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: data) else { return nil }
    self = value
  }
}

extension JSONValue: Decodable {
  private struct Name: CodingKey {
    var stringValue: String
    var intValue: Int?

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    if let values = try? decoder.container(keyedBy: Name.self) {
      self = .object(
        try values.allKeys.sorted { $0.stringValue < $1.stringValue }
          .map { Field(name: $0.stringValue, value: try values.decode(JSONValue.self, forKey: $0)) })
      return
    }
    if var values = try? decoder.unkeyedContainer() {
      var elements: [JSONValue] = []
      while !values.isAtEnd { elements.append(try values.decode(JSONValue.self)) }
      self = .array(elements)
      return
    }
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else {
      self = .string(try value.decode(String.self))
    }
  }
}
