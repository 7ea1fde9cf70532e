import CPixelKernels
import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneTestSupport

@testable import TouchstoneImageIO

/// Files whose numbers are not sRGB. Expected colours are published ones: CSS Color 4 for Display P3, ITU-R BT.2020 and
/// BT.709 for their curves.
struct ColorConversionTests {
  /// The colour of a file of one pixel, red first.
  private func color(
    _ pixel: [Int], _ head: [(String, [UInt8])], as colors: DecodedColors = .sRGB, depth: Int = 8
  ) throws -> [Int] {
    let type = pixel.count == 1 ? 0 : 2
    let sample = PNGSample(
      width: 1, height: 1, bitDepth: depth, colorType: type, head: head, sample: { _, _, channel in pixel[channel] })
    let found = try PNGImage(data: sample.data, colors: colors).bitmap[0, 0]
    return [Int(found.red), Int(found.green), Int(found.blue)]
  }

  private func isNear(_ a: [Int], _ b: [Int], within steps: Int = 1) -> Bool {
    zip(a, b).allSatisfy { abs($0 - $1) <= steps }
  }

  private let p3 = [("cICP", [12, 13, 0, 1] as [UInt8])]

  // CSS Color 4, conversions of named colours: color(display-p3 0.9175 0.2003 0.1387) is red, 0.4584 0.9853 0.2983 lime,
  // 0 0 0.9596 blue, and greys are the same.
  @Test(arguments: [
    ([234, 51, 35], [255, 0, 0]), ([117, 251, 76], [0, 255, 0]), ([0, 0, 245], [0, 0, 255]),
    ([128, 128, 128], [128, 128, 128]), ([255, 255, 255], [255, 255, 255]), ([0, 0, 0], [0, 0, 0]),
  ])
  func `display p 3 becomes SRGB and back`(p3Color: [Int], sRGBColor: [Int]) throws {
    for head in [p3, [ICCSample.chunk(.displayP3, .parametric)], [ICCSample.chunk(.displayP3, .table)]] {
      // The published numbers are rounded, and near black a little light is some numbers.
      #expect(isNear(try color(p3Color, head), sRGBColor, within: 5), "\(head[0].0)")
      #expect(try color(p3Color, head, as: .displayP3) == p3Color)
    }
    #expect(isNear(try color(sRGBColor, [], as: .displayP3), p3Color))
    #expect(try color(p3Color, p3, as: .stored) == p3Color)
  }

  @Test func `colors beyond SRGB are the nearest of it`() throws {
    #expect(try color([255, 0, 0], p3) == [255, 0, 0])
    // They stay apart in the space that they need.
    let file = { (head: [(String, [UInt8])]) in
      PNGSample(width: 1, height: 1, colorType: 2, head: head, sample: { _, _, channel in channel == 0 ? 255 : 0 }).data
    }
    #expect(DecodedColors.needed(by: file(p3)) == .displayP3)
    #expect(DecodedColors.needed(by: file([])) == .sRGB)
    #expect(DecodedColors.needed(by: file([("cICP", [9, 13, 0, 1])])) == .rec2020)
    #expect(DecodedColors.needed(by: file([("cICP", [1, 13, 0, 1])])) == .sRGB)
    #expect(DecodedColors.needed(by: file([ICCSample.chunk(.adobeRGB, .power)])) == .rec2020)
    #expect(DecodedColors.needed(by: Data()) == .sRGB)
    #expect(try isNear(color([255, 0, 0], [], as: .displayP3), [234, 51, 35]))
  }

  @Test func `a profile of SRGB changes no pixel`() throws {
    for curve in [ICCSample.Curve.parametric, .table] {
      for value in stride(from: 0, through: 255, by: 15) {
        let pixel = [value, 255 - value, value / 2]
        #expect(try color(pixel, [ICCSample.chunk(.sRGB, curve)]) == pixel)
      }
    }
  }

