import TouchstoneConditions

/// The views in a source that can be created without arguments, and whether the source has previews.
///
/// It recognizes declarations by their words and leaves out what is uncertain.
struct PlainViews {
  private(set) var names: [String] = []
  private(set) var hasPreviews = false
  private(set) var hasMain = false

  /// - Parameter platform: The platform that the source is compiled for.
  init(_ source: [UInt8], platform: Platform) {
    let code = SourceMask(source).code
    var active = code.map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
    for region in ConditionalRegion.all(in: code, modules: []) where region.isActive[platform] != false {
      active.replaceSubrange(region.range, with: code[region.range])
    }
    let text = String(decoding: active, as: UTF8.self)
    hasPreviews = text.contains("#Preview") || text.contains("PreviewProvider")
    hasMain = text.contains("@main")
    let declaration = /\bstruct\s+(\w+)\s*:\s*([^{<\n]*)\{/
    for match in text.matches(of: declaration) {
      let before = text[..<match.range.lowerBound]
      // Nested types and types that a test cannot access are left out.
      let words = before.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
      guard !words.contains("private"), before.count(where: { $0 == "{" }) == before.count(where: { $0 == "}" })
      else { continue }
      let bases = match.2.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." })
      let body = Self.outermost(of: text[match.range.upperBound...])
      if bases.contains("View"), Self.takesNothing(body) { names.append(String(match.1)) }
    }
  }

  /// Returns the text up to the closing brace, without the contents of nested braces and parentheses.
  private static func outermost(of text: Substring) -> String {
    var (depth, result) = (0, "")
    for character in text {
      switch character {
      case "{", "(": depth += 1
      case "}", ")":
        if depth == 0 { return result }
        depth -= 1
        // The brackets remain, to distinguish a computed property from a stored one and a call from a type.
        if depth == 0 { result += character == "}" ? "{}" : "()" }
      default: if depth == 0 { result.append(character) }
      }
    }
    return result
  }

  /// Returns whether a type with these members has an initializer without arguments and needs nothing from its
  /// surroundings.
  private static func takesNothing(_ members: String) -> Bool {
    guard !members.contains("@EnvironmentObject"), !members.contains(/\binit\b/) else { return false }
    return members.split(separator: "\n").allSatisfy { line in
      guard let match = line.firstMatch(of: /\b(?:let|var)\s+\w+/) else { return true }
      let rest = line[match.range.upperBound...]
      let isComputed = rest.contains("{}") && !rest.contains("=")
      let isGiven = rest.contains("=") || line.contains("static ") || line.contains("@Environment()")
      let isOptional =
        line.contains(" var ") && rest.trimmingSpaces.hasSuffix("?") || rest.trimmingSpaces.hasSuffix("?")
      return isComputed || isGiven || isOptional && !line.contains("let ") && !line.contains("@Binding")
    }
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
