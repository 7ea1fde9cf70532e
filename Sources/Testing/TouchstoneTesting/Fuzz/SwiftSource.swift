import Foundation

/// Values as Swift expressions, which previews show.
enum SwiftSource {
  /// Returns an expression that makes a value.
  static func expression(_ value: Any) -> String {
    (value as? any Fuzzable)?.sourceCode ?? reflected(value)
  }

  /// Returns an expression for a value of any type: of a structure, its initialiser with a parameter for each stored property.
  static func reflected(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    let parts = mirror.children.map { (label: $0.label, code: expression($0.value)) }
    switch mirror.displayStyle {
    case .optional: return parts.first?.code ?? "nil"
    case .collection: return "[\(parts.map(\.code).joined(separator: ", "))]"
    // In an order that is always the same.
    case .set: return "[\(parts.map(\.code).sorted().joined(separator: ", "))]"
    case .dictionary: return dictionary(mirror)
    case .tuple: return arguments(parts.map { ($0.label?.hasPrefix(".") == true ? nil : $0.label, $0.code) })
    case .enum:
      let type = name(of: type(of: value))
      guard let payload = mirror.children.first else { return "\(type).\(value)" }
      let isTuple = Mirror(reflecting: payload.value).displayStyle == .tuple
      let code = expression(payload.value)
      return "\(type).\(payload.label ?? "")\(isTuple ? code : "(\(code))")"
    case .struct, .class, .foreignReference: return name(of: type(of: value)) + arguments(parts)
    case nil: return "\(value)"
    @unknown default: return "\(value)"
    }
  }

  private static func arguments(_ parts: [(label: String?, code: String)]) -> String {
    "(\(parts.map { part in (part.label.map { "\($0): " } ?? "") + part.code }.joined(separator: ", ")))"
  }

  private static func dictionary(_ mirror: Mirror) -> String {
    let entries = mirror.children.map { entry in
      Mirror(reflecting: entry.value).children.map { expression($0.value) }.joined(separator: ": ")
    }
    return entries.isEmpty ? "[:]" : "[\(entries.sorted().joined(separator: ", "))]"
  }

  /// The name of a type as files of its module write it, also within another one: `Array<Badge.Size>`.
  static func name(of type: Any.Type) -> String {
    String(reflecting: type)
      // Where a private type is declared, which Swift has no name for.
      .replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
      // The module of each type.
      .replacing(/(^|[<(, ])[^<>(), .]+\./) { $0.output.1 }
  }

  /// A string literal. Characters that cannot be seen are written by their numbers.
  static func literal(_ text: String) -> String {
    let escapes: [Unicode.Scalar: String] = ["\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"]
    let scalars = text.unicodeScalars.map { scalar -> String in
      if let escape = escapes[scalar] { return escape }
      switch scalar.properties.generalCategory {
      case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator, .privateUse,
        .unassigned:
        return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: return String(scalar)
      }
    }
    return "\"\(scalars.joined())\""
  }
}