  @Test func `adobe RGB becomes SRGB`() throws {
    // Adobe RGB (1998), annex C, and IEC 61966-2-1: (150, 200, 100) is about (123, 202, 89) in sRGB.
    let linear = { (c: Int) in pow(Double(c) / 255, 563.0 / 256) }
    let (r, g, b) = (linear(150), linear(200), linear(100))
    // The published matrices of both spaces for D65, one after the other.
    let x = 0.57667 * r + 0.18556 * g + 0.18823 * b
    let y = 0.29734 * r + 0.62736 * g + 0.07529 * b
    let z = 0.02703 * r + 0.07069 * g + 0.99134 * b
    let light = [
      3.2406 * x - 1.5372 * y - 0.4986 * z, -0.9689 * x + 1.8758 * y + 0.0415 * z, 0.0557 * x - 0.2040 * y + 1.0570 * z,
    ]
    let expected = light.map { Int((255 * (1.055 * pow($0, 1 / 2.4) - 0.055)).rounded()) }
    #expect(isNear(try color([150, 200, 100], [ICCSample.chunk(.adobeRGB, .power)]), expected))
  }

  @Test func `gamma is followed unless it is that of SRGB`() throws {
    func gamma(_ number: UInt32) -> [(String, [UInt8])] { [("gAMA", number.bigEndianBytes)] }
    #expect(try color([10, 128, 250], gamma(45_455)) == [10, 128, 250])
    // Linear: 128/255 is light of 0.502, which sRGB writes as 188.
    #expect(try color([128], gamma(100_000)) == [188, 188, 188])
    // 1.8 as on old Macintoshes: (128/255)^1.8 = 0.289, sRGB 147.
    #expect(try isNear(color([128], gamma(55_556)), [147, 147, 147]))
    #expect(try color([9, 8, 7], gamma(0)) == [9, 8, 7])
    #expect(try color([0, 255, 0], gamma(100_000)) == [0, 255, 0])
  }

  @Test func `chromaticities are followed`() throws {
    func chunk(_ places: [Double]) -> (String, [UInt8]) {
      ("cHRM", places.flatMap { UInt32(($0 * 100_000).rounded()).bigEndianBytes })
    }
    let p3 = chunk([0.3127, 0.3290, 0.68, 0.32, 0.265, 0.69, 0.15, 0.06])
    #expect(try isNear(color([234, 51, 35], [p3]), [255, 0, 0]))
    let sRGB = chunk([0.3127, 0.3290, 0.64, 0.33, 0.30, 0.60, 0.15, 0.06])
    #expect(try color([1, 100, 200], [sRGB]) == [1, 100, 200])
    // White stays white, whichever it is.
    let warm = chunk([0.3457, 0.3585, 0.64, 0.33, 0.30, 0.60, 0.15, 0.06])
    #expect(try isNear(color([255, 255, 255], [warm]), [255, 255, 255]))
    for broken in [[Double](repeating: 0, count: 8), [Double](repeating: 0.3, count: 8)] {
      #expect(try color([1, 100, 200], [chunk(broken)]) == [1, 100, 200])
    }
  }

  @Test func `the stronger chunk wins and what cannot be read loses`() throws {
    let linear: (String, [UInt8]) = ("gAMA", UInt32(100_000).bigEndianBytes)
    #expect(try color([128], [linear, ("sRGB", [0])]) == [128, 128, 128])
    #expect(try isNear(color([234, 51, 35], [ICCSample.chunk(.displayP3, .parametric), ("sRGB", [0])]), [255, 0, 0]))
    #expect(try color([234, 51, 35], p3 + [ICCSample.chunk(.sRGB, .table)]).first == 255)
    // A profile that is none, colours of high dynamic range, video's range: what is left is sRGB.
    for head in [("iCCP", Array("x".utf8) + [0, 0, 1, 2]), ("cICP", [9, 16, 0, 1]), ("cICP", [12, 13, 0, 0])] {
      #expect(try color([234, 51, 35], [head]) == [234, 51, 35])
    }
  }

