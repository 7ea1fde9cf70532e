import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneSnapshots
import TouchstoneTestSupport

/// Files of every kind that goldens have, and those that are none.
struct CompareKindsTests {
  private let folder: CompareFolder

  init() throws {
    folder = try CompareFolder()
  }

  private func writeAnimation(_ path: String, squares: [Int], milliseconds: Int = 100, plays: Int = 0) throws {
    let frames = squares.map { CompareFolder.bitmap(square: $0, width: 32, color: 0x20) }
    try folder.write(path, try AnimatedPNG(frames, each: .milliseconds(milliseconds), plays: plays).data())
  }

  @Test(arguments: ["png", "apng"]) func `animated pictures are compared frame by frame`(suffix: String) throws {
    try writeAnimation("a.\(suffix)", squares: [4, 8, 12])
    try writeAnimation("same.\(suffix)", squares: [4, 8, 12])
    try writeAnimation("b.\(suffix)", squares: [4, 9, 14])
    #expect(try folder.run("touchstone compare a.\(suffix) same.\(suffix)").output == "identical\n")
    let run = try folder.run("touchstone compare a.\(suffix) b.\(suffix)")
    #expect(run.status == 1)
    #expect(run.output.contains("of 3; 2 of 3 frames differ"), "\(run.output)")
  }

  @Test func `another number of frames and other times are differences`() throws {
    try writeAnimation("a.apng", squares: [4, 8, 12])
    try writeAnimation("short.apng", squares: [4, 8])
    try writeAnimation("slow.apng", squares: [4, 8, 12], milliseconds: 200)
    try writeAnimation("once.apng", squares: [4, 8, 12], plays: 1)
    try folder.picture("still.png", square: 4)
    #expect(try folder.run("touchstone compare a.apng short.apng").output == "differs: 2 frames instead of 3\n")
    #expect(try folder.run("touchstone compare a.apng still.png").output == "differs: 1 frame instead of 3\n")
    let once = try folder.run("touchstone compare a.apng once.apng")
    #expect(once.status == 1 && once.output == "differs: plays 1 time instead of for ever\n")
    let slow = try folder.run("touchstone compare a.apng slow.apng")
    #expect(slow.status == 1 && slow.output == "differs: frame 1 is shown for 200.0 ms instead of 100.0 ms\n")
  }

  @Test func `texts and documents in folders are compared by their kind`() throws {
    for side in ["old", "new"] {
      try folder.write("\(side)/tree.txt", Data("one\n\(side)\nthree\n".utf8))
      try folder.write("\(side)/icon.svg", Data("<svg/>".utf8))
      try folder.write("\(side)/page.pdf", Data("%PDF-1.7 \(side)".utf8))
      try writeAnimation("\(side)/film.apng", squares: side == "old" ? [4, 8] : [4, 16])
    }
    let run = try folder.run("touchstone compare old new")
    #expect(run.status == 1 && run.errors.isEmpty)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 4 && lines[0].hasPrefix("film.apng: differs: "))
    #expect(lines[1].hasPrefix("page.pdf: differs: ") && lines[2] == "tree.txt: differs: 1 line removed, 1 line added")
    #expect(lines[3] == "4 files: 3 differ, 1 matches")
    let pair = try folder.run("touchstone compare old/tree.txt new/tree.txt")
    #expect(pair.output.contains("\u{2212}old\n+new\n"), "\(pair.output)")
  }

