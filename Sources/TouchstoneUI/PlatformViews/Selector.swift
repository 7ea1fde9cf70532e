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
  return Selector(name + labels.map { $0 == "_" ? ":" : "\($0):" }.joined())
}
