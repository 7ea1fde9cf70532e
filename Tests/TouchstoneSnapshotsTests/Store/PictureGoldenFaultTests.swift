import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneTestSupport

@testable import TouchstoneSnapshots

@Suite struct PictureGoldenFaultTests {
  private let image = UIImage(
    cgImage: CGImage(bitmap: Bitmap(width: 2, height: 2, bytes: Array(repeating: 255, count: 16))), scale: 1)

  /// A file with another chunk before its pixels.
  private func file(_ png: Data, with type: String, _ contents: [UInt8] = [0, 0, 0, 1, 0, 0, 0, 0]) throws -> Data {
    let pixels = try #require(png.range(of: Data("IDAT".utf8)))
    var file = png
    file.insert(contentsOf: pngChunk(type, contents), at: pixels.lowerBound - 4)
    return file
  }

  private static let faults: [(type: String, fault: PictureGoldenFault)] =
    ["acTL", "fcTL", "fdAT"].map { ($0, .animation) }
    + ["cICP", "mDCV", "mDCv", "cLLI", "cLLi"].map { ($0, .colors($0)) } + [("iCCP", .profile)]

  @Test(arguments: faults) func `a golden that other programs show differently is faulty`(
    type: String, fault: PictureGoldenFault
  ) throws {
    let png = try file(image.bitmapData(), with: type)
    #expect(PictureGoldenFault(in: png) == fault)
    for decoding in [true, false] { #expect(GoldenKind.png.fault(of: png, decoding: decoding) == "\(fault)") }
    // The still picture is the same: without the check, the golden matches.
    #expect(try PNGImage(data: png).bitmap == PNGImage(data: image.bitmapData()).bitmap)
    for variables in [[:], ["CI": "1"]] { try requireFailure(of: png, fault, variables) }
  }

  @Test(arguments: ["sRGB", "gAMA", "cHRM", "iCCP"])
  func `a golden with a chunk of colours behind its pixels, where viewers pass over it, is faulty`(type: String) throws
  {
    let png = try image.bitmapData()
    let end = try #require(png.range(of: Data("IEND".utf8))).lowerBound - 4
    let late = png[..<end] + Data(pngChunk(type, [0, 1, 0x86, 0xA0])) + png[end...]
    #expect(PictureGoldenFault(in: late) == .colors(type))
  }

  @Test func `a golden with primaries and a curve is none with a fault`() throws {
    var plain = try image.bitmapData()
    let standard = try #require(plain.range(of: Data("sRGB".utf8)))
    plain.removeSubrange(standard.lowerBound - 4..<standard.upperBound + 5)
    let gamma = try file(plain, with: "gAMA", [0, 0, 0xB1, 0x8F])
    #expect(PictureGoldenFault(in: gamma) == nil)
    #expect(PictureGoldenFault(in: try file(gamma, with: "cHRM")) == nil)
    // Viewers use the primaries only with a curve.
    #expect(PictureGoldenFault(in: try file(plain, with: "cHRM")) == .colors("cHRM"))
  }

  @Test func `an animated golden is compared in its own colours and times, or is faulty`() throws {
    let bitmaps = [0, 255].map { Bitmap(width: 2, height: 2, bytes: Array(repeating: UInt8($0), count: 16)) }
    let animation = try AnimatedPNG(bitmaps, each: .milliseconds(10)).data()
    for type in ["iCCP", "gAMA", "cHRM", "tRNS"] {
      #expect(PictureGoldenFault(in: try file(animation, with: type), isAnimation: true) == .colors(type))
    }
    let ends = try AnimatedPNG(bitmaps, each: .milliseconds(10), plays: 2).data()
    #expect(GoldenKind.apng.fault(of: ends) == "\(PictureGoldenFault.plays(2))")
    let frames = zip(bitmaps, [10, 60_000]).map { AnimatedPNG.Frame($0, for: .milliseconds($1)) }
    #expect(try GoldenKind.apng.fault(of: AnimatedPNG(frames).data()) == "\(PictureGoldenFault.durations)")
    let control = try #require(animation.range(of: Data("fcTL".utf8), options: .backwards))
    let contents = [UInt8](animation[control.upperBound..<control.upperBound + 26])
    let chunk = pngChunk("fcTL", contents[..<3] + [contents[3] + 1] + contents[4...])
    let whole = control.lowerBound - 4..<control.upperBound + 30
    let gap = animation[..<whole.lowerBound] + Data(chunk) + animation[whole.upperBound...]
    for decoding in [true, false] {
      #expect(GoldenKind.apng.fault(of: gap, decoding: decoding) == "\(PictureGoldenFault.order)")
    }
  }

  @Test(arguments: [1, 1000]) func `a golden with bytes after its end is faulty, whatever its stamp says`(count: Int)
    throws
  {
    let png = try image.bitmapData() + Data(repeating: 65, count: count)
    #expect(PictureGoldenFault(in: png) == .bytesAfterEnd(count))
    #expect(GoldenKind.png.fault(of: png, decoding: false) == "\(PictureGoldenFault.bytesAfterEnd(count))")
    for variables in [[:], ["CI": "1"]] { try requireFailure(of: png, .bytesAfterEnd(count), variables) }
  }

  /// Fails unless a snapshot that looks like the golden says that the golden is faulty, and recording replaces it.
  private func requireFailure(of golden: Data, _ fault: PictureGoldenFault, _ variables: [String: String]) throws {
    try withTemporaryFolder { folder in
      let recorded = VerifierHarness(folder).verify(image, as: .image, named: "a")
      let file = folder.appendingPathComponent(recorded.result.golden)
      let whole = try Data(contentsOf: file)
      try golden.write(to: file)
      let outcome = VerifierHarness(folder, variables, run: "2", invocation: "2-2").verify(
        image, as: .image, named: "a")
      #expect(outcome.result.reason == .unreadable)
      #expect(outcome.result.artefacts?.actual?.hasSuffix(".png") == true)
      let message = outcome.message ?? ""
      #expect(message.contains("\(fault)"))
      #expect(message.contains("\nRecord: swift package record-snapshots --only Cards/dark.a"))
      let forced = VerifierHarness(folder, ["TOUCHSTONE_RECORD": "all"], run: "3").verify(image, as: .image, named: "a")
      #expect(forced.result.recorded == .changed)
      #expect(try Data(contentsOf: file) == whole)
    }
  }

  /// Exif data with an entry for each orientation.
  private static func exif(_ orientations: UInt8..., isLittle: Bool = false, tag: UInt8 = 0x12, prefix: [UInt8] = [])
    -> [UInt8]
  {
    func number(_ bytes: [UInt8]) -> [UInt8] { isLittle ? bytes.reversed() : bytes }
    var bytes = prefix + (isLittle ? [0x49, 0x49] : [0x4D, 0x4D])
    bytes += number([0, 42]) + number([0, 0, 0, 8]) + number([0, UInt8(orientations.count)])
    for orientation in orientations {
      bytes += number([1, tag]) + number([0, 3]) + number([0, 0, 0, 1]) + number([0, orientation]) + [0, 0]
    }
    return bytes + [0, 0, 0, 0]
  }

  @Test func `a golden that viewers turn or mirror is faulty`() throws {
    for orientation in 2...8 as ClosedRange<UInt8> {
      for isLittle in [true, false] {
        let png = try file(image.bitmapData(), with: "eXIf", Self.exif(orientation, isLittle: isLittle))
        #expect(PictureGoldenFault(in: png) == .orientation(Int(orientation)))
        #expect(GoldenKind.png.fault(of: png, decoding: false) == "\(PictureGoldenFault.orientation(Int(orientation)))")
      }
    }
    let prefixed = Self.exif(6, prefix: Array("Exif".utf8) + [0, 0])
    try requireFailure(of: file(image.bitmapData(), with: "eXIf", prefixed), .orientation(6), ["CI": "1"])
    // Chromium follows the second one.
    #expect(try PictureGoldenFault(in: file(image.bitmapData(), with: "eXIf", Self.exif(9, 6))) == .orientation(6))
    // Simulators write the orientation that changes nothing. What is cut off says nothing.
    let harmless = [
      Self.exif(1), Self.exif(0), Self.exif(9), Self.exif(6, tag: 0x13), Array(Self.exif(6).dropLast(10)), [],
    ]
    for exif in harmless {
      #expect(try PictureGoldenFault(in: file(image.bitmapData(), with: "eXIf", exif)) == nil)
    }
  }

  @Test func `an animated golden with a still picture of its own is faulty`() throws {
    let frames = [0, 255].map { Bitmap(width: 2, height: 2, bytes: Array(repeating: UInt8($0), count: 16)) }
    let animation = try AnimatedPNG(frames, each: .milliseconds(10)).data()
    #expect(PictureGoldenFault(in: animation, isAnimation: true) == nil)
    // The first frame begins behind the picture, or the announcement is where no player looks for it.
    let pixels = try #require(animation.range(of: Data("IDAT".utf8)))
    for type in ["fcTL", "acTL"] {
      let chunk = try #require(animation.range(of: Data(type.utf8)))
      let whole = chunk.lowerBound - 4..<chunk.upperBound + (type == "fcTL" ? 30 : 12)
      let length = Int(animation[pixels.lowerBound - 1]) + Int(animation[pixels.lowerBound - 2]) << 8
      let end = pixels.upperBound + length + 4
      var moved = animation
      moved.insert(contentsOf: animation[whole], at: end)
      moved.removeSubrange(whole)
      #expect(PictureGoldenFault(in: moved, isAnimation: true) == .stillPicture)
      #expect(GoldenKind.apng.fault(of: moved, decoding: false) == "\(PictureGoldenFault.stillPicture)")
    }
  }

  @Test func `what other tools write into pictures is no fault`() throws {
    let png = try image.bitmapData()
    for type in ["iDOT", "eXIf", "pHYs", "tIME", "vpAg"] {
      #expect(PictureGoldenFault(in: try file(png, with: type)) == nil)
    }
    #expect(PictureGoldenFault(in: png) == nil)
    #expect(PictureGoldenFault(in: Data("no picture".utf8)) == nil)
  }

  @Test func `an animated golden may be animated, and nothing more`() throws {
    let bitmap = Bitmap(width: 2, height: 2, bytes: Array(repeating: 255, count: 16))
    let animation = try AnimatedPNG([AnimatedPNG.Frame(bitmap, for: .milliseconds(10))]).data()
    #expect(GoldenKind.apng.fault(of: animation) == nil)
    #expect(GoldenKind.png.fault(of: animation) == "\(PictureGoldenFault.animation)")
    #expect(GoldenKind.apng.fault(of: animation + Data([0])) == "\(PictureGoldenFault.bytesAfterEnd(1))")
    #expect(GoldenKind.apng.fault(of: try file(animation, with: "cICP")) == "\(PictureGoldenFault.colors("cICP"))")
  }

  @Test func `the words of each fault`() {
    #expect(
      "\(PictureGoldenFault.animation)"
        == "It contains an animation, which browsers play, but only its still picture would be compared.")
    #expect(
      "\(PictureGoldenFault.colors("cICP"))"
        == "It contains the chunk cICP, with which some viewers show other colours than those that would be compared.")
    #expect(
      "\(PictureGoldenFault.stillPicture)"
        == "It contains a still picture besides its animation, which programs show that play no animations, but only the"
        + " animation would be compared.")
    #expect(
      "\(PictureGoldenFault.orientation(6))"
        == "It contains the orientation 6 in its Exif data, by which some viewers turn or mirror what would be compared."
    )
    #expect(
      "\(PictureGoldenFault.profile)"
        == "It contains a colour profile with more than primaries and curves, with which some viewers show other colours than"
        + " those that would be compared.")
    #expect(
      "\(PictureGoldenFault.order)"
        == "The frames of its animation are not numbered in order, and browsers leave some of them out.")
    #expect(
      "\(PictureGoldenFault.durations)"
        == "Its frames are shown for different times, but only that of the first would be compared.")
    #expect(
      "\(PictureGoldenFault.plays(1))"
        == "Its animation ends after one time, and would be compared as one that does not.")
    #expect("\(PictureGoldenFault.plays(3))".contains("ends after 3 times"))
    #expect("\(PictureGoldenFault.bytesAfterEnd(1))" == "It has 1 more byte after the end of the picture.")
    #expect("\(PictureGoldenFault.bytesAfterEnd(9))" == "It has 9 more bytes after the end of the picture.")
  }
}

extension UIImage {
  /// A golden that says that Touchstone drew it, or recording would leave it alone.
  fileprivate func bitmapData() throws -> Data {
    let metadata = GoldenMetadata(tool: TouchstoneVersion.current, scale: 1)
    return try #require(cgImage).bitmap.pngData(metadata: metadata.texts)
  }
}