  @Test func `what is skipped is counted and named`() throws {
    for side in ["old", "new"] { try folder.picture("\(side)/same.png", square: 4) }
    try folder.write("new/photo.webp", Data("RIFF".utf8))
    _ = try folder.run("ln -s ../old new/linked; ln -s nowhere new/gone.png; mkfifo new/pipe.png")
    let run = try folder.run("touchstone compare old new")
    #expect(run.status == 0 && run.output == "1 file: 1 matches; 4 skipped\n")
    #expect(
      run.errors.split(separator: "\n") == [
        "new/gone.png: skipped, a broken link", "new/linked: skipped, a link to a folder",
        "new/photo.webp: skipped, webp is not read; convert it to PNG", "new/pipe.png: skipped, not a regular file",
      ])
    #expect(try folder.run("touchstone compare old new --json").output.contains("\"skipped\" : 4"))
  }

  @Test func `a link in a folder is followed within it only`() throws {
    for side in ["old", "new"] { try folder.write("\(side)/a.txt", Data("a\n".utf8)) }
    try folder.write("secret.txt", Data("secret\n".utf8))
    try folder.write("old/b.txt", Data("a\n".utf8))
    _ = try folder.run("ln -s ../secret.txt new/c.txt; ln -s a.txt new/b.txt; cp secret.txt old/c.txt")
    let run = try folder.run("touchstone compare old new")
    #expect(run.errors == "new/c.txt: skipped, a link out of the folder\n", "\(run.errors)")
    #expect(!run.output.contains("secret") && run.output.contains("c.txt") && run.status == 1, "\(run.output)")
    // The user names this one.
    #expect(try folder.run("touchstone compare secret.txt new/c.txt").status == 0)
  }

  @Test func `what has no end is not read`() throws {
    try folder.picture("a.png", square: 4)
    try folder.picture("huge.png", square: 4)
    _ = try folder.run("ln -s /dev/zero zero.png; truncate -s 1T huge.png")
    let zero = try folder.run("touchstone compare a.png zero.png")
    #expect(zero.status == 2 && zero.errors == "zero.png: cannot be read: it is a device.\n", "\(zero.errors)")
    let limit = 8 * 1000 + (1 << 20)
    let huge = try folder.run("touchstone compare huge.png a.png --max-pixels 1000")
    let message =
      "cannot be read: it has more than \(limit) bytes, the limit for pictures of 1000 px. If you trust it, pass a larger --max-pixels.\n"
    #expect(huge.status == 2 && huge.errors == "huge.png: \(message)", "\(huge.errors)")
    let piped = try folder.run("touchstone compare - a.png --max-pixels 1000 </dev/zero")
    #expect(piped.status == 2 && piped.errors == "standard input: \(message)", "\(piped.errors)")
    // The rest of a folder is compared.
    let folders = try folder.run("mkdir old new; cp a.png old; cp a.png huge.png new; touchstone compare old new")
    #expect(folders.status != 0 && folders.errors.contains("huge.png: cannot be read: it has more than"))
  }

  @Test func `a text is not compared with a picture`() throws {
    try folder.picture("a.png", square: 4)
    try folder.write("a.txt", Data("one\n".utf8))
    for pair in ["a.txt a.png", "a.png a.txt"] {
      let run = try folder.run("touchstone compare \(pair)")
      #expect(run.status == 2 && run.output.isEmpty && run.errors.contains("these cannot be compared"), "\(run.errors)")
    }
  }

  @Test(arguments: ["--threshold 0.2 --metric odiff", "--max-diff-pixels 9", "--mask 0,0,9,9", "--diff d.png"])
  func `options for pictures are refused for two texts, and named for folders of such`(options: String) throws {
    for side in ["old", "new"] { try folder.write("\(side)/a.txt", Data(side.utf8)) }
    let pair = try folder.run("touchstone compare old/a.txt new/a.txt \(options)")
    #expect(pair.status == 2 && pair.errors.contains(" has no effect here: text is compared line by line"))
    let folders = try folder.run("touchstone compare old new \(options)")
    #expect(folders.status == 1 && folders.errors.split(separator: "\n").count == 1)
    #expect(folders.errors.contains(" has no effect here"), "\(folders.errors)")
    for side in ["old", "new"] { try folder.picture("\(side)/b.png", square: 4, width: 40) }
    #expect(try folder.run("touchstone compare old new \(options)").errors.isEmpty)
  }

  @Test func `a PNG file without its end is damaged`() throws {
    try folder.picture("a.png", square: 4)
    let run = try folder.run("head -c -12 a.png > cut.png; touchstone compare a.png cut.png")
    #expect(
      run.status == 2 && run.errors.contains("cut.png: cannot be read: The PNG file is truncated"), "\(run.errors)")
    #expect(run.errors.contains("IEND"))
  }

  /// A PNG file of one grey pixel of 16 bits, whose parts are stored without compression.
  private func gray16(_ value: UInt16) -> Data {
    let raw: [UInt8] = [0, UInt8(value >> 8), UInt8(value & 255)]
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in raw {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    let zlib: [UInt8] = [0x78, 1, 1, 3, 0, 0xFC, 0xFF] + raw + bigEndian(b << 16 | a)
    return Data(
      [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10] + pngChunk("IHDR", bigEndian(1) + bigEndian(1) + [16, 0, 0, 0, 0])
        + pngChunk("IDAT", zlib) + pngChunk("IEND", []))
  }

  @Test func `exact compares 16 bits as 16 bits`() throws {
    try folder.write("a.png", gray16(0x8080))
    try folder.write("b.png", gray16(0x8081))
    let eight = try folder.run("touchstone compare a.png b.png")
    #expect(eight.status == 0 && eight.output == "identical at 8 bits; --metric exact compares all 16\n")
    let json = try folder.run("touchstone compare a.png b.png --json").output
    #expect(json.contains("\"verdict\" : \"matches\"") && !json.contains("\"verdict\" : \"identical\""))
    // Other bytes of the same 16 bits are identical.
    #expect(try folder.run("cp a.png c.png; touchstone compare a.png c.png").output == "identical\n")
    let run = try folder.run("touchstone compare a.png b.png --metric exact")
    #expect(run.status == 1 && run.output == "differs: 1 px in their 16 bits, though not in the upper 8\n")
    #expect(try folder.run("touchstone compare a.png a.png --metric exact").status == 0)
    for option in ["--mask 0,0,1,1", "--max-diff-pixels 1", "--max-diff-ratio 1"] {
      let refused = try folder.run("touchstone compare a.png b.png --metric exact \(option)")
      #expect(refused.status == 2 && (refused.output + refused.errors).contains("16 bits"), "\(option)")
    }
  }

  @Test func `goldens of all strategies are compared in folders, and names that are not UTF-8 are named as such`()
    throws
  {
    for (name, one, other) in [("a.plist", "<a/>", "<b/>"), ("b.data", "1", "2")] {
      try folder.write("one/\(name)", Data(one.utf8))
      try folder.write("other/\(name)", Data(other.utf8))
    }
    let run = try folder.run("touchstone compare one other")
    #expect(run.status == 1 && run.output.contains("a.plist") && run.output.contains("b.data"))
  }

  @Test func `goldens that know their texts tell which one changed`() throws {
    func golden(_ path: String, _ words: String, color: UInt8) throws {
      var metadata = GoldenMetadata(tool: "9.9.9", scale: 2)
      metadata.outline = ViewOutline(text: "VStack 0 0 16 12\n Text 1 3 8 6 =\(words)")
      let picture = CompareFolder.bitmap(square: 4, width: 32, color: color)
      try folder.write(path, try picture.pngData(metadata: metadata.texts))
    }
    try golden("a.png", "Airplane%20mode", color: 0x20)
    try golden("b.png", "Flight%20mode", color: 0x90)
    let run = try folder.run("touchstone compare a.png b.png --metric strict")
    #expect(run.status == 1 && run.output.hasSuffix("; text: “Airplane mode” → “Flight mode”\n"), "\(run.output)")
    let document = try folder.run("touchstone compare a.png b.png --metric strict --json").output
    #expect(document.contains("\"kind\" : \"text\"") && document.contains("\"Flight mode\""))
    try golden("c.png", "Airplane%20mode", color: 0x90)
    #expect(try !folder.run("touchstone compare a.png c.png --metric strict --json").output.contains("\"text\" : ["))
  }

  @Test func `pictures that Touchstone drew with the same libraries are compared strictly`() throws {
    func texts(_ tool: String, cairo: String) -> [String: String] {
      GoldenMetadata(tool: tool, ingredients: ["cairo": GoldenIngredient(version: cairo)]).texts
    }
    let dark = CompareFolder.bitmap(square: 4, width: 32, color: 0x80)
    let light = CompareFolder.bitmap(square: 4, width: 32, color: 0x83)
    try folder.write("a.png", try dark.pngData(metadata: texts("9.9.9", cairo: "1.16.0")))
    try folder.write("b.png", try light.pngData(metadata: texts("9.9.8", cairo: "1.16.0")))
    try folder.write("other.png", try light.pngData(metadata: texts("9.9.9", cairo: "1.18.0")))
    try folder.write("elsewhere.png", try light.pngData())
    let strict = try folder.run("touchstone compare a.png b.png --json")
    #expect(strict.status == 1 && strict.output.contains("\"metric\" : \"strict\""))
    for other in ["other.png", "elsewhere.png"] {
      #expect(try folder.run("touchstone compare a.png \(other)").status == 0)
    }
    #expect(try folder.run("touchstone compare a.png b.png --metric ui").status == 0)
  }
}
