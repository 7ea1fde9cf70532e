import Foundation
import Testing
import TouchstoneDrawing

@testable import TouchstoneImageIO

/// What is known of a PNG file without decoding it.
@Suite struct PNGImageTests {
  private func structure(_ head: [(String, [UInt8])], colorType: Int = 2) throws -> PNGImage.Structure {
    let sample = PNGSample(width: 1, height: 1, colorType: colorType, head: head, sample: { _, _, _ in 1 })
    return try #require(PNGImage.structure(of: sample.data))
  }

  /// Chromium prefers tables and code points to primaries and curves.
  @Test(arguments: ["A2B0", "A2B1", "D2B0", "cicp"])
  func `a profile with other descriptions of its colours is read in several ways`(tag: String) throws {
    let profile = ICCSample(.displayP3, .parametric, and: [tag]).bytes
    #expect(try !structure([ICCSample.chunk(profile)]).hasPlainProfile)
  }

  @Test func `a profile of primaries and curves, or of one grey curve, is read alike`() throws {
    #expect(try structure([]).hasPlainProfile)
    for curve in [ICCSample.Curve.parametric, .table, .power] {
      #expect(try structure([ICCSample.chunk(.displayP3, curve)]).hasPlainProfile)
    }
    #expect(try structure([ICCSample.chunk(ICCSample(.sRGB, .table, and: ["desc", "B2A0"]).bytes)]).hasPlainProfile)
    #expect(try structure([ICCSample.chunk(.grey, .power)], colorType: 0).hasPlainProfile)
  }

  @Test func `a profile that cannot be read, or is for other pictures, is not`() throws {
    let profile = ICCSample(.sRGB, .table).bytes
    #expect(try !structure([ICCSample.chunk(Array(profile.dropLast()))]).hasPlainProfile)
    #expect(try !structure([("iCCP", [1, 2, 3])]).hasPlainProfile)
    // Another size, a later version, and light other than D50.
    for (place, byte) in [(3, profile[3] ^ 4), (8, 5), (68, 1)] {
      var other = profile
      other[place] = byte
      #expect(try !structure([ICCSample.chunk(other)]).hasPlainProfile, "\(place)")
    }
    #expect(try !structure([ICCSample.chunk(.grey, .power)]).hasPlainProfile)
    #expect(try !structure([ICCSample.chunk(.sRGB, .power)], colorType: 0).hasPlainProfile)
  }

  @Test func `a second chunk of colours, or one with a wrong checksum, is not read by every program`() throws {
    let gamma = ("gAMA", [UInt8]([0, 0, 0xB1, 0x8F]))
    #expect(try structure([gamma]).unreliableColors == nil)
    #expect(try structure([gamma, gamma]).unreliableColors == "gAMA")
    let profile = ICCSample.chunk(.displayP3, .power)
    #expect(try structure([profile, ("iCCP", [])]).unreliableColors == "iCCP")
    var sample = PNGSample(width: 1, height: 1, colorType: 2, head: [gamma], sample: { _, _, _ in 1 }).data
    let chunk = try #require(sample.range(of: Data("gAMA".utf8)))
    sample[chunk.upperBound] = 1
    #expect(PNGImage.structure(of: sample)?.unreliableColors == "gAMA")
  }

  @Test func `an animation that is announced twice, or has a later frame in IDAT, is out of order`() throws {
    let pictures = [0, 255].map { Bitmap(width: 2, height: 2, bytes: Array(repeating: UInt8($0), count: 16)) }
    let file = try AnimatedPNG(pictures, each: .milliseconds(10)).data()
    let announcement = try #require(file.range(of: Data("acTL".utf8)))
    let pixels = try #require(file.range(of: Data("IDAT".utf8)))
    let end = try #require(file.range(of: Data("IEND".utf8))).lowerBound - 4
    for (chunk, length) in [(announcement, 8), (pixels, Int(file[pixels.lowerBound - 1]))] {
      let whole = file[chunk.lowerBound - 4..<chunk.upperBound + length + 4]
      let more = file[..<end] + whole + file[end...]
      #expect(PNGImage.structure(of: more)?.areFramesInOrder == false)
    }
  }

  @Test func `the times of frames, their order and the number of plays are read`() throws {
    let pictures = [0, 255].map { Bitmap(width: 2, height: 2, bytes: Array(repeating: UInt8($0), count: 16)) }
    let frames = [
      AnimatedPNG.Frame(pictures[0], for: .milliseconds(10)), AnimatedPNG.Frame(pictures[1], for: .framesPerSecond(2)),
    ]
    let file = try AnimatedPNG(frames, plays: 3).data()
    let found = try #require(PNGImage.structure(of: file))
    #expect(found.plays == 3)
    #expect(found.durations == [.milliseconds(10), .framesPerSecond(2)])
    #expect(found.areFramesInOrder)
    var gap = file
    let control = try #require(file.range(of: Data("fcTL".utf8), options: .backwards))
    gap[control.upperBound + 3] += 1
    #expect(try #require(PNGImage.structure(of: gap)).areFramesInOrder == false)
  }

  @Test func `times are compared as fractions`() {
    #expect(FrameDuration(1, over: 2).isAsLong(as: .milliseconds(500)))
    #expect(FrameDuration(1, over: 0).isAsLong(as: .milliseconds(10)))
    #expect(!FrameDuration(1, over: 3).isAsLong(as: .milliseconds(333)))
    #expect(FrameDuration(0, over: 0).isAsLong(as: .milliseconds(0)))
    #expect(FrameDuration(1, over: 0).seconds == 0.01)
  }
}
