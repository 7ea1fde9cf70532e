import Foundation

extension SymbolTable {
  /// The measured proportions of a symbol.
  struct Proportions: Sendable {
    /// The width and the height at 100 points.
    var size: CGSize
    /// The width of lines, compared with that of other symbols.
    var lines: CGFloat
    /// The width and the height of the ink at 100 points; `nil` if the margins are the usual ones.
    var ink: CGSize?
    /// How far the ink is behind the middle at 100 points.
    var offset: CGFloat

    /// Creates the proportions from an entry of a table: the size, the width of lines, the size of the ink, and its offset.
    fileprivate init(_ numbers: [CGFloat]) {
      size = CGSize(width: numbers[0], height: numbers[1])
      lines = numbers.count > 2 ? numbers[2] : 1
      ink = numbers.count > 4 ? CGSize(width: numbers[3], height: numbers[4]) : nil
      offset = numbers.count > 5 ? numbers[5] : 0
    }

    /// Creates the proportions of a symbol whose ink alone is known.
    fileprivate init(ink: CGSize) {
      self.ink = ink
      size = CGSize(width: ink.width + 21.5, height: ink.height + 14.5)
      (lines, offset) = (1, 0)
    }
  }

  /// The width and the height of symbols at 100 points, and the width of lines if that is another than usual. Shapes such
  /// as `circle` stand for all symbols that they enclose.
  ///
  /// - Source: sizes at 13, 17 and 26 points that AppKit tells, at 2 pixels per point (macOS 26). Rounded to pixels, these
  ///   numbers give all but one of them within half a point. Lines: pictures of resizable symbols that Apple's frameworks
  ///   drew, in which they are 2.25 of 24 points (`arrow.right`), 2.08 and 1.91 of 18 (`minus`, `plus`), and a check mark
  ///   covers 17.7 %. Arms of chevrons are 2.72 points wide across at 17 points, semibold and small, and 3.61 at 20. The ink
  ///   of `chevron.forward` at 17 points is 8.5 wide, 3 behind the leading and 1 before the trailing edge in such a picture,
  ///   and `chevron.left` is its mirror image, as rows from right to left have it. The widths of diagonal arrows, and the sizes of arrows beside each other, `book.pages`,
  ///   `person.3` and `wifi`, too, are those of ink in pictures, with margins added. Other sizes of ink are those of outlines.
  static let sizes: [String: Proportions] = {
    let known = entries(measured + ";" + exported).map { ($0.name, Proportions($0.numbers)) }
    let seen = entries(outlined).map {
      ($0.name, Proportions(ink: CGSize(width: $0.numbers[0], height: $0.numbers[1])))
    }
    return Dictionary(known + seen, uniquingKeysWith: { first, _ in first })
  }()

  /// Returns the names and numbers of a table.
  private static func entries(_ table: String) -> [(name: String, numbers: [CGFloat])] {
    Substring(table).parts(between: ";").map { entry in
      let words = entry.words
      return (String(words[0]), words.dropFirst().map { SymbolProgram.number($0) })
    }
  }

  private static let measured = """
    ant 108 132; antenna.radiowaves.left.and.right 122.5 107 1 103.5 92.5; arrow.down.left 95.5 86 1.12;
    arrow.down.right 95.5 86 1.12; arrow.left.arrow.right 115.4 128.2; arrow.right 115 90 1.12;
    arrow.right.arrow.left 115.4 128.2; arrow.turn.up.left 116 92; arrow.up 99 107 1.12; arrow.up.arrow.down 136.8
    106.7; arrow.up.forward 95.5 86 1.12; arrow.up.left 95.5 86 1.12; arrow.up.right 95.5 86 1.12; at 120.5 120.5 1
    103.5 106; backward 147.5 90; bell 113.5 118; bicycle 183 114.5; book 133 106.5; book.pages 107.8 120.2;
    bubble.left 131 117; bus 133 129.5; calendar 122 105.5; camera 144.5 109; car 141 106.5; chart.bar 149 107;
    chart.pie 118.5 114.5; checkmark 108 97.5 1.17; chevron.backward 74 101 1.15; chevron.down 110 63.5 1.15;
    chevron.forward 74 101 1.15 52.5 88 5; chevron.left 74 101 1.15 52.5 88 -5; chevron.left.forwardslash.chevron.right 161.5
    109; chevron.right 74 101 1.15 52.5 88 5; chevron.up 110 63.5 1.15; circle 118.5 114.5; clock 118.5 114.5; doc
    106 120.5; drop 88 114.5; ellipsis 110.5 34; eye.slash 154 120.5 1 135 91; face.smiling 118.5 114.5; forward
    147.5 90; gamecontroller 165 105.5; gear 128 122.5; globe 118.5 114.5; hand.thumbsup 118.5 122.5; heart 121.5
    105.5; house 141 118; iphone 101.5 119 1 62.5 104; italic 75.5 86; key 89 137.5; lightbulb 89 129.5;
    line.3.horizontal 123 64.5; location 115.5 108.8; lock.open 125.5 111 1 103.5 97.5; magnifyingglass 119.5 112.5;
    message 133.5 111; mic 101.5 120.5 1 70 106; minus 104.5 24 1.2; moon 117 114.5; number 111.5 111; paintpalette
    137 113.5; paperclip 117 126 1 93.5 105.5; person 106 103; person.2 162 113.5; person.3 209 114.5; phone 119.5
    111; photo 139 105.5; pin 116 129.5 1 76 115.5; play 87 97.5 1 73.5 83; plus 104.5 95 1.1; questionmark 77.5
    109; rectangle.portrait 106 120.5; repeat 129.5 103 1 103.5 87.5; ruler 144.5 68; scissors 150.5 114.5 1 126.5
    96.5; seal 129.5 129.5; shield 106 114.5; shuffle 137 105.5; snowflake 104.5 114.5; sparkles 110.5 126;
    speaker.slash 101.5 120.5 1 91 92.5; speaker.wave.2 141 101.5 1 110 87; square 114 105.5; square.and.arrow.up
    111.5 132 1 87.5 110.5; star 128.5 120.5; star.leadinghalf.filled 128.5 120.5; tag 132.5 126; terminal 139
    105.5; text.alignleft 123 99.5; textformat 137 87.5 1 113.5 73.5; triangle 123 109; wifi 128.5 89
    """

