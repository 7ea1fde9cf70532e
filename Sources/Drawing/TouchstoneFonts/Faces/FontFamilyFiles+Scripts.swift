extension FontFamilyFiles {
  /// Returns the families of Debian's `fonts-noto-core` for a script that the default fonts lack, in order.
  ///
  /// The package is optional: its fonts are used only for characters that no default font has, so that installing it
  /// only replaces missing-glyph boxes.
  ///
  /// - Parameter script: The four-letter ISO 15924 code, such as "Thai".
  static func fallbacks(forScript script: String) -> [FontFamilyFiles] {
    guard let name = notoNames[script] else { return shared }
    return [noto("Noto Sans " + name), noto("Noto Serif " + name)] + shared
  }

  /// All families of the package.
  static let optional =
    notoNames.values.sorted().flatMap { [noto("Noto Sans " + $0), noto("Noto Serif " + $0)] } + shared

  /// Symbols that belong to no script.
  private static let shared = ["Noto Sans Symbols", "Noto Sans Symbols2", "Noto Sans Math", "Noto Sans"].map(noto)

  private static func noto(_ family: String) -> FontFamilyFiles {
    let stem = family.filter { $0 != " " }
    return FontFamilyFiles(
      family: family,
      files: [
        File(name: "\(stem)-Regular.ttf", weight: 400, isItalic: false),
        File(name: "\(stem)-Bold.ttf", weight: 700, isItalic: false),
      ])
  }

  /// Noto's names of the scripts in use today.
  private static let notoNames = [
    "Adlm": "Adlam", "Arab": "Arabic", "Armn": "Armenian", "Bali": "Balinese", "Beng": "Bengali",
    "Cans": "Canadian Aboriginal", "Cakm": "Chakma", "Cham": "Cham", "Cher": "Cherokee", "Deva": "Devanagari",
    "Ethi": "Ethiopic", "Geor": "Georgian", "Gujr": "Gujarati", "Guru": "Gurmukhi", "Hebr": "Hebrew",
    "Java": "Javanese", "Kali": "Kayah Li", "Khmr": "Khmer", "Knda": "Kannada", "Laoo": "Lao", "Lepc": "Lepcha",
    "Limb": "Limbu", "Lisu": "Lisu", "Mlym": "Malayalam", "Mong": "Mongolian", "Mtei": "Meetei Mayek",
    "Mymr": "Myanmar", "Newa": "Newa", "Nkoo": "NKo", "Olck": "Ol Chiki", "Orya": "Oriya", "Osge": "Osage",
    "Rohg": "Hanifi Rohingya", "Saur": "Saurashtra", "Sinh": "Sinhala", "Sund": "Sundanese", "Sylo": "Syloti Nagri",
    "Syrc": "Syriac", "Tale": "Tai Le", "Talu": "New Tai Lue", "Taml": "Tamil", "Tavt": "Tai Viet",
    "Telu": "Telugu", "Tfng": "Tifinagh", "Thaa": "Thaana", "Thai": "Thai", "Tibt": "Tibetan", "Vaii": "Vai",
    "Yiii": "Yi",
  ]
}
