import Foundation
import Testing
import TouchstoneDrawing

@testable import touchstone

struct TerminalPictureTests {
  private let red = OpaquePicture.Color(red: 255, green: 0, blue: 0)
  private let blue = OpaquePicture.Color(red: 0, green: 0, blue: 255)

  @Test func `the protocol is what the terminal says that it knows`() {
    func detected(_ answer: String, _ environment: [String: String] = [:]) -> PictureProtocol {
      PictureProtocol(answer: answer, environment: environment)
    }
    #expect(detected("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;4c") == .kitty)
    #expect(detected("\u{1B}_Gi=31;ENOTSUPPORTED\u{1B}\\\u{1B}[?62;c") == .blocks(hasTrueColor: false))
    #expect(detected("\u{1B}[?62;4;6c") == .sixel)
    #expect(detected("\u{1B}[?64;14c", ["COLORTERM": "truecolor"]) == .blocks(hasTrueColor: true))
    #expect(detected("\u{1B}[?62c", ["TERM_PROGRAM": "iTerm.app"]) == .iTerm)
    #expect(detected("\u{1B}[?62c", ["TERM_PROGRAM": "iTerm.app", "TMUX": "x"]) == .blocks(hasTrueColor: false))
    #expect(detected("") == .blocks(hasTrueColor: false))
  }

  @Test func `a block holds two pixels, and equal neighbours share their colour codes`() {
    let picture = OpaquePicture(width: 2, height: 3, colors: [red, red, blue, blue, red, blue])
    #expect(
      picture.blockRows(hasTrueColor: true) == [
        "\u{1B}[38;2;255;0;0;48;2;0;0;255m▀▀\u{1B}[0m",
        "\u{1B}[38;2;255;0;0;49m▀\u{1B}[38;2;0;0;255;49m▀\u{1B}[0m",
      ])
    // xterm's colour 196 is pure red, 21 pure blue.
    #expect(picture.blockRows(hasTrueColor: false)[0] == "\u{1B}[38;5;196;48;5;21m▀▀\u{1B}[0m")
  }

  @Test func `sixels read back as the picture`() throws {
    let three = [red, blue, OpaquePicture.Color(red: 51, green: 204, blue: 153)]
    let colors = (0..<9 * 14).map { three[$0 * $0 % 7 % 3] }
    let picture = OpaquePicture(width: 9, height: 14, colors: colors)
    let text = picture.sixelText
    #expect(text.hasPrefix("\u{1B}P0;1;0q\"1;1;9;14#"))
    #expect(text.hasSuffix("-\u{1B}\\"))
    // 51, 204 and 153 are 20, 80 and 60 per cent.
    let expected = colors.map { color in [color.red, color.green, color.blue].map { Int($0) * 100 / 255 } }
    #expect(try SixelReader(text, width: 9, height: 14).percents == expected)
  }

  @Test func `colours that are near are still told apart in sixels, and a small spot keeps its own`() throws {
    let near = OpaquePicture.Color(red: 250, green: 0, blue: 0)
    let text = OpaquePicture(width: 2, height: 1, colors: [red, near]).sixelText
    #expect(try SixelReader(text, width: 2, height: 1).percents == [[100, 0, 0], [98, 0, 0]])
    // More colours than terminals have, and one blue pixel among them.
    let many = (0..<1024).map { OpaquePicture.Color(red: UInt8($0 % 256), green: UInt8($0 / 4), blue: 0) }
    let palette = ColorPalette(of: many + [blue], limit: 256)
    #expect(palette.colors.count == 256)
    #expect(palette.colors[palette[blue]] == blue)
    for color in many {
      let near = palette.colors[palette[color]]
      #expect(abs(Int(near.red) - Int(color.red)) <= 16 && abs(Int(near.green) - Int(color.green)) <= 16)
    }
    #expect(ColorPalette(of: [], limit: 256).colors == [])
  }

  @Test func `a plain row of sixels is a repetition`() {
    let picture = OpaquePicture(width: 100, height: 6, colors: Array(repeating: red, count: 600))
    #expect(picture.sixelText == "\u{1B}P0;1;0q\"1;1;100;6#0;2;100;0;0#0!100~-\u{1B}\\")
  }

  @Test func `kitty gets the file in chunks of 4096 bytes, which join to it`() throws {
    let file = Data((0..<10_000).map { UInt8($0 & 255) })
    let box = CellBox(column: 3, row: 2, columns: 10, rows: 10)
    let text = PictureProtocol.kitty.text(
      file: file, bitmap: Bitmap(width: 40, height: 32), at: box, scale: 1, cell: (8, 16))
    #expect(text.hasPrefix("\u{1B}[2;3H\u{1B}_Ga=T,f=100,c=5,r=2,C=1,q=2,m=1;"))
    let chunks = text.components(separatedBy: "\u{1B}_G").dropFirst()
      .map { $0.components(separatedBy: ";")[1].replacing("\u{1B}\\", with: "") }
    #expect(chunks.allSatisfy { $0.count <= 4096 })
    #expect(Data(base64Encoded: chunks.joined()) == file)
    #expect(text.components(separatedBy: "m=0;").count == 2)
  }

  @Test func `iTerm2 gets the file and its size in characters`() {
    let box = CellBox(column: 1, row: 1, columns: 10, rows: 10)
    let text = PictureProtocol.iTerm.text(
      file: Data([1, 2, 3]), bitmap: Bitmap(width: 80, height: 32), at: box, scale: 0.5, cell: (8, 16))
    #expect(text == "\u{1B}[1;1H\u{1B}]1337;File=inline=1;width=5;height=1;preserveAspectRatio=1:AQID\u{7}")
  }

  @Test func `a clear picture shows the checkerboard, an opaque one its colour`() {
    let clear = Bitmap(width: 4, height: 2).reduced(width: 4, height: 2, scale: 1, square: 2)
    #expect(clear.colors.map(\.red) == [255, 255, 226, 226, 255, 255, 226, 226])
    let opaque = Bitmap(width: 8, height: 8, bytes: (0..<64).flatMap { _ in [10, 20, 30, 255] as [UInt8] })
    let reduced = opaque.reduced(width: 4, height: 4, scale: 0.5, square: 2)
    #expect(Set(reduced.colors) == [OpaquePicture.Color(red: 30, green: 20, blue: 10)])
  }
}

