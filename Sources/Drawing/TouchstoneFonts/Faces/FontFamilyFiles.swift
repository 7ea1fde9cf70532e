internal import Foundation

/// The files of a family that is found by file name, so that no other file has to be opened to draw text.
struct FontFamilyFiles: Sendable {
  /// One file of a family.
  struct File: Sendable {
    var name: String
    var weight: Int
    var isItalic: Bool
    /// The index of the face within a collection.
    var index = 0
  }

  var family: String
  var files: [File]

  /// Returns the file with the closest traits: italic first, then weight. Of two equally distant weights, the more
  /// extreme one wins, so that bold stays bold and thin stays thin.
  func closest(weight: Int, isItalic: Bool, among available: (File) -> Bool) -> File? {
    let present = files.filter(available)
    let styled = present.filter { $0.isItalic == isItalic }
    return (styled.isEmpty ? present : styled).min { first, second in
      let distances = (abs(first.weight - weight), abs(second.weight - weight))
      if distances.0 != distances.1 { return distances.0 < distances.1 }
      return weight > 450 ? first.weight > second.weight : first.weight < second.weight
    }
  }

  /// All families that are used unless a view names another: the system designs, and those with the characters that
  /// these lack.
  static let defaults = designs + [notoSansCJK(language: ""), notoColorEmoji]

  /// The families of the system designs and the first fallback. Any of them may be checked for a character, whichever
  /// one draws it in the end.
  static let designs = [inter, interDisplay, ptSerif, dejaVuSerif, dejaVuSansMono, dejaVuSans]

  /// The default family, from `fonts-inter`: nine weights, upright and italic.
  static let inter = inter(family: "Inter", stem: "Inter")
  /// The variant of the default family for large sizes, from `fonts-inter`: narrower and more tightly spaced.
  static let interDisplay = inter(family: "Inter Display", stem: "InterDisplay")

  /// The size in points from which the default family's variant for large sizes is used, as with Apple's system font.
  static let displaySize: CGFloat = 20

  /// Returns the variant of the default family for a size in points.
  static func inter(size: CGFloat) -> FontFamilyFiles { size < displaySize ? inter : interDisplay }

  private static func inter(family: String, stem: String) -> FontFamilyFiles {
    FontFamilyFiles(
      family: family,
      files: [
        ("Thin", 100), ("ExtraLight", 200), ("Light", 300), ("Regular", 400), ("Medium", 500), ("SemiBold", 600),
        ("Bold", 700), ("ExtraBold", 800), ("Black", 900),
      ].flatMap { name, weight in
        [
          File(name: "\(stem)-\(name).otf", weight: weight, isItalic: false),
          File(name: "\(stem)-\(name == "Regular" ? "" : name)Italic.otf", weight: weight, isItalic: true),
        ]
      })
  }

  /// The serif design, from `fonts-paratype`.
  ///
  /// Of the families in Debian that have italic and bold styles and cover Latin and Cyrillic, it is closest to Apple's
  /// New York. A capital I at 99 points is 24 wide and 70 high in Apple's font, 25.4 by 69.5 in this one, and 28.3 by
  /// 72.4 in DejaVu Serif.
  static let ptSerif = FontFamilyFiles(
    family: "PT Serif",
    files: [
      File(name: "PTF55F.ttf", weight: 400, isItalic: false),
      File(name: "PTF56F.ttf", weight: 400, isItalic: true),
      File(name: "PTF75F.ttf", weight: 700, isItalic: false),
      File(name: "PTF76F.ttf", weight: 700, isItalic: true),
    ])

  /// The first fallback, from `fonts-dejavu-core`.
  static let dejaVuSans = deja(family: "DejaVu Sans", stem: "DejaVuSans", italic: "Oblique")
  /// The monospaced design.
  static let dejaVuSansMono = deja(family: "DejaVu Sans Mono", stem: "DejaVuSansMono", italic: "Oblique")
  /// The fallback for serif letters that `ptSerif` lacks, such as Greek ones.
  static let dejaVuSerif = deja(family: "DejaVu Serif", stem: "DejaVuSerif", italic: "Italic")

  private static func deja(family: String, stem: String, italic: String) -> FontFamilyFiles {
    FontFamilyFiles(
      family: family,
      files: [
        File(name: "\(stem).ttf", weight: 400, isItalic: false),
        File(name: "\(stem)-\(italic).ttf", weight: 400, isItalic: true),
        File(name: "\(stem)-Bold.ttf", weight: 700, isItalic: false),
        File(name: "\(stem)-Bold\(italic).ttf", weight: 700, isItalic: true),
      ])
  }

  /// Returns the family for Han, kana and hangul from `fonts-noto-cjk`, with the glyph shapes that a language prefers.
  static func notoSansCJK(language: String) -> FontFamilyFiles {
    let tag = language.lowercased()
    let (name, index) =
      if tag.hasPrefix("ko") {
        ("KR", 1)
      } else if tag.hasPrefix("zh-hk") || tag.hasPrefix("zh-hant-hk") || tag.hasPrefix("yue") {
        ("HK", 4)
      } else if tag.hasPrefix("zh-tw") || tag.hasPrefix("zh-hant") {
        ("TC", 3)
      } else if tag.hasPrefix("zh") {
        ("SC", 2)
      } else {
        ("JP", 0)
      }
    return FontFamilyFiles(
      family: "Noto Sans CJK \(name)",
      files: [
        File(name: "NotoSansCJK-Regular.ttc", weight: 400, isItalic: false, index: index),
        File(name: "NotoSansCJK-Bold.ttc", weight: 700, isItalic: false, index: index),
      ])
  }

  /// The colour emoji family, from `fonts-noto-color-emoji`.
  static let notoColorEmoji = FontFamilyFiles(
    family: "Noto Color Emoji", files: [File(name: "NotoColorEmoji.ttf", weight: 400, isItalic: false)])
}
