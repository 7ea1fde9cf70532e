internal import CHarfBuzz
internal import TouchstoneDrawing
internal import TouchstoneText

/// Divides a text into items that are shaped as a unit, with one style, font, script and direction.
struct Itemizer {
  /// A part of the text.
  struct Item {
    var utf8: Range<Int>
    /// The index of the run in the text.
    var style: Int
    var choice: FontChooser.Choice
    var script: hb_script_t
    var level: UInt8
    /// Whether it is drawn with capitals of a smaller size.
    var isSmall = false
  }

  /// The maximum length of a character, in bytes, that is shaped as a unit. The time to order and position its marks
  /// grows with the square of their number; Unicode's stream-safe text has at most 30 in a row (UAX #15, section 13).
  private static let longestCharacter = 512

  private(set) var items: [Item] = []
  /// Characters that no font has, in order of first use.
  private(set) var missingCharacters: [Character] = []
  private let analyzed: AnalyzedText
  private var knownMissing: Set<Character> = []
  /// Whether the last item must not be extended: it ends with a newline, a tab or similar, and HarfBuzz would put a
  /// following mark into the same cluster; or it ends with a piece of a long character.
  private var isCut = false

  /// Divides a text.
  ///
  /// - Parameter choosers: One font chooser for each run of the text.
  /// - Throws: `FontError.notOnMachine` if a font of the set that may have a character is missing.
  init(_ text: StyledText, analyzed: AnalyzedText, choosers: inout [FontChooser]) throws {
    self.analyzed = analyzed
    var byte = 0
    for (style, run) in text.runs.enumerated() {
      let end = byte + run.text.utf8.count
      let font = run.style.font
      let hasSmallCapitals = font.hasLowercaseSmallCaps || font.hasUppercaseSmallCaps
      if !hasSmallCapitals, analyzed.levels.isEmpty, choosers[style].coversASCII,
        analyzed.utf8[byte..<end].allSatisfy({ $0 < 0x80 })
      {
        let choice = choosers[style].primary
        append(Item(utf8: byte..<end, style: style, choice: choice, script: HB_SCRIPT_LATIN, level: 0))
        isCut = false
      } else {
        try append(run.text, from: byte, style: style, chooser: &choosers[style])
      }
      byte = end
    }
  }

  private mutating func append(_ text: String, from start: Int, style: Int, chooser: inout FontChooser) throws {
    var byte = start
    for character in text {
      let end = byte + character.utf8.count
      if end - byte <= Self.longestCharacter {
        try append(character, byte..<end, style: style, chooser: &chooser)
      } else {
        try appendPieces(of: character, from: byte, style: style, chooser: &chooser)
      }
      byte = end
    }
  }

  private mutating func append(_ character: Character, _ utf8: Range<Int>, style: Int, chooser: inout FontChooser)
    throws
  {
    let choice = try chooser.choice(for: character)
    if choice == nil, knownMissing.insert(character).inserted { missingCharacters.append(character) }
    let face = (choice ?? chooser.primary).face
    append(
      Item(
        utf8: utf8, style: style, choice: choice ?? chooser.primary, script: Self.script(of: character),
        level: analyzed.level(at: utf8.lowerBound),
        isSmall: SmallCapitals.replaces(character, font: chooser.descriptor, face: face)))
    isCut = CharacterKind(analyzed.utf8[utf8]).isInvisible
  }

  /// Appends a character with many marks as several pieces that are shaped separately.
  private mutating func appendPieces(of character: Character, from start: Int, style: Int, chooser: inout FontChooser)
    throws
  {
    var scalars = Substring(String(character)).unicodeScalars
    var byte = start
    while !scalars.isEmpty {
      let piece = String(Substring(scalars.prefix(Self.longestCharacter / 4)))
      scalars = scalars.dropFirst(Self.longestCharacter / 4)
      isCut = true
      for part in piece {
        let end = byte + part.utf8.count
        try append(part, byte..<end, style: style, chooser: &chooser)
        byte = end
      }
    }
    isCut = true
  }

  /// Appends an item, or extends the last one if they belong together.
  private mutating func append(_ item: Item) {
    guard !item.utf8.isEmpty else { return }
    guard let last = items.last, last.style == item.style, last.level == item.level,
      last.choice.font == item.choice.font, last.isSmall == item.isSmall, !isCut,
      last.script == item.script || Self.isShared(last.script) || Self.isShared(item.script)
    else {
      items.append(item)
      return
    }
    items[items.count - 1].utf8 = last.utf8.lowerBound..<item.utf8.upperBound
    if Self.isShared(last.script) { items[items.count - 1].script = item.script }
  }

  /// Returns the script of the first scalar of a character that has one.
  static func script(of character: Character) -> hb_script_t {
    let functions = hb_unicode_funcs_get_default()
    for scalar in character.unicodeScalars {
      let script = hb_unicode_script(functions, scalar.value)
      if !isShared(script) { return script }
    }
    return HB_SCRIPT_COMMON
  }

  /// Returns whether letters of a script are joined within words.
  ///
  /// - Source: Unicode Character Database, `ArabicShaping.txt`, the scripts with letters of type D.
  static func joinsLetters(_ script: hb_script_t) -> Bool {
    [
      HB_SCRIPT_ARABIC, HB_SCRIPT_SYRIAC, HB_SCRIPT_NKO, HB_SCRIPT_MONGOLIAN, HB_SCRIPT_MANDAIC, HB_SCRIPT_PHAGS_PA,
      HB_SCRIPT_MANICHAEAN, HB_SCRIPT_PSALTER_PAHLAVI, HB_SCRIPT_ADLAM, HB_SCRIPT_HANIFI_ROHINGYA, HB_SCRIPT_SOGDIAN,
    ].contains(script)
  }

  /// Returns whether characters of a script take on the script of their neighbours.
  private static func isShared(_ script: hb_script_t) -> Bool {
    script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN
  }
}
