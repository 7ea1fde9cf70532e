/// The name of a method to which a control, gesture or notification would send a message. None is sent on Linux.
///
/// - Source: Objective-C runtime, `Selector`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name, such as `tapped:`.
  public let description: String

  /// Creates a selector from a name.
  public init(_ str: String) { description = str }

  public init(stringLiteral value: String) { self.init(value) }
}

/// Returns the selector that `#selector` names.
///
/// `#selector` needs Objective-C, so the plugins `CompileAsIOS` and `CompileAsMacOS` write this function in its place.
///
/// - Parameter declaration: What `#selector` names: `tapped(_:)`, `Card.tapped(_:)` or `getter: Card.title`.
public func _select(_ declaration: String) -> Selector {
  let end = declaration.firstIndex(of: "(") ?? declaration.endIndex
  let name = declaration[..<end].split { ". :`".contains($0) }.last ?? ""
  let labels = declaration[end...].filter { !"() ".contains($0) }.split(separator: ":")
  guard let first = labels.first else {
    return Selector(declaration.hasPrefix("setter:") ? setter(of: name) : "\(name)")
  }
  let rest = labels.dropFirst().map { $0 == "_" ? ":" : "\($0):" }.joined()
  return Selector(name + joined(first, after: name) + ":" + rest)
}

private func setter(of property: Substring) -> String {
  "set\(property.prefix(1).uppercased())\(property.dropFirst()):"
}

/// Returns the label of the first parameter as the name of a method in Objective-C ends with it: `WithFrame`, or `At`.
private func joined(_ label: Substring, after name: Substring) -> String {
  guard label != "_" else { return "" }
  let first = label.prefix { $0.isLowercase }
  let word = prepositions.contains(String(first)) || prepositions.contains(lastWord(of: name)) ? "" : "With"
  return word + label.prefix(1).uppercased() + label.dropFirst()
}

private func lastWord(of name: Substring) -> String {
  guard let start = name.lastIndex(where: \.isUppercase) else { return name.lowercased() }
  return name[start...].lowercased()
}

/// - Source: Swift's compiler, `PartsOfSpeech.def`, which says before which words `With` is left out.
private let prepositions: Set<String> = [
  "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
  "in",
  "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using", "via",
  "when", "with", "within",
]
