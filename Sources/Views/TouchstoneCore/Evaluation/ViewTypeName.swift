import TouchstoneDrawing

/// The name of a type of views or modifiers, as descriptions of a tree show it.
struct ViewTypeName: Hashable, Sendable {
  /// The module that declares the type, and the types around it: `Shop.Plans`.
  let scope: String
  /// The type without its generic arguments.
  let name: String
  /// Whether the type is declared outside of Touchstone.
  let isUsers: Bool

  /// The modules whose views and modifiers are parts of what users write: those of Touchstone, and Swift's, whose
  /// `Never` and `Optional` are views.
  private static let ownModules: Set = [
    "AppKit", "Charts", "Swift", "SwiftUI", "TouchstoneAudits", "TouchstoneCharts", "TouchstoneCore",
    "TouchstonePlatform",
    "TouchstoneRenderer", "TouchstoneTesting", "TouchstoneUI", "UIKit",
  ]

  init(_ type: Any.Type) {
    let parts = Self.parts(of: type)
    isUsers = !Self.ownModules.contains(parts.first ?? "")
    scope = parts.dropLast().joined(separator: ".")
    name = isUsers ? parts.last ?? "" : Self.name(of: type)
  }

  /// Returns the name of a type without its generic arguments. A wrapper whose name begins with an underscore, such as
  /// `_InsetShape<Circle>`, has the name of what it wraps.
  static func name(of type: Any.Type) -> String {
    names.withLock { names in
      if let known = names[ObjectIdentifier(type)] { return known }
      // Equivalent to `String(describing:)`, without its search for conformances.
      var rest = _typeName(type, qualified: false)[...]
      while rest.hasPrefix("_"), let start = rest.firstIndex(of: "<") { rest = rest[rest.index(after: start)...] }
      let name = String(rest.prefix { !"<,>".contains($0) })
      names[ObjectIdentifier(type)] = name
      return name
    }
  }

  /// The names that were asked for. There is a node of a shape for each place where it is drawn, but few types of shapes.
  private static let names = Locked<[ObjectIdentifier: String]>([:])

  private static let inExtension = "(extension in "

  /// The module of a type, the types around it, and its own name, without generic arguments.
  private static func parts(of type: Any.Type) -> [String] {
    var (parts, depth, previous) = ([""], 0, Character(" "))
    for character in _typeName(type, qualified: true) {
      switch character {
      case "<": depth += 1
      // No arrow of a function.
      case ">" where previous != "-": depth -= 1
      case "." where depth == 0: parts.append("")
      default: if depth == 0 { parts[parts.count - 1].append(character) }
      }
      previous = character
    }
    // Of a type in an extension of another module's type, the module that has it: `(extension in Shop):SwiftUI`.
    if parts[0].hasPrefix(inExtension), let end = parts[0].firstIndex(of: ")") {
      parts[0] = String(parts[0][..<end].dropFirst(inExtension.count))
    }
    // Private types, and those in functions, are in contexts without a name. Texts of trees have no blank in a name.
    return parts.filter { !$0.hasPrefix("(unknown context") }.map { $0.replacing(" ", with: "_") }
  }
}
