public import Foundation
import TouchstoneDrawing

/// What breaks a text into lines.
///
/// - Source: Core Text, `CTTypesetter`.
public final class CTTypesetter {
  fileprivate let string: NSAttributedString

  fileprivate init(_ string: NSAttributedString) { self.string = string }

  /// The characters after a location, with their ends in UTF-16 units.
  fileprivate func characters(from location: Int) -> [(character: Character, end: Int)] {
    let text = string.string.utf16
    var end = location
    return String(text.dropFirst(location)).map { characters in
      characters.map { character in
        end += character.utf16.count
        return (character, end)
      }
    } ?? []
  }

  fileprivate func width(from location: Int, to end: Int) -> CGFloat {
    let part = string.attributedSubstring(from: NSRange(location: location, length: end - location))
    return CTLine(part, at: location).measures.width
  }
}

/// Creates what breaks a text into lines.
///
/// - Source: Core Text, `CTTypesetterCreateWithAttributedString`.
public func CTTypesetterCreateWithAttributedString(_ string: NSAttributedString) -> CTTypesetter {
  CTTypesetter(string)
}

/// Returns how many characters of the text fit on a line, in UTF-16 units, without breaking a word unless it is wider.
///
/// - Source: Core Text, `CTTypesetterSuggestLineBreak`.
public func CTTypesetterSuggestLineBreak(_ typesetter: CTTypesetter, _ startIndex: Int, _ width: Double) -> Int {
  let start = min(max(startIndex, 0), typesetter.string.length)
  // The end of each word, and that of the spaces after it, which may stand beyond the end of the line.
  var words: [(end: Int, spaces: Int)] = []
  var previous: Character?
  for (character, end) in typesetter.characters(from: start) {
    if character.isWhitespace, !words.isEmpty {
      words[words.count - 1].spaces = end
    } else if let previous, !previous.isWhitespace, previous != "-", !words.isEmpty {
      words[words.count - 1] = (end, end)
    } else {
      words.append((end, end))
    }
    previous = character
  }
  let last = words.last { typesetter.width(from: start, to: $0.end) <= width }
  return last.map { $0.spaces - start } ?? CTTypesetterSuggestClusterBreak(typesetter, start, width)
}

/// Returns how many characters of the text fit on a line, in UTF-16 units, at least one.
///
/// - Source: Core Text, `CTTypesetterSuggestClusterBreak`.
public func CTTypesetterSuggestClusterBreak(_ typesetter: CTTypesetter, _ startIndex: Int, _ width: Double) -> Int {
  let start = min(max(startIndex, 0), typesetter.string.length)
  let ends = typesetter.characters(from: start).map(\.end)
  let last = ends.last { typesetter.width(from: start, to: $0) <= width }
  return (last ?? ends.first ?? start) - start
}

/// Creates a line of a part of the text; a length of 0 goes to its end.
///
/// - Source: Core Text, `CTTypesetterCreateLine`.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
  let start = min(max(stringRange.location, 0), typesetter.string.length)
  let rest = typesetter.string.length - start
  let length = stringRange.length > 0 ? min(stringRange.length, rest) : rest
  return CTLine(typesetter.string.attributedSubstring(from: NSRange(location: start, length: length)), at: start)
}
