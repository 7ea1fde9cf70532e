import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneFonts
import TouchstoneText

/// HarfBuzz's own program, of Debian's package `libharfbuzz-bin`.
private enum HBShape {
  static let path = "/usr/bin/hb-shape"

  static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: path) }

  struct Glyph: Decodable, Hashable {
    var id: UInt32
    var advance: Int
    var x: Int
    var y: Int

    enum CodingKeys: String, CodingKey {
      case id = "g"
      case advance = "ax"
      case x = "dx"
      case y = "dy"
    }
  }

  /// The glyphs of lines of text, in visual order; HarfBuzz guesses script and direction.
  static func shape(_ lines: [String], font: GlyphRun.FontReference) throws -> [[Glyph]] {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("touchstone-\(UUID().uuidString).txt")
    try Data(lines.joined(separator: "\n").utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = [
      "--font-file=\(font.path)", "--face-index=\(font.index)", "--text-file=\(file.path)", "--no-glyph-names",
      "--output-format=json", "--language=en",
    ]
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try data.split(separator: UInt8(ascii: "\n")).map { try JSONDecoder().decode([Glyph].self, from: $0) }
  }
}

/// Glyphs and advances against those of `hb-shape` with the same font file.
@Suite(.enabled(if: HBShape.isInstalled, "needs `apt-get install libharfbuzz-bin`"))
struct HBShapeTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    var script: String
    /// A family that has all the letters.
    var family: String
    var isOptional = false
    /// Strings, each between bars.
    var strings: String

    var lines: [String] { strings.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    var testDescription: String { script }
  }

  static let samples = [
    Sample(
      script: "Latin", family: "Inter",
      strings: """
        AVATAR | Typography | office | affluent fjord | Wave To. | naïve café | Łódź | Straße | İstanbul | Ậ ế ữ | \
        e\u{301}a\u{308} | 1/2 3×4 | -> => | 10:45 | "quoted" | (H) {x} [y] | q\u{323}\u{307}
        """),
    Sample(
      script: "Greek", family: "Inter",
      strings: """
        Ωμέγα | Καλημέρα κόσμε | ΑΥΤΟ | ἄνθρωπος | Ϊΰ | τρεις | λόγος | ψυχή | Αθήνα | φως | ΐ | ξένος | Ζεύς | ὕδωρ
        """),
    Sample(
      script: "Cyrillic", family: "Inter",
      strings: """
        Привет мир | Ґанок | Їжак | Щука | Ёлка | ТАК ДА | Београд | ѝ | й и\u{306} | Ўзбек | Қазақ | рублей 100 | ЖЫ | Юля
        """),
    Sample(
      script: "Armenian", family: "DejaVu Sans",
      strings: "Բարեւ | Հայաստան | Երեւան | մեկ | երկու | երեք | և | ﬓ | Արարատ | Օր | Շնորհակալ | ՀԱՅ | գիր | ջուր"),
    Sample(
      script: "Georgian", family: "DejaVu Sans",
      strings:
        "გამარჯობა | თბილისი | საქართველო | ერთი | ორი | სამი | წყალი | მზე | ქალაქი | დედა | მამა | ჯვარი | ღვინო | ყავა"
    ),
    Sample(
      script: "Hebrew", family: "DejaVu Sans",
      strings: """
        שלום | עולם | בְּרֵאשִׁית | ירושלים | שָׁלוֹם | אחד שתיים | ץ ף ן ם ך | חמישה | לֶחֶם | מים | ספר | תודה | בֹּקֶר | צהריים
        """),
    Sample(
      script: "Arabic", family: "DejaVu Sans",
      strings: """
        مرحبا | السلام عليكم | لا | الله | بِسْمِ | كتاب | محمد | قهوة | شُكْرًا | خمسة | لأن الإ | پنج چای | گفتگو | \
        ببب | ب\u{200D} | م\u{200C}ن
        """),
    Sample(
      script: "Lao", family: "DejaVu Sans",
      strings: "ລາວ | ສະບາຍດີ | ຂອບໃຈ | ນ້ຳ | ວຽງຈັນ | ໜຶ່ງ | ສອງ | ສາມ | ເຂົ້າ | ປາ | ໄກ່ | ໝາ | ຕົ້ນໄມ້ | ບໍ່"),
    Sample(
      script: "N'Ko", family: "DejaVu Sans",
      strings: "ߒߞߏ | ߊߟߎ ߘߌ | ߓߊ߬ | ߞߊ߲ | ߛߓߍ | ߡߐ߱ | ߞߋߟߋ߲ | ߝߌ߬ߟߊ | ߛߊߓߊ | ߣߊߣߌ߲ | ߟߏ߬ߟߎ | ߥߐ߬ߙߐ | ߕߊ߲ | ߖߌ"),
    Sample(
      script: "Tifinagh", family: "DejaVu Sans",
      strings: "ⵜⵉⴼⵉⵏⴰⵖ | ⴰⵣⵓⵍ | ⵉⵢⵏ | ⵙⵉⵏ | ⴽⵕⴰⴹ | ⴽⴽⵓⵣ | ⵙⵎⵎⵓⵙ | ⴰⵎⴰⵏ | ⴰⵖⵔⵓⵎ | ⵜⴰⴼⵓⴽⵜ | ⴰⵢⵢⵓⵔ | ⴰⴷⵍⵉⵙ | ⵓⵍ | ⴰⴼⵓⵙ"),
    Sample(
      script: "Canadian Aboriginal", family: "DejaVu Sans",
      strings: "ᐃᓄᒃᑎᑐᑦ | ᓄᓇᕗᑦ | ᐊᑕᐅᓯᖅ | ᒪᕐᕉᒃ | ᐱᖓᓱᑦ | ᓯᑕᒪᑦ | ᑕᓪᓕᒪᑦ | ᐃᒡᓗ | ᓇᓄᖅ | ᑐᒃᑐ | ᓯᓚ | ᐊᐳᑦ | ᑕᕐᕿᖅ | ᐅᓪᓗᖅ"),
    Sample(
      script: "Han", family: "Noto Sans CJK JP",
      strings: "日本語 | 漢字 | 東京都 | 中文 | 龍 | 一二三 | 骨直 | 葛\u{E0100}飾 | 北京 | 台灣 | 香港 | 鬱 | 𠮷野 | 々〆"),
    Sample(
      script: "Kana", family: "Noto Sans CJK JP",
      strings: "ひらがな | カタカナ | こんにちは | が か\u{3099} | きゃ | ッツ | ﾊﾝｶｸ | ー | ありがとう | ヴ | ゑゐ | サッカー | です。 | 「は」"),
    Sample(
      script: "Hangul", family: "Noto Sans CJK KR",
      strings: """
        안녕하세요 | 한국어 | 서울 | 하나 둘 셋 | \u{1112}\u{1161}\u{11AB} | ㄱㄴㄷ | 값 | 뷁 | 감사합니다 | 물 | 책 | 학교 | \
        \u{1112}\u{119E}\u{11AB} | 사람
        """),
    Sample(
      script: "Devanagari", family: "Noto Sans Devanagari", isOptional: true,
      strings: "नमस्ते | हिन्दी | क्षत्रिय | श्री | र्क | कि | ज्ञान | द्वि | ट्ठ | स्त्री | पाँच | र्\u{200D}य | क्\u{200C}ष | भारत"),
    Sample(
      script: "Thai", family: "Noto Sans Thai", isOptional: true,
      strings: "สวัสดี | ภาษาไทย | น้ำ | กิน | ข้าว | ปู่ | ป่า | ฝั่ง | ฐู | ญู | เกี๊ยว | ไทย | ๑๒๓ | แม่"),
    Sample(
      script: "Bengali", family: "Noto Sans Bengali", isOptional: true,
      strings: "বাংলা | নমস্কার | ক্ষ | স্ত্রী | র্য | কি কো কৌ | জ্ঞান | ত্ত"),
    Sample(
      script: "Tamil", family: "Noto Sans Tamil", isOptional: true,
      strings: "தமிழ் | வணக்கம் | க்ஷ | ஸ்ரீ | கொ | நீர் | ஒன்று | மூன்று"),
    Sample(
      script: "Khmer", family: "Noto Sans Khmer", isOptional: true,
      strings: "ខ្មែរ | កម្ពុជា | សួស្តី | ទឹក | ស្ត្រី | ព្រះ | បី | ក៏"),
  ]

  /// The fonts of the machine, and those of the folder that an environment variable names.
  private static let library = FontLibrary(
    searchPaths: FontLibrary.defaultSearchPaths
      + [ProcessInfo.processInfo.environment["TOUCHSTONE_TEST_FONTS"]].compactMap(\.self))

  private static func isInstalled(_ sample: Sample) -> Bool {
    (try? library.resolve(FontDescriptor(family: .named(sample.family), size: 12)))?.isSubstituted == false
  }

  /// The scripts whose font is optional and not installed.
  private static let unchecked = samples.filter { $0.isOptional && !isInstalled($0) }.map(\.script)

  private var library: FontLibrary { Self.library }

  @Test(
    .enabled(
      if: unchecked.isEmpty,
      "not checked: \(unchecked.joined(separator: ", ")); needs `apt-get install fonts-noto-core`"))
  func `the scripts of optional fonts are checked too`() {
    #expect(Self.samples.filter(\.isOptional).allSatisfy(Self.isInstalled))
  }

  @Test(arguments: samples.filter { !unchecked.contains($0.script) })
  func `glyphs and advances are those of hb-shape`(sample: Sample) throws {
    let descriptor = FontDescriptor(family: .named(sample.family), size: 12)
    let font = try library.resolve(descriptor)
    try #require(!font.isSubstituted)
    let unitsPerEm = CGFloat(try library.face(for: font.reference).unitsPerEm)
    let expected = try HBShape.shape(sample.lines, font: font.reference)
    try #require(expected.count == sample.lines.count)
    for (line, expected) in zip(sample.lines, expected) {
      let layout = try SystemFonts.layout(line, style: StyledText.Style(font: descriptor), library: library)
      #expect(layout.missingCharacters.isEmpty, "\(line)")
      let glyphs = layout.glyphRuns.flatMap(\.glyphs)
      #expect(glyphs.map(\.id) == expected.map(\.id), "\(line)")
      func units(_ length: CGFloat) -> Int { Int((length * unitsPerEm / 12).rounded()) }
      var pen = 0
      for (glyph, expected) in zip(glyphs, expected) {
        #expect(units(glyph.position.x) == pen + expected.x, "\(line)")
        #expect(units(layout.firstBaseline - glyph.position.y) == expected.y, "\(line)")
        pen += expected.advance
      }
      #expect(units(layout.size.width) == pen, "\(line)")
    }
  }

  @Test func `there are 200 strings in 12 scripts without optional fonts`() {
    let installed = Self.samples.filter { !$0.isOptional }
    #expect(installed.count >= 12)
    #expect(installed.reduce(0) { $0 + $1.lines.count } >= 200)
  }
}
