import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneImageIO

@testable import TouchstoneSnapshots

/// What makes a JPEG golden faulty.
@Suite struct JPEGGoldenTests {
  private let bitmap = Bitmap(width: 2, height: 2, bytes: Array(repeating: 255, count: 16))

  /// A file with a segment before its others.
  private static func file(_ jpeg: Data, with marker: UInt8, _ contents: [UInt8]) -> Data {
    let length = contents.count + 2
    return jpeg.prefix(2) + Data([0xFF, marker, UInt8(length >> 8), UInt8(length & 0xFF)] + contents)
      + jpeg.dropFirst(2)
  }

  /// - Source: Exif 2.32, 4.5.4 "Image File Directory", 4.6.4 "Orientation" and 4.7.2 "Interoperability Structure of APP1".
  private static func exif(_ orientation: UInt8) -> [UInt8] {
    Array("Exif".utf8) + [0, 0, 0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1]
      + [1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
  }

  @Test func `a JPEG golden with a profile that cannot be read is faulty`() throws {
    // A second part without a first one.
    let profile = Self.file(try bitmap.jpegData(), with: 0xE2, Array("ICC_PROFILE\0".utf8) + [2, 2, 0])
    #expect(GoldenKind.jpeg.fault(of: profile) == "\(PictureGoldenFault.profile)")
    #expect(PictureGoldenFault(inJPEG: profile) == .profile)
    // Two parts with one number: which of them a program takes is not known.
    #expect(
      PictureGoldenFault(inJPEG: Self.file(profile, with: 0xE2, Array("ICC_PROFILE\0".utf8) + [2, 2, 1])) == .profile)
    #expect(PictureGoldenFault(inJPEG: Data("no picture".utf8)) == nil)
  }

  @Test(arguments: [true, false]) func `a PNG file named as JPEG is faulty`(decoding: Bool) throws {
    #expect(try GoldenKind.jpeg.fault(of: bitmap.jpegData(), decoding: decoding) == nil)
    #expect(try GoldenKind.jpeg.fault(of: bitmap.pngData(), decoding: decoding) != nil)
    #expect(try GoldenKind.jpeg.digest(of: bitmap.jpegData()) != nil)
    #expect(try GoldenKind.jpeg.digest(of: bitmap.pngData()) == nil)
  }

  @Test func `a JPEG golden that viewers turn or mirror is faulty`() throws {
    let jpeg = try bitmap.jpegData()
    for orientation in 2...8 as ClosedRange<UInt8> {
      let turned = Self.file(jpeg, with: 0xE1, Self.exif(orientation))
      #expect(
        GoldenKind.jpeg.fault(of: turned) == "\(PictureGoldenFault.orientation(Int(orientation)))")
      // The pixels are the same: without the check, no one would notice.
      #expect(try JPEGImage(data: turned).bitmap == JPEGImage(data: jpeg).bitmap)
    }
    // Other data in the same kind of segment come first, or a first orientation that changes nothing.
    let name = Array("http://ns.adobe.com/xap/1.0/\0".utf8)
    let both = Self.file(Self.file(jpeg, with: 0xE1, Self.exif(6)), with: 0xE1, name)
    #expect(try JPEGImage(data: both).orientations == [6])
    let twice = Self.file(Self.file(jpeg, with: 0xE1, Self.exif(3)), with: 0xE1, Self.exif(1))
    #expect(try JPEGImage(data: twice).orientations == [3])
    // It counts at the end as well.
    let late = jpeg.dropLast(2) + Self.file(Data(), with: 0xE1, Self.exif(8)) + jpeg.suffix(2)
    #expect(GoldenKind.jpeg.fault(of: late) == "\(PictureGoldenFault.orientation(8))")
    for (marker, contents) in [(0xE1, Self.exif(1)), (0xE1, []), (0xE1, name), (0xE2, Self.exif(6))]
      as [(UInt8, [UInt8])]
    {
      #expect(GoldenKind.jpeg.fault(of: Self.file(jpeg, with: marker, contents)) == nil)
    }
  }

  @Test(arguments: [1, 1000]) func `a JPEG golden with bytes after its end is faulty`(count: Int) throws {
    let jpeg = try bitmap.jpegData()
    for byte in [0, 65, 0xFF] as [UInt8] {
      let longer = jpeg + Data(repeating: byte, count: count)
      for decoding in [true, false] {
        #expect(
          GoldenKind.jpeg.fault(of: longer, decoding: decoding) == "\(PictureGoldenFault.bytesAfterEnd(count))")
      }
    }
    // Another picture is only bytes, too.
    #expect(GoldenKind.jpeg.fault(of: jpeg + jpeg) == "\(PictureGoldenFault.bytesAfterEnd(jpeg.count))")
  }

  @Test func `a segment that is cut off is an error`() throws {
    let jpeg = try bitmap.jpegData()
    for end in [[0xFF, 0xE1], [0xFF, 0xE1, 0], [0xFF, 0xE1, 0, 1], [0xFF, 0xE1, 0xFF, 0xFF, 0x45]] as [[UInt8]] {
      #expect(throws: ImageDecodingError.self) { try JPEGImage(data: jpeg.prefix(2) + Data(end)) }
    }
  }

  /// A grey picture whose scans say, in a few bytes each, that no coefficient changes.
  ///
  /// - Source: ITU-T T.81, annexes B "Compressed data formats" and G "Progressive DCT-based mode of operation". The code 0
  ///   of the second table ends the band of the next 2¹⁴ blocks.
  private static func progressive(width: Int, height: Int, scans: Int) -> Data {
    let size: [UInt8] = [height >> 8, height & 0xFF, width >> 8, width & 0xFF].map { UInt8($0) }
    let table: [UInt8] = [1] + Array(repeating: 0, count: 15)
    var file = Data([0xFF, 0xD8, 0xFF, 0xDB, 0, 67, 0] + Array(repeating: 1, count: 64))
    file += Data([0xFF, 0xC2, 0, 11, 8] + size + [1, 1, 0x11, 0])
    file += Data([0xFF, 0xC4, 0, 20, 0] + table + [0] + [0xFF, 0xC4, 0, 20, 0x10] + table + [0xE0])
    let blocks = ((width + 7) / 8) * ((height + 7) / 8)
    for scan in 0..<scans {
      file += Data([0xFF, 0xDA, 0, 8, 1, 1, 0] + (scan == 0 ? [0, 0, 0] : [1, 63, 0]))
      file += Data(count: scan == 0 ? (blocks + 7) / 8 : ((blocks + 16_383) / 16_384 * 15 + 7) / 8)
    }
    return file + Data([0xFF, 0xD9])
  }

  /// 500 scans of small pictures, and 2³¹ px in all scans of larger ones.
  @Test(arguments: [(8, 8, 500), (4096, 2048, 256)]) func `the scans of a progressive file are bounded`(
    width: Int, height: Int, scans: Int
  ) throws {
    let image = try JPEGImage(data: Self.progressive(width: width, height: height, scans: scans))
    #expect(image.bitmap[width - 1, height - 1] == (128, 128, 128, 255))
    #expect(throws: ImageDecodingError.self) {
      try JPEGImage(data: Self.progressive(width: width, height: height, scans: scans + 1))
    }
  }
}