  @Test func `greys palettes and sixteen bits are converted too`() throws {
    let linear: (String, [UInt8]) = ("gAMA", UInt32(100_000).bigEndianBytes)
    #expect(try color([128 * 257], [linear], depth: 16) == [188, 188, 188])
    #expect(try color([128], [ICCSample.chunk(.grey, .power1)]) == [188, 188, 188])
    let palette = PNGSample(
      width: 1, height: 1, colorType: 3, isInterlaced: true, head: p3 + [("PLTE", [234, 51, 35]), ("tRNS", [128])],
      sample: { _, _, _ in 0 })
    let pixel = try PNGImage(data: palette.data).bitmap[0, 0]
    #expect(pixel.alpha == 128 && pixel.red >= 127 && pixel.green <= 1)
  }

  @Test func `JPEG files are converted by their profile`() throws {
    let profile = ICCSample(.displayP3, .parametric).bytes
    let plain = try Bitmap(jpegData: JPEGSamples.color)
    let segment = Array("ICC_PROFILE\0".utf8) + [1, 1] + profile
    let length = UInt16(segment.count + 2).bigEndianBytes
    var file = Data(JPEGSamples.color.prefix(2)) + Data([0xFF, 0xE2]) + Data(length)
    file += Data(segment) + JPEGSamples.color.dropFirst(2)
    #expect(DecodedColors.needed(by: file) == .displayP3)
    #expect(try Bitmap(jpegData: file, colors: .displayP3) == plain)
    // Decoders pass over any number of bytes FF before a marker.
    let filled = file.prefix(2) + Data([0xFF, 0xFF]) + file.dropFirst(2)
    #expect(try Bitmap(jpegData: filled, colors: .displayP3) == plain)
    #expect(try Bitmap(jpegData: file) != plain)
    // The same colours from a PNG file.
    let stored = plain[0, 0]
    let expected = try color([Int(stored.red), Int(stored.green), Int(stored.blue)], p3)
    let found = try Bitmap(jpegData: file)[0, 0]
    #expect([Int(found.red), Int(found.green), Int(found.blue)] == expected)
  }

  @Test func `damaged profiles are left out`() throws {
    let profile = ICCSample(.displayP3, .table).bytes
    var random = SplitMix(state: 3)
    for _ in 0..<300 {
      var damaged = profile
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        damaged[Int.random(in: 128..<240, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      if Bool.random(using: &random) {
        damaged = Array(damaged.prefix(Int.random(in: 0..<profile.count, using: &random)))
      }
      _ = try color([1, 2, 3], [ICCSample.chunk(damaged)])
    }
  }

  @Test func `the kernel is the plain formula`() {
    var random = SplitMix(state: 9)
    let light = (0..<768).map { (index: Int) -> Double in
      pow(Double(index % 256) / 255, 1.5 + Double(index / 256) / 2)
    }
    let matrix = (0..<9).map { _ in Double.random(in: -0.5...1.2, using: &random) }
    let steps = (0..<255).map { (index: Int) -> Double in TransferCurve.sRGB.light((Double(index) + 0.5) / 255) }
    let pixels = (0..<1000).map { _ in UInt8.random(in: 0...255, using: &random) }
    var result = pixels
    ts_convert_colors(&result, 250, light, matrix, steps)
    for pixel in 0..<250 {
      let from = (0..<3).map { light[$0 * 256 + Int(pixels[pixel * 4 + $0])] }
      for channel in 0..<3 {
        let row = matrix[channel * 3..<channel * 3 + 3]
        let value = zip(row, from).map { $0 * $1 }.reduce(0, +)
        #expect(Int(result[pixel * 4 + channel]) == steps.count { $0 <= value })
      }
      #expect(result[pixel * 4 + 3] == pixels[pixel * 4 + 3])
    }
  }
}
