public import Foundation
import TouchstoneDrawing

/// What breaks a text into lines.
///
/// - Source: Core Text, `CTTypesetter`.
public final class CTTypesetter {
  fileprivate let string: NSAttributedString

  fileprivate init(_ string: NSAttributedString) { self.string = string }

  /// The characters after a location up to the first newline, and this, with their ends in UTF-16 units; `nil` if the
  /// location is inside of a surrogate pair.
  fileprivate func characters(from location: Int) -> [(character: Character, end: Int)]? {
    guard let text = String(string.string.utf16.dropFirst(location)) else { return nil }
    var end = location
    var characters: [(character: Character, end: Int)] = []
    for character in text {
      end += character.utf16.count
      characters.append((character, end))
      if character.isNewline { break }
    }
    return characters
  }

  /// The index of the last of ascending ends that fits on a line from a location; `nil` if none does.
  ///
  /// The interval is doubled and then halved, so that little more than one line is measured.
  fileprivate func lastFitting(of ends: [Int], from location: Int, within width: Double) -> Int? {
    var (last, step) = (-1, 1)
    func fits(_ index: Int) -> Bool {
      index < ends.count && self.width(from: location, to: ends[index]) <= width
    }
    while fits(last + step) {
      last += step
      step *= 2
    }
    while step > 1 {
      step /= 2
      if fits(last + step) { last += step }
    }
    return last < 0 ? nil : last
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
/// A line ends after a newline.
///
/// - Source: Core Text, `CTTypesetterSuggestLineBreak`.
public func CTTypesetterSuggestLineBreak(_ typesetter: CTTypesetter, _ startIndex: Int, _ width: Double) -> Int {
  let start = min(max(startIndex, 0), typesetter.string.length)
  guard let characters = typesetter.characters(from: start) else { return 1 }
  // The end of each word, and that of the spaces after it, which may stand beyond the end of the line.
  var words: [(end: Int, spaces: Int)] = []
  var previous: Character?
  for (character, end) in characters {
    if character.isNewline, words.isEmpty { return end - start }
    if character.isWhitespace, !words.isEmpty {
      words[words.count - 1].spaces = end
    } else if let previous, !previous.isWhitespace, previous != "-", !words.isEmpty {
      words[words.count - 1] = (end, end)
    } else {
      words.append((end, end))
    }
    previous = character
  }
  let last = typesetter.lastFitting(of: words.map(\.end), from: start, within: width)
  return last.map { words[$0].spaces - start } ?? CTTypesetterSuggestClusterBreak(typesetter, start, width)
}

/// Returns how many characters of the text fit on a line, in UTF-16 units: at least one, unless the text has ended.
/// A line ends after a newline.
///
/// - Source: Core Text, `CTTypesetterSuggestClusterBreak`.
public func CTTypesetterSuggestClusterBreak(_ typesetter: CTTypesetter, _ startIndex: Int, _ width: Double) -> Int {
  let start = min(max(startIndex, 0), typesetter.string.length)
  guard let characters = typesetter.characters(from: start) else { return 1 }
  guard let first = characters.first, let end = characters.last else { return 0 }
  // A newline has no width.
  let ends = characters.filter { !$0.character.isNewline }.map(\.end)
  guard let last = typesetter.lastFitting(of: ends, from: start, within: width) else { return first.end - start }
  return (last == ends.count - 1 ? end.end : ends[last]) - start
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
