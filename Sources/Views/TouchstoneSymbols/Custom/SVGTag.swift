/// A tag of an SVG file.
package struct SVGTag: Equatable {
  package enum Kind: Equatable {
    case opening
    case closing
    /// A self-closing tag.
    case whole
  }

  package var name: String
  package var kind: Kind
  package var attributes: [String: String] = [:]
  /// The text that follows the tag, up to the next one.
  package var text = ""

  /// The reason why a text cannot be split into tags.
  package struct Failure: Error {
    package var reason: String
  }

  /// Returns the tags of a text in order, without comments, declarations and processing instructions.
  package static func tags(in source: String) throws(Failure) -> [SVGTag] {
    var reader = Reader(bytes: Array(source.utf8))
    return try reader.tags()
  }

  private struct Reader {
    let bytes: [UInt8]
    var index = 0

    mutating func tags() throws(Failure) -> [SVGTag] {
      var tags: [SVGTag] = []
      while true {
        let text = take { $0 != UInt8(ascii: "<") }
        if !tags.isEmpty { tags[tags.count - 1].text += text }
        guard index < bytes.count else { return tags }
        if section("<!--", upTo: "-->") != nil || section("<?", upTo: "?>") != nil { continue }
        if let text = section("<![CDATA[", upTo: "]]>") {
          if !tags.isEmpty { tags[tags.count - 1].text += text }
        } else if starts(with: "<!") {
          skipDeclaration()
        } else {
          tags.append(try tag())
        }
      }
    }

    private mutating func tag() throws(Failure) -> SVGTag {
      index += 1
      let isClosing = index < bytes.count && bytes[index] == UInt8(ascii: "/")
      if isClosing { index += 1 }
      var tag = SVGTag(name: name(), kind: isClosing ? .closing : .opening)
      guard !tag.name.isEmpty else { throw Failure(reason: "a \"<\" begins no tag") }
      while true {
        skipSpace()
        guard index < bytes.count else { throw Failure(reason: "the tag <\(tag.name)> does not end") }
        switch bytes[index] {
        case UInt8(ascii: ">"):
          index += 1
          return tag
        case UInt8(ascii: "/"):
          index += 1
          tag.kind = .whole
        default:
          let key = name()
          skipSpace()
          guard !key.isEmpty, index < bytes.count, bytes[index] == UInt8(ascii: "=") else {
            throw Failure(reason: "an attribute of <\(tag.name)> has no value")
          }
          index += 1
          skipSpace()
          guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") else {
            throw Failure(reason: "the value of \(key) in <\(tag.name)> is not quoted")
          }
          let quote = bytes[index]
          index += 1
          tag.attributes[key] = take { $0 != quote }
          index += 1
        }
      }
    }

    /// Parses a name and removes its namespace prefix.
    private mutating func name() -> String {
      let ends = Array(" \t\r\n=/>\"'<".utf8)
      let name = take { !ends.contains($0) }
      return name.hasPrefix("svg:") ? String(name.dropFirst(4)) : name
    }

    private mutating func take(while isPart: (UInt8) -> Bool) -> String {
      let start = index
      while index < bytes.count, isPart(bytes[index]) { index += 1 }
      return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func skipSpace() {
      while index < bytes.count, " \t\r\n".utf8.contains(bytes[index]) { index += 1 }
    }

    private func starts(with text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

    /// Parses the section that begins here and returns its text; an unterminated section takes the rest.
    private mutating func section(_ start: String, upTo end: String) -> String? {
      guard starts(with: start) else { return nil }
      index += start.utf8.count
      let first = index
      while index < bytes.count, !starts(with: end) { index += 1 }
      let text = String(decoding: bytes[first..<index], as: UTF8.self)
      index = min(index + end.utf8.count, bytes.count)
      return text
    }

    /// Skips `<!DOCTYPE …>` including declarations in brackets.
    private mutating func skipDeclaration() {
      var depth = 0
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        if byte == UInt8(ascii: "<") { depth += 1 }
        if byte == UInt8(ascii: ">") {
          depth -= 1
          if depth == 0 { return }
        }
      }
    }
  }
}
