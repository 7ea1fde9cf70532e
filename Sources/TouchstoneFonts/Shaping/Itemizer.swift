internal import CHarfBuzz
internal import TouchstoneDrawing
internal import TouchstoneText

/// Cuts a text into pieces that are shaped as one: of one style, font, script and direction.
struct Itemizer {
  /// A piece of the text.
  struct Item {
    var utf8: Range<Int>
    /// The index of the text's run.
    var style: Int
    var choice: FontChooser.Choice
    var script: hb_script_t
    var level: UInt8
  }

  private(set) var items: [Item] = []
  /// Characters that no font has, in order of first use.
  private(set) var missingCharacters: [Character] = []
  private let analyzed: AnalyzedText
  /// Whether the last item ends with a newline, a tab or the like: HarfBuzz would put a mark behind it into the same
  /// cluster.
  private var isAfterControl = false

  /// Cuts a text.
  ///
  /// - Parameter choosers: One for each run of the text.
  init(_ text: StyledText, analyzed: AnalyzedText, choosers: inout [FontChooser]) {
    self.analyzed = analyzed
    var byte = 0
    for (style, run) in text.runs.enumerated() {
      let end = byte + run.text.utf8.count
      if analyzed.levels.isEmpty, choosers[style].coversASCII, analyzed.utf8[byte..<end].allSatisfy({ $0 < 0x80 }) {
        let choice = choosers[style].primary
        append(Item(utf8: byte..<end, style: style, choice: choice, script: HB_SCRIPT_LATIN, level: 0))
        isAfterControl = false
      } else {
        append(run.text, from: byte, style: style, chooser: &choosers[style])
      }
      byte = end
    }
  }

  private mutating func append(_ text: String, from start: Int, style: Int, chooser: inout FontChooser) {
    var byte = start
    for character in text {
      let end = byte + character.utf8.count
      var choice = chooser.choice(for: character)
      if choice == nil, !missingCharacters.contains(character) { missingCharacters.append(character) }
      choice = choice ?? chooser.primary
      if let choice {
        append(
          Item(
            utf8: byte..<end, style: style, choice: choice, script: Self.script(of: character),
            level: analyzed.level(at: byte)))
      }
      isAfterControl = CharacterKind(analyzed.utf8[byte..<end]).isInvisible
      byte = end
    }
  }

  /// Adds an item, or makes the last one longer where they belong together.
  private mutating func append(_ item: Item) {
    guard !item.utf8.isEmpty else { return }
    guard let last = items.last, last.style == item.style, last.level == item.level,
      last.choice.font == item.choice.font, !isAfterControl,
      last.script == item.script || Self.isShared(last.script) || Self.isShared(item.script)
    else {
      items.append(item)
      return
    }
    items[items.count - 1].utf8 = last.utf8.lowerBound..<item.utf8.upperBound
    if Self.isShared(last.script) { items[items.count - 1].script = item.script }
  }

  private static func script(of character: Character) -> hb_script_t {
    let functions = hb_unicode_funcs_get_default()
    for scalar in character.unicodeScalars {
      let script = hb_unicode_script(functions, scalar.value)
      if !isShared(script) { return script }
    }
    return HB_SCRIPT_COMMON
  }

  /// Whether characters of a script take on the script of their neighbours.
  private static func isShared(_ script: hb_script_t) -> Bool {
    script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN
  }
}
