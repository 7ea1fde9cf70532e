import Foundation

/// The translation of a key: a format, and its variables that depend on numbers.
struct Translation: Hashable, Sendable {
  /// A variable of a format, `%#@name@`, whose form depends on a number.
  struct Variable: Hashable, Sendable {
    /// The index of the argument starting at 1, or `nil` for the next one.
    var argument: Int?
    /// The texts by the names of plural forms.
    var forms: [String: String]
  }

  var format: String
  var variables: [String: Variable] = [:]

  /// A piece of the text or an argument.
  enum Piece: Hashable {
    case text(String)
    /// The argument at an index, starting at 0, and its specifier.
    case argument(Int, FormatSpecifier)
  }

  /// Returns the pieces of the text.
  ///
  /// - Parameters:
  ///   - numbers: The numeric arguments, by index.
  ///   - language: The language of the table, whose rules determine plural forms.
  func pieces(numbers: [Int: LocalizedNumber], language: String) -> [Piece] {
    var reader = Reader(translation: self, numbers: numbers, language: language)
    reader.read(format, argument: nil, depth: 0)
    return reader.pieces
  }

  private struct Reader {
    let translation: Translation
    let numbers: [Int: LocalizedNumber]
    let language: String
    var pieces: [Piece] = []
    var next = 0
    private var text = ""

    init(translation: Translation, numbers: [Int: LocalizedNumber], language: String) {
      self.translation = translation
      self.numbers = numbers
      self.language = language
    }

    /// - Parameters:
    ///   - argument: The argument of the current form, to which `%arg` and specifiers without an index refer.
    ///   - depth: The number of enclosing forms; a form may refer to others, but only to a limited depth.
    mutating func read(_ format: String, argument: Int?, depth: Int) {
      var rest = Substring(format)
      while let percent = rest.firstIndex(of: "%") {
        text += rest[..<percent]
        rest = rest[percent...]
        if rest.hasPrefix("%%") {
          text += "%"
          rest = rest.dropFirst(2)
        } else if let (name, number, length) = Self.variable(rest), let variable = translation.variables[name],
          depth < 4
        {
          rest = rest.dropFirst(length)
          read(variable, position: number ?? variable.argument, depth: depth)
        } else if rest.hasPrefix("%arg"), let argument, let specifier = FormatSpecifier("%lld") {
          rest = rest.dropFirst(4)
          append(argument, specifier)
        } else if let specifier = FormatSpecifier(rest) {
          rest = rest.dropFirst(specifier.length)
          if let number = specifier.argument {
            append(number - 1, specifier)
          } else if let argument, !specifier.isObject {
            append(argument, specifier)
          } else {
            append(next, specifier)
            next += 1
          }
        } else {
          text += "%"
          rest = rest.dropFirst()
        }
      }
      text += rest
      if depth == 0, !text.isEmpty { pieces.append(.text(text)) }
    }

    private mutating func read(_ variable: Variable, position: Int?, depth: Int) {
      let argument = position.map { $0 - 1 } ?? next
      if position == nil { next += 1 }
      let number = numbers[argument]?.number ?? 0
      let category = PluralCategory(of: number, language: language).rawValue
      // "zero" applies to 0 in every language whose table contains it.
      let form = (number == 0 ? variable.forms["zero"] : nil) ?? variable.forms[category] ?? variable.forms["other"]
      read(form ?? "", argument: argument, depth: depth + 1)
    }

    private mutating func append(_ argument: Int, _ specifier: FormatSpecifier) {
      if !text.isEmpty { pieces.append(.text(text)) }
      text = ""
      pieces.append(.argument(argument, specifier))
    }

    /// Returns the variable at the start of a text, such as `%#@name@` or `%1$#@name@`.
    private static func variable(_ source: Substring) -> (name: String, argument: Int?, length: Int)? {
      var rest = source.dropFirst()
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      var argument: Int?
      if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
        argument = Int(digits)
        rest = rest.dropFirst(digits.count + 1)
      }
      guard rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") else { return nil }
      let name = rest[rest.index(rest.startIndex, offsetBy: 2)..<end]
      return (String(name), argument, source.count - rest[end...].count + 1)
    }
  }
}
