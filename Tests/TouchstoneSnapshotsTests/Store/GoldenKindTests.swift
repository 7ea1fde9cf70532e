import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneTestSupport

@testable import TouchstoneSnapshots

@Suite struct GoldenKindTests {
  @Test(arguments: [true, false]) func `a file is what its extension says`(decoding: Bool) throws {
    func fault(_ pathExtension: String, _ data: Data) throws -> String? {
      try #require(GoldenKind(pathExtension: pathExtension)).fault(of: data, decoding: decoding)
    }
    let bitmap = Bitmap(width: 2, height: 2, bytes: Array(repeating: 255, count: 16))
    let png = try bitmap.pngData()
    let animation = try AnimatedPNG([AnimatedPNG.Frame(bitmap, for: .milliseconds(10))]).data()
    let files: [(String, Data)] = [
      ("png", png), ("apng", animation), ("pdf", Data("%PDF-1.7\n…\n%%EOF\n".utf8)),
      ("svg", Data("<svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8)), ("txt", Data("größer".utf8)), ("txt", Data()),
      ("json", Data("{}".utf8)), ("", Data("text".utf8)),
    ]
    for (name, data) in files { #expect(try fault(name, data) == nil, "\(name)") }
    for name in ["png", "apng", "jpg", "pdf", "svg"] {
      #expect(try fault(name, Data("TOP SECRET".utf8)) != nil, "\(name)")
      #expect(try fault(name, Data()) != nil, "\(name)")
    }
    for name in ["txt", "", "json"] { #expect(try fault(name, png) == "neither an image nor text") }
    #expect(try fault("png", png.dropLast(12))?.contains("IEND") == true)
    #expect(try fault("png", png.dropLast(1))?.contains("IEND") == true)
    #expect(try fault("png", png.prefix(40)) != nil)
    var damaged = png
    let pixels = try #require(png.range(of: Data("IDAT".utf8)))
    damaged[pixels.upperBound + 4] ^= 1
    #expect(try fault("png", damaged) != nil)
    #expect(try fault("png", Data("TOP SECRET".utf8) + png) != nil)
  }

  @Test(arguments: [
    "swift", "md", "tree.swift", "a/b", "..", ".txt", "tree..txt", "p ng", "PNG\n", "abcdefghijklmnopq",
  ])
  func `goldens have no such extension`(name: String) {
    #expect(GoldenKind(pathExtension: name) == nil)
  }

  @Test func `the last part of an extension is the kind, and a run may bring those of built-in strategies`() {
    for name in ["tree.txt", "voiceover.txt", "accessibility.txt", "drawing.txt", "txt", "json", "plist", "svg", "png"]
    {
      #expect(GoldenKind.isBuiltIn(pathExtension: name), "\(name)")
    }
    #expect(GoldenKind(pathExtension: "tree.txt") == .text && GoldenKind(pathExtension: "phone.png") == .png)
    // SwiftPM compiles some of these wherever they lie in a target; people run others.
    for name in ["c", "cc", "cpp", "m", "mm", "S", "h", "modulemap", "py", "sh", "txt.c", "html", ""] {
      #expect(!GoldenKind.isBuiltIn(pathExtension: name), "\(name)")
    }
  }

  /// On a developer's machine, an assertion trusts the hash: a picture with that of another one passes as the other one.
  @Test func `a picture that stores the hash of another one is faulty`() throws {
    let blue = try Bitmap(width: 2, height: 1, bytes: [255, 0, 0, 255, 255, 0, 0, 255]).pngData()
    let red = try Bitmap(width: 2, height: 1, bytes: [0, 0, 255, 255, 0, 0, 255, 255]).pngData()
    let forged = try Self.png(red, stampedAs: blue)
    #expect(try PNGImage(data: forged).bitmap == PNGImage(data: red).bitmap)
    #expect(GoldenStamp.read(from: forged) == GoldenStamp.read(from: blue) && GoldenStamp.read(from: blue) != nil)
    #expect(GoldenKind.png.fault(of: forged) == "the hash stored in it is not that of its pixels")
    for whole in [red, blue] { #expect(GoldenKind.png.fault(of: whole) == nil) }
  }

  /// Puts the hash of one PNG file into another one, with the right checksums.
  ///
  /// - Source: ``GoldenStamp``: a version, the hash (16 bytes) and a CRC-32 that stays that of the other pixels.
  private static func png(_ data: Data, stampedAs other: Data) throws -> Data {
    func stamp(_ data: Data) throws -> Range<Int> {
      let type = try #require(data.range(of: Data("tsHS".utf8)))
      return type.upperBound..<type.upperBound + 21
    }
    var forged = data
    let place = try stamp(data)
    forged.replaceSubrange(
      place.lowerBound + 1..<place.lowerBound + 17, with: other[try stamp(other)].dropFirst().prefix(16))
    let checked = forged[place.lowerBound - 4..<place.upperBound]
    forged.replaceSubrange(place.upperBound..<place.upperBound + 4, with: bigEndian(crc32(checked)))
    return forged
  }

  /// `prune --check` calls it cut off, and so does the assertion.
  @Test func `a PNG golden without its end fails`() throws {
    try withTemporaryFolder { folder in
      let harness = VerifierHarness(folder)
      let image = UIImage(
        cgImage: CGImage(bitmap: Bitmap(width: 2, height: 2, bytes: Array(repeating: 255, count: 16))), scale: 1)
      let recorded = harness.verify(image, as: .image, named: "a")
      let file = folder.appendingPathComponent(recorded.result.golden)
      try Data(contentsOf: file).dropLast(12).write(to: file)
      let next = VerifierHarness(folder, run: "s", invocation: "2-2")
      let outcome = next.verify(image, as: .image, named: "a")
      #expect(outcome.result.reason == .unreadable)
      #expect(outcome.message?.contains("IEND") == true, "\(outcome.message ?? "")")
    }
  }
}