  /// Those of further symbols that public code uses, and the size of their ink.
  ///
  /// - Source: templates that the SF Symbols app exports (SF Symbols 5). A symbol is 1.27 times as wide as the distance of its
  ///   margins in a small template, and 14.5 higher than 1.277 times its outline. Of 81 symbols that AppKit tells, this gives 72
  ///   within half a point at 13, 17 and 26 points.
  private static let exported = """
    airplane 125 116.5 1 112 102; align.vertical.top 139.5 127.5 1 115.5 113; app 115.5 106 1 91.5 91.5;
    arrow.circlepath 127 115 1 110 100.5; arrow.counterclockwise 104 120 1 87 105.5; arrow.down 99 107 1.12;
    arrow.forward 115 90 1.12; arrow.left 115 90 1.12; arrow.left.and.right 122 75.5 1 97.5 61;
    arrow.triangle.2.circlepath.camera 145.5 108.5 1 121 94; arrow.uturn.backward 117 107 1 93 92.5;
    arrow.uturn.left 117 107 1 93 92.5; badge.plus.radiowaves.right 136 109 1 119 94.5; bag 112 114 1 87.5 99.5;
    barometer 118.5 114.5; bolt 96.5 125.5 1 70.5 111; book.closed 107.5 119.5 1 83 105; bookmark 103 120.5 1 67
    106; books.vertical 149 124 1 125 109.5; building.2 141.5 119.5 1 117.5 105; building.columns 131 117.5 1 107
    103; captions.bubble 133 117 1 108.5 102.5; cart 135.5 111 1 113.5 96.5; chart.line.uptrend.xyaxis 129.5 105 1
    105.5 90.5; chevron.up.chevron.down 89.5 109.5 1.3 65 95; circle.grid.2x2 120.5 107.5 1 96.5 93;
    circle.lefthalf.filled 118.5 114.5; cloud 131.5 92.5 1 117 78; cloud.sun.rain 142 152 1 142.5 137.5; creditcard
    140 99 1 115.5 84.5; crown 152 112.5 1 128 98; cube 123.5 122 1 99.5 107.5; delete.left 129 105.5 1 107 91;
    doc.on.doc 125 138 1 100.5 123.5; doc.plaintext 107.5 119.5 1 83 105; doc.text.magnifyingglass 107.5 129 1 91.5
    114.5; doc.zipper 107.5 125 1 83 110.5; dot.radiowaves.right 98 111.5 1 81 97; dpad 118.5 114.5; envelope 143
    99.5 1 119 85; eraser 120.5 113.5 1 99 99; eye 154 99 1 135 84.5; figure.2 166 124 1 142 109.5;
    figure.outdoor.cycle 151 110 1 127 95.5; figure.wave 77 124.5 1 52.5 110; folder 136 105 1 111.5 90.5; gearshape
    122.5 120 1 105.5 105.5; gearshape.2 152.5 121.5 1 135.5 107; globe.americas 118.5 114.5; globe.asia.australia
    118.5 114.5; globe.central.south.asia 118.5 114.5; globe.desk 113 126 1 96.5 111.5; globe.europe.africa 118.5
    114.5; gyroscope 118.5 114.5; hand.wave 112.5 111.5 1 95.5 97; hands.and.sparkles 139 147 1 114.5 132.5;
    hands.clap 150.5 136 1 134 121.5; hands.sparkles 139 147 1 114.5 132.5; hourglass 82.5 105.5 1 58 91; infinity
    146.5 75 1 130 60.5; keyboard 148 92.5 1 124 78; ladybug 136.5 131 1 112.5 116.5; lasso 119 114 1 102 99.5;
    line.3.horizontal.decrease 124 74.5 1 99.5 60; link 127 120 1 105 105.5; list.bullet 123.5 86.5 1 99.5 72;
    list.bullet.clipboard 107.5 140 1 83 125.5; list.clipboard 107.5 140 1 83 125.5; macwindow 140 105.5 1 115.5 91;
    map 128 112 1 103.5 97.5; move.3d 122 104.5 1 103 90; paperplane 122.5 118 1 103.5 103.5; pause 66.5 96.5 1 42
    82; pause.fill 83.5 96.5 1 59 82; pencil.line 115.5 106.5 1 101 92; person.fill.questionmark 131 107 1 107 92.5;
    phone.down 137 64.5 1 120 50; poweroutlet.type.b 118 105.5 1 93.5 91; quote.opening 133.5 83 1 109 68.5;
    rectangle.3.group 164 105 1 140 90.5; rectangle.on.rectangle.angled 150 118.5 1 126 104; rectangle.stack 126.5
    132 1 117.5 117.5; scribble.variable 124 109 1 104.5 94.5; scroll 130 119.5 1 105.5 105; shippingbox 123.5 122 1
    99.5 107.5; slider.horizontal.3 123.5 98.5 1 99.5 84; sparkle 114.5 109.5 1 95 95; square.3.layers.3d 125.5
    123.5 1 101.5 109; square.and.pencil 122 119 1 105 104.5; square.dashed 115 105.5 1 91 91; square.grid.2x2 115
    105.5 1 91 91; square.resize 115.5 106 1 91 91.5; square.split.2x1 115 105.5 1 91 91; staroflife 114 119 1 97
    104.5; stop 105 95 1 80.5 80.5; suit.heart 122.5 105.5 1 98 91; sun.max 123 121 1 106 106.5; testtube.2 128.5
    119 1 104.5 104.5; text.bubble 133 117 1 108.5 102.5; textformat.abc 177 86.5 1 153 72; textformat.size 136.5
    86.5 1 112.5 72; theatermasks 190.5 125.5 1 166.5 111; timer 118.5 114.5; trash 109.5 124 1 95 109.5;
    tray.and.arrow.down 140 130.5 1 115.5 116; trophy 122.5 123.5 1 98.5 109; wand.and.stars 124 113 1 107 98.5;
    xmark.bin 141.5 105.5 1 117.5 91
    """

