/// The description of a test's argument, for the name of a golden.
///
/// It is Swift's own, except that it is the same in every process: the elements of sets and dictionaries, which Swift lists
/// in the order of hashes that begin with a random number, are sorted, and private types have no address. A type's own
/// `description` is taken as it is.
struct ArgumentDescription {
  let text: String

  init(_ value: Any) {
    let description = Self.sorted(value) ?? String(describing: value)
    // To make and to run a regular expression takes long in a debug build, and hardly any description has an address.
    let mayHaveAddress = description.utf8.contains(UInt8(ascii: "$"))
    text =
      mayHaveAddress ? description.replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "") : description
  }

  /// Returns the description of a value with a set or a dictionary in it, or `nil` for any other.
  ///
  /// - Parameter isPart: Whether the value is a part of another one, where Swift writes the types of sets and structures.
  private static func sorted(_ value: Any, isPart: Bool = false) -> String? {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    // Ordered collections of other modules, and `KeyValuePairs`, are no such sets and dictionaries.
    case .set where value is Set<AnyHashable>:
      let elements = mirror.children.map { part($0.value) }.sorted().joined(separator: ", ")
      return isPart ? "Set([\(elements)])" : "[\(elements)]"
    case .dictionary where value is [AnyHashable: Any]:
      let entries = mirror.children.map { entry in
        Mirror(reflecting: entry.value).children.map { part($0.value) }.joined(separator: ": ")
      }
      return entries.isEmpty ? "[:]" : "[\(entries.sorted().joined(separator: ", "))]"
    case .collection where value is [Any]: return list(mirror, "[", "]")
    case .tuple: return list(mirror, "(", ")")
    case .optional: return list(mirror, "Optional(", ")")
    case .struct where !hasOwnDescription(value), .class where !hasOwnDescription(value):
      return list(mirror, "\(isPart ? String(reflecting: mirror.subjectType) : "\(mirror.subjectType)")(", ")")
    case .enum where !hasOwnDescription(value):
      guard let child = mirror.children.first else { return nil }
      let type = isPart ? String(reflecting: mirror.subjectType) + "." : ""
      return sorted(child.value, isPart: true).map { "\(type)\(child.label ?? "")(\($0))" }
    default: return nil
    }
  }

  private static func hasOwnDescription(_ value: Any) -> Bool {
    value is any CustomStringConvertible || value is any CustomDebugStringConvertible
      || value is any TextOutputStreamable
  }

  private static func part(_ value: Any) -> String { sorted(value, isPart: true) ?? String(reflecting: value) }

  private static func list(_ mirror: Mirror, _ start: String, _ end: String) -> String? {
    guard mirror.children.contains(where: { sorted($0.value, isPart: true) != nil }) else { return nil }
    let parts = mirror.children.map { child in
      // The elements of tuples without labels are called `.0`, `.1`.
      let label = child.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? ""
      return (mirror.displayStyle == .optional ? "" : label) + part(child.value)
    }
    return start + parts.joined(separator: ", ") + end
  }
}
