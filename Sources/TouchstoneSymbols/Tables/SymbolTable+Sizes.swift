import Foundation

extension SymbolTable {
  /// The measured proportions of a symbol.
  struct Proportions: Sendable {
    /// The width and the height at 100 points.
    var size: CGSize
    /// The width of lines, compared with that of other symbols.
    var lines: CGFloat
  }

  /// The width and the height of symbols at 100 points, and the width of lines if that is another than usual. Shapes such
  /// as `circle` stand for all symbols that they enclose.
  ///
  /// - Source: sizes at 13, 17 and 26 points that AppKit tells, at 2 pixels per point (macOS 26). Rounded to pixels, these
  ///   numbers give all but one of them within half a point. Lines: pictures of resizable symbols that Apple's frameworks
  ///   drew, in which they are 2.25 of 24 points (`arrow.right`), 2.08 and 1.91 of 18 (`minus`, `plus`), and a check mark
  ///   covers 17.7 %. The widths of diagonal arrows, `person.3` and `wifi`, too, are those of pictures; their heights
  ///   follow from the margins.
  static let sizes: [String: Proportions] = Dictionary(
    measured.split(separator: ";").map { entry in
      let words = entry.split(whereSeparator: \.isWhitespace)
      let numbers = words.dropFirst().map(SymbolProgram.number)
      let size = CGSize(width: numbers[0], height: numbers[1])
      return (String(words[0]), Proportions(size: size, lines: numbers.count > 2 ? numbers[2] : 1))
    }, uniquingKeysWith: { first, _ in first })

  private static let measured = """
    ant 108 132; antenna.radiowaves.left.and.right 122.5 107; arrow.down.left 95.5 86 1.12; arrow.down.right 95.5 86
    1.12; arrow.right 115 90 1.12; arrow.turn.up.left 116 92; arrow.up 99 107; arrow.up.forward 95.5 86 1.12;
    arrow.up.left 95.5 86 1.12; arrow.up.right 95.5 86 1.12; at 120.5 120.5; backward 147.5 90; bell 113.5 118;
    bicycle 183 114.5; book 133 106.5; bubble.left 131 117; bus 133 129.5; calendar 122 105.5; camera 144.5 109; car
    141 106.5; chart.bar 149 107; chart.pie 118.5 114.5; checkmark 108 97.5 1.17; chevron.backward 74 101;
    chevron.down 110 63.5; chevron.forward 74 101; chevron.left 74 101; chevron.left.forwardslash.chevron.right
    161.5 109; chevron.right 74 101; chevron.up 110 63.5; circle 118.5 114.5; clock 118.5 114.5; doc 106 120.5; drop
    88 114.5; ellipsis 110.5 34; eye.slash 154 120.5; face.smiling 118.5 114.5; forward 147.5 90; gamecontroller 165
    105.5; gear 128 122.5; globe 118.5 114.5; hand.thumbsup 118.5 122.5; heart 121.5 105.5; house 141 118; iphone
    101.5 119; italic 75.5 86; key 89 137.5; lightbulb 89 129.5; line.3.horizontal 123 64.5; location 115.5 108.8;
    lock.open 125.5 111; magnifyingglass 119.5 112.5; message 133.5 111; mic 101.5 120.5; minus 104.5 24 1.2; moon
    117 114.5; number 111.5 111; paintpalette 137 113.5; paperclip 117 126; person 106 103; person.2 162 113.5;
    person.3 209 113.5; phone 119.5 111; photo 139 105.5; pin 116 129.5; play 87 97.5; plus 104.5 95 1.1;
    questionmark 77.5 109; rectangle.portrait 106 120.5; repeat 129.5 103; ruler 144.5 68; scissors 150.5 114.5;
    seal 129.5 129.5; shield 106 114.5; shuffle 137 105.5; snowflake 104.5 114.5; sparkles 110.5 126; speaker.slash
    101.5 120.5; speaker.wave.2 141 101.5; square 114 105.5; square.and.arrow.up 111.5 132; star 128.5 120.5;
    star.leadinghalf.filled 128.5 120.5; tag 132.5 126; terminal 139 105.5; text.alignleft 123 99.5; textformat 137
    87.5; triangle 123 109; wifi 130 95
    """
}