/// Reads sixel graphics as their manual describes them, for tests.
private struct SixelReader {
  /// Red, green and blue of each pixel, in per cent; empty where none was set.
  private(set) var percents: [[Int]]

  struct Mistake: Error {}

  init(_ text: String, width: Int, height: Int) throws {
    percents = Array(repeating: [], count: width * height)
    var registers: [Int: [Int]] = [:]
    guard let start = text.range(of: "\"1;1;\(width);\(height)") else { throw Mistake() }
    var rest = text[start.upperBound...].dropLast(2)
    var (x, top, color) = (0, 0, 0)
    func number() -> Int {
      let digits = rest.prefix { $0.isNumber }
      rest = rest.dropFirst(digits.count)
      return Int(digits) ?? 0
    }
    while let character = rest.popFirst() {
      switch character {
      case "#":
        color = number()
        var values: [Int] = []
        while rest.first == ";" {
          rest.removeFirst()
          values.append(number())
        }
        if !values.isEmpty { registers[color] = Array(values.dropFirst()) }
      case "$": x = 0
      case "-": (x, top) = (0, top + 6)
      default:
        let count = character == "!" ? number() : 1
        guard let sixel = character == "!" ? rest.popFirst() : character, let value = sixel.asciiValue, value >= 63
        else { throw Mistake() }
        for _ in 0..<count {
          for bit in 0..<6 where (value - 63) >> UInt8(bit) & 1 == 1 {
            guard x < width, top + bit < height else { throw Mistake() }
            percents[(top + bit) * width + x] = registers[color] ?? []
          }
          x += 1
        }
      }
    }
  }
}
