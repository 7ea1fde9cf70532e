/// An initializer, as far as calls without arguments need it.
struct Initializer: Hashable {
  /// Whether every parameter has a default.
  var takesNothing = true
  /// Why a test cannot call it, as the end of a sentence: `private`.
  var obstacle: String?
  var isAsync = false
  var canThrow = false
  var isFailable = false

  /// The initializer that the compiler adds to a type whose stored properties have values.
  static let implicit = Initializer()

  private init() {}

  init(_ declaration: DeclarationReader.Declaration, in reader: DeclarationReader) {
    let header = declaration.tokens.prefix { $0.text != "(" }.map(\.text)
    let rest = declaration.tokens.dropFirst(header.count)
    let effects = rest.dropFirst().prefix { $0.text != "{" }.map(\.text)
    isFailable = header.first == "?" || header.first == "!"
    isAsync = effects.contains("async")
    canThrow = effects.contains("throws") || effects.contains("rethrows")
    if declaration.has("private") || declaration.has("fileprivate") {
      obstacle = "private"
    } else if declaration.isUnavailable(in: reader) {
      obstacle = "unavailable"
    } else if header.contains("<") {
      obstacle = "generic"
    }
    let parameters = rest.first.map { reader.tokens(in: $0.range) } ?? []
    takesNothing = parameters.isEmpty || parameters.bindings.allSatisfy { $0.contains { $0.text == "=" } }
  }

  /// What a call is harder by.
  var effort: Int { [isAsync, canThrow, isFailable].count { $0 } }
}
