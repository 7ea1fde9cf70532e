/// A type, a protocol or an extension in a source, as far as tests of views need it.
struct TypeDeclaration {
  /// `struct`, `class`, `enum`, `actor`, `protocol` or `extension`.
  var keyword: String
  /// The name as code outside of all types writes it, with backticks: `Card.Row`. For an extension, that of its type.
  var name: String
  /// What it conforms to or inherits from, without modules and outer types.
  var bases: [String]
  /// Why a test cannot use it, as the end of a sentence: `it is private`.
  var obstacle: String?
  /// The attributes `@available(…)` of the declaration and those around it.
  var availability: [String]
  /// The conditions around it that only the compiler can decide.
  var conditions: [String]
  var values: StoredValues
  var initializers: [Initializer]
  /// The line of the keyword.
  var line: Int
  /// The directive that excludes it, such as `#if os(macOS)`; `nil` if it is compiled.
  var hider: String?

  /// Whether it has a type of its own that can be created.
  var isType: Bool { keyword != "extension" && keyword != "protocol" }
}

extension TypeDeclaration {
  /// Returns the names after the colon in what is before the braces of a type, or in the value of a type alias.
  static func bases(in header: some Sequence<DeclarationReader.Token>) -> [String] {
    var (depth, bases, continues) = (0, [String](), false)
    for token in header.prefix(while: { $0.text != "where" }) {
      if token.text == "<" { depth += 1 }
      if token.text == ">" { depth -= 1 }
      guard depth == 0, token.text != ">" else { continue }
      if token.kind == .word {
        // `SwiftUI.View` is `View`.
        if continues { bases.removeLast() }
        bases.append(token.text)
      }
      continues = token.text == "."
    }
    return bases
  }
}

extension DeclarationReader.Declaration {
  func isUnavailable(in reader: DeclarationReader) -> Bool {
    prefix.contains { attribute in
      let words = attribute.arguments.map(reader.text)?.split { ", \n".contains($0) } ?? []
      return attribute.name == "@available" && words.contains("*") && words.contains("unavailable")
    }
  }
}
