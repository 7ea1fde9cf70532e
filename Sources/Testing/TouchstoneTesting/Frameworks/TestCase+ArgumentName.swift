import Testing

extension Test.Case {
  /// The arguments of a parameterised test, as part of a golden's name: `0.25`, `green-dark`.
  ///
  /// Swift Testing does not expose the arguments, so they are read from the case's stored properties. If a later
  /// version stores them differently, there is no name, and one of our tests fails.
  var argumentName: String? {
    guard isParameterized else { return nil }
    var arguments: [Any] = []
    Self.collect(self, into: &arguments, depth: 0)
    return arguments.isEmpty ? nil : arguments.map { Self.name($0) }.joined(separator: "-")
  }

  /// Collects the values of `arguments`, an array of structs with a `value`.
  private static func collect(_ part: Any, into arguments: inout [Any], depth: Int) {
    guard depth < 4 else { return }
    for child in Mirror(reflecting: part).children {
      if child.label == "arguments" {
        for argument in Mirror(reflecting: child.value).children {
          let value = Mirror(reflecting: argument.value).children.first { $0.label == "value" }
          if let value { arguments.append(value.value) }
        }
        return
      }
      if child.label != "body" { collect(child.value, into: &arguments, depth: depth + 1) }
      if !arguments.isEmpty { return }
    }
  }

  /// Returns why ``argumentName`` does not distinguish the case from others of its test, or `nil` if it does or there
  /// are no arguments.
  ///
  /// All cases are considered, not only those that ran before this one, because their order varies.
  ///
  /// - Parameter name: The case's ``argumentName``, which takes a while to read.
  func ambiguity(of name: String?, in test: Test?) -> AmbiguousArgument? {
    guard isParameterized else { return nil }
    guard let name else { return .unknown }
    let count = test.map { ArgumentNames.shared.count(of: name, in: $0) } ?? 1
    return count > 1 ? .shared(name, count: count) : nil
  }

  private static func name(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    // The pairs of `zip` and of two collections are tuples.
    if mirror.displayStyle == .tuple { return mirror.children.map { name($0.value) }.joined(separator: "-") }
    if mirror.displayStyle == .optional { return mirror.children.first.map { name($0.value) } ?? "nil" }
    // The test descriptions of Swift's own types look like source code, with quotes around texts.
    let isSwifts = String(reflecting: type(of: value)).hasPrefix("Swift.")
    if !isSwifts, let value = value as? any CustomTestStringConvertible { return value.testDescription }
    return ArgumentDescription(value).text
  }
}
