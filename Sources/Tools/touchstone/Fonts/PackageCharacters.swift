import Foundation
import TouchstoneSnapshots

/// The characters that a package's views may show: those in its sources, strings and other texts, and those that dates,
/// numbers and layout add.
enum PackageCharacters {
  private static let extensions: Set = [
    "swift", "strings", "stringsdict", "xcstrings", "json", "plist", "txt", "md", "csv", "xml", "html", "yml", "yaml",
  ]
  private static let largestFile = 8 << 20

  /// Returns the characters in a package's folder. Hidden folders and links are not followed.
  static func all(of package: URL) -> Set<Unicode.Scalar> {
    var characters = always
    let files = FileManager.default.enumerator(
      at: package, includingPropertiesForKeys: [.isRegularFileKey], options: [.skipsHiddenFiles])
    for case let file as URL in files ?? .init() where extensions.contains(file.pathExtension.lowercased()) {
      guard let data = try? RegularFile.read(file.path, limit: largestFile) else { continue }
      let text = String(decoding: data, as: UTF8.self)
      characters.formUnion(text.unicodeScalars.lazy.filter { $0.value >= 0x20 })
      characters.formUnion(escaped(in: text))
    }
    return characters
  }

  /// Returns the characters that a text escapes by number: `\u{1F600}` in Swift, `\u65e5` in JSON.
  static func escaped(in text: String) -> Set<Unicode.Scalar> {
    var found: Set<Unicode.Scalar> = []
    var lead: UInt32?
    for match in text.matches(of: #/\\[uU](?:\{([0-9A-Fa-f]{1,8})\}|([0-9A-Fa-f]{4}))/#) {
      guard let digits = match.1 ?? match.2, let value = UInt32(digits, radix: 16) else { continue }
      if let scalar = Unicode.Scalar(value) {
        found.insert(scalar)
      } else if let high = lead, (0xDC00...0xDFFF).contains(value) {
        Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + value - 0xDC00).map { _ = found.insert($0) }
      }
      lead = (0xD800...0xDBFF).contains(value) ? value : nil
    }
    return found
  }

  /// ASCII and Latin-1, punctuation, kana and full-width letters as blocks, then the characters for dates, times,
  /// numbers and relative days in Chinese, Japanese and Korean, then the joiners and modifiers of emoji.
  private static let always: Set<Unicode.Scalar> = {
    let blocks: [ClosedRange<UInt32>] = [
      0x20...0x7E, 0xA0...0xFF, 0x2010...0x205E, 0x3000...0x30FF, 0xFF00...0xFFEF, 0x1F3FB...0x1F3FF, 0x1F1E6...0x1F1FF,
    ]
    let words = """
      〇一二三四五六七八九十百千万萬亿億兆零年月日号號时時分秒上下午前后後今昨明天星期周週曜火水木金土末本翌個个第小季度
      初第公元西暦令和平成昭和中国國语語文年월일시분초오전후요화수목금토내어제그모레주개천백만억조영일이삼사오육칠팔구십
      """
    return Set(blocks.joined().compactMap(Unicode.Scalar.init))
      .union(words.unicodeScalars.filter { $0.value > 0x20 })
      .union(["\u{200D}", "\u{20E3}", "\u{FE0E}", "\u{FE0F}"])
  }()
}
