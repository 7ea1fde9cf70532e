internal import Foundation

/// The files of a family that is found by file name, so that drawing text opens no other file.
struct FontFamilyFiles: Sendable {
  /// One file of a family.
  struct File: Sendable {
    var name: String
    var weight: Int
    var isItalic: Bool
    /// The face within a collection.
    var index = 0
  }

  var family: String
  var files: [File]

  /// The file whose traits come closest: italic first, then weight; of two equally far weights the one on the side of
  /// the extreme, so that bold stays bold and thin stays thin.
  func closest(weight: Int, isItalic: Bool, among available: (File) -> Bool) -> File? {
    let present = files.filter(available)
    let styled = present.filter { $0.isItalic == isItalic }
    return (styled.isEmpty ? present : styled).min { first, second in
      let distances = (abs(first.weight - weight), abs(second.weight - weight))
      if distances.0 != distances.1 { return distances.0 < distances.1 }
      return weight > 450 ? first.weight > second.weight : first.weight < second.weight
    }
  }

  /// All families that views are drawn with unless they name another: the system's designs, and those that have the
  /// characters that these lack.
  static let defaults = designs + [notoSansCJK(language: ""), notoColorEmoji]

  /// The families of the system's designs and the first fallback. Any of them may be asked whether it has a character,
  /// whichever one then draws it.
  static let designs = [inter, interDisplay, ptSerif, dejaVuSerif, dejaVuSansMono, dejaVuSans]

  /// The default family, from `fonts-inter`: nine weights, upright and italic.
  static let inter = inter(family: "Inter", stem: "Inter")
  /// The cut of the default family for large sizes, from `fonts-inter`: narrower, and set tighter.
  static let interDisplay = inter(family: "Inter Display", stem: "InterDisplay")

  /// The size in points from which the default family is drawn in its cut for large sizes, as Apple's system font is.
  static let displaySize: CGFloat = 20

  /// The cut of the default family for a size in points.
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
  /// Of the families in Debian that have an italic and a bold cut and all of Latin and Cyrillic, it comes closest to
  /// Apple's New York. Of a capital I of 99 points, which Apple draws 24 wide and 70 high, it makes 25.4 by 69.5, DejaVu
  /// Serif 28.3 by 72.4.
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
  /// Letters with serifs that `ptSerif` lacks, such as Greek ones.
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

  /// Han, kana and hangul from `fonts-noto-cjk`, in the shapes that a language prefers.
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

  /// Coloured emoji, from `fonts-noto-color-emoji`.
  static let notoColorEmoji = FontFamilyFiles(
    family: "Noto Color Emoji", files: [File(name: "NotoColorEmoji.ttf", weight: 400, isItalic: false)])
}