  /// The size of the ink of symbols that are in neither list.
  ///
  /// - Source: the extents of outlines of SF Symbols 7.2 in gavinsawyer/gavinsawyer @ fa0d5725, whose unit is a point at
  ///   30 points: of 83 symbols with templates, their ink is 0.995 times as large in the median. The margins are 21.5 wide
  ///   together, as of symbols without an entry, and 14.5 high, as in templates.
  private static let outlined = """
    app.gift 91 91; doc.on.clipboard 101.5 125.5; person.crop.rectangle 117.5 91; arrow.triangle.swap 96 96;
    arrow.up.left.and.arrow.down.right 95 95; battery.0 145.5 66; battery.0percent 145.5 66; battery.100 145.5 66;
    battery.100percent 145.5 66; battery.25 145.5 66; battery.25percent 145.5 66; battery.50 145.5 66;
    battery.50percent 145.5 66; battery.75 145.5 66; battery.75percent 145.5 66; bonjour 110.5 99.5;
    bubble.left.and.bubble.right 139.5 112; cpu 98.5 98.5; curlybraces 91 103.5; figure.run 82 108;
    icloud.and.arrow.down 124 110.5; info 48 96; key.horizontal 123 65.5; keyboard.chevron.compact.down 125 104.5;
    lock 68 97.5; network 101 101; pencil 79.5 79; photo.on.rectangle 123.5 99.5; photo.on.rectangle.angled 126 103;
    rectangle.portrait.and.arrow.right 115 107; sensor.tag.radiowaves.forward 130.5 86; speaker 59.5 87;
    speaker.wave.1 88 87; speaker.wave.3 132 96; square.and.arrow.down 87.5 105; text.magnifyingglass 97 98; video
    123 82; waveform.path.ecg 99 101.5; xmark 78.5 78.5
    """
}
