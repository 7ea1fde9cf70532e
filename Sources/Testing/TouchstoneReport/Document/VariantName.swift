import TouchstoneSnapshots

/// The name of a snapshot, without the words that tell its variants apart.
struct VariantName: Hashable {
  /// The other words of the name, without those for a layout direction, which changes neither colours nor fonts.
  private(set) var stem: [String] = []
  /// The appearance: empty for the light one with its usual contrast.
  private(set) var appearance = ""
  /// The text size: empty for the usual one.
  private(set) var textSize = ""

  private static let appearances: Set<String> = ["light", "dark", "contrast"]
  /// Words that say how much contrast there is, beside that word.
  private static let contrasts: Set<String> = ["high", "increased", "standard"]
  /// Words for text sizes that are nothing else.
  private static let textSizes: Set<String> = [
    "accessibility", "accessibility1", "accessibility2", "accessibility3", "accessibility4", "accessibility5",
    "ax1", "ax2", "ax3", "ax4", "ax5", "extra", "xxlarge", "xxxlarge", "xxl", "xxxl",
  ]
  /// Words that are text sizes beside one of these.
  private static let sizes: Set<String> = ["small", "medium", "large"]
  private static let directions = [["right", "to", "left"], ["left", "to", "right"], ["rtl"], ["ltr"]]

  init(_ entry: ReportEntry) {
    var (appearances, sizes): ([String], [String]) = ([], [])
    var words = Self.words(entry.id)
    for direction in Self.directions {
      if let range = words.firstRange(of: direction) { words.removeSubrange(range) }
    }
    let hasTextSize = words.contains(where: Self.textSizes.contains)
    let saysContrast = words.contains("contrast")
    for word in words {
      if Self.appearances.contains(word) || saysContrast && Self.contrasts.contains(word) {
        appearances.append(word)
      } else if Self.textSizes.contains(word) || hasTextSize && Self.sizes.contains(word) {
        sizes.append(word)
      } else {
        stem.append(word)
      }
    }
    let isDark = entry.appearance.map { $0 == .dark } ?? appearances.contains("dark")
    let hasContrast = saysContrast && !appearances.contains("standard")
    appearance = (isDark ? "dark" : "") + (hasContrast ? "contrast" : "")
    textSize = sizes.joined(separator: " ")
  }

  /// `CardTests/card.accessibilityLarge` is `card`, `tests`, `card`, `accessibility` and `large`.
  private static func words(_ id: String) -> [String] {
    var words: [String] = []
    // Bytes, because a run may have a hundred thousand names.
    var word: [UInt8] = []
    var wasLowercase = false
    func end() {
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      word = []
    }
    for byte in id.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        // `xxxLarge` and `AX5` are one word.
        if wasLowercase, !word.allSatisfy({ $0 == UInt8(ascii: "x") }) { end() }
        word.append(byte | 0x20)
        wasLowercase = false
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
        word.append(byte)
        wasLowercase = true
      default: end()
      }
    }
    end()
    return words
  }
}
